import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $model: new URL('./src/model', import.meta.url).pathname },
    conditions: ['browser'],
  },
  test: {
    include: ['test/**/*.test.ts'],
    // Only a guard against hanging: the longest takes seconds where nothing else runs.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
