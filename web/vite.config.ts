// The pages are files and nothing else: no inline script or style, everything beside index.html,
// so that a strict content security policy holds and the whole can be served from any folder.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { offlinePages } from './src/pwa/plugin.ts';

export default defineConfig({
  plugins: [svelte(), offlinePages()],
  base: './',
  resolve: { alias: { $model: new URL('./src/model', import.meta.url).pathname } },
  build: {
    target: 'es2022',
    outDir: '../build/web',
    emptyOutDir: true,
    // Small pictures stay files: `data:` is not in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
});
