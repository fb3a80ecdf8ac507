import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['dist/', '**/node_modules/', 'src/lib/wire.ts', 'src/games/*/view.ts'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      // svelte-check looks after these comments; the rule takes every word of a reason for a warning's name.
      'svelte/no-unused-svelte-ignore': 'off',
      // Maps and sets in state are replaced whole, never changed.
      'svelte/prefer-svelte-reactivity': 'off',
      // `{' '}` is a space that stays where it is.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  // Playwright reads the first parameter of a fixture to learn what it needs.
  { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off' } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
);
