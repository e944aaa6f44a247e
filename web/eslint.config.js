// What prettier and the compiler do not see: mistakes in scripts and markup. In .ts files the rules
// know the types, so that a promise nobody waits for is found; in .svelte files that would take
// minutes, and svelte-check knows them there.
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const unused = ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }];

export default defineConfig(
  { ignores: ['**/node_modules', 'public'] },
  js.configs.recommended,
  { rules: { 'no-unused-vars': unused } },
  { files: ['**/*.{ts,svelte}'], extends: [ts.configs.strict] },
  svelte.configs.recommended,
  {
    files: ['**/*.{ts,svelte}'],
    languageOptions: { globals: globals.browser },
    rules: {
      // The compiler knows names and types better.
      'no-undef': 'off',
      'no-unused-vars': 'off',
      '@typescript-eslint/no-unused-vars': unused,
      // What is not asked for may be answered by nothing: `Promise<Played | void>`.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Whether a warning of the compiler is silenced in vain the compiler itself tells.
      'svelte/no-unused-svelte-ignore': 'off',
      // Props are declared by `let`, as Svelte's own documentation does it.
      'prefer-const': 'off',
      // Sets and maps that nothing on the page follows are plain ones on purpose.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['src/**/*.ts', 'test/**/*.ts'],
    ignores: ['**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    // A test that meets nothing where something must be shall fail there.
    files: ['test/**', '**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // What is evaluated in a page stands in the same files as what runs in node.
    files: ['**/*.mjs', '*.js', 'src/pwa/*.js'],
    languageOptions: { globals: { ...globals.node, ...globals.browser, ...globals.serviceworker } },
  },
);
