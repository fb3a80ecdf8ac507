import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXTS = new Set(['.js', '.css', '.html', '.svg', '.json', '.wasm', '.webmanifest']);
/** Smaller files gain nothing. */
const SMALLEST = 1024;
/** The last two levels take five times as long for a few hundredths. */
const LARGE = 1_000_000;

/** Lays every file of a release beside itself once more, compressed: a server need not do it at every request. */
export function compress(): Plugin {
  let out = '';
  return {
    name: 'compress',
    apply: () => process.env['UNDERCROFT_COMPRESS'] === '1',
    configResolved: ({ root, build }) => void (out = resolve(root, build.outDir)),
    closeBundle() {
      const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => TEXTS.has(extname(file)));
      for (const file of files) {
        const path = join(out, file);
        const bytes = readFileSync(path);
        if (bytes.length < SMALLEST) continue;
        const quality = bytes.length > LARGE ? 9 : 11;
        const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 22 };
        writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
