import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';
import { offline } from './offline/plugin';
import { rounded } from './outline';

const PREFIX = 'icon:';

/**
 * `import tombstone from 'icon:tombstone'` is the path of that picture from game-icons.net. Only what
 * is imported gets into the bundle, and a misspelt name fails the build.
 */
function icons(): Plugin {
  let bodies: Record<string, { body: string }> | undefined;
  const load = (): Record<string, { body: string }> => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return JSON.parse(readFileSync(file, 'utf8')).icons;
  };
  return {
    name: 'icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      bodies ??= load();
      const name = id.slice(PREFIX.length + 1);
      const path = bodies[name]?.body.match(/ d="([^"]+)"/)?.[1];
      if (path === undefined) throw new Error(`game-icons has no picture called ${name}`);
      return `export default ${JSON.stringify(rounded(path))};`;
    },
  };
}

export default defineConfig({
  plugins: [icons(), svelte(), offline(), compress()],
  // Files find each other wherever they are laid, so that the same build serves from any folder.
  base: './',
  build: {
    target: 'es2022',
    // These know light-dark(), which the two themes are written with.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // The Content-Security-Policy allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': { target: process.env['UNDERCROFT_SERVER'] ?? 'http://127.0.0.1:8787', ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
