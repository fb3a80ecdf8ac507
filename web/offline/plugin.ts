import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { icon } from './icon';

const SIZES = [180, 192, 512];
/** Faces for other scripts than ours: a browser that needs one fetches it. */
const SPARE = /\.(map|txt)$/;

/**
 * What makes the client an app: the worker that keeps it, with a list of all its files, and its icons. Addresses in
 * the page begin at the root, since the page itself is served at many; all others are relative to the files they are in.
 */
export function offline(): Plugin {
  const beside = (name: string): string => new URL(name, import.meta.url).pathname;
  return {
    name: 'offline',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const file = join(dir, 'index.html');
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll('="./', '="/'));
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const size of SIZES) this.emitFile({ type: 'asset', fileName: `icon-${size}.png`, source: icon(size) });
        const built = Object.keys(bundle).filter((file) => !SPARE.test(file) && !file.startsWith('icon-'));
        const files = [...new Set(['index.html', 'favicon.svg', 'manifest.webmanifest', ...built])].sort();
        const version = createHash('sha256');
        for (const file of files) version.update(file);
        const page = bundle['index.html'];
        if (page?.type === 'asset') version.update(page.source);
        const worker = readFileSync(beside('sw.js'), 'utf8')
          .replace('__VERSION__', version.digest('hex').slice(0, 12))
          .replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}
