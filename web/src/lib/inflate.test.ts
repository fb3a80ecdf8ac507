import { constants, createDeflateRaw, deflateRawSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { canInflate, Inflater } from './inflate';

/** A message as the server sends it. */
function message(first: number, deflated: Uint8Array): ArrayBuffer {
  return new Uint8Array([first, ...deflated]).buffer;
}

/** Lines deflated by one stream, each on its own. */
async function deflated(lines: readonly string[]): Promise<Uint8Array[]> {
  const stream = createDeflateRaw();
  let piece: number[] = [];
  stream.on('data', (bytes: Buffer) => piece.push(...bytes));
  const pieces: Uint8Array[] = [];
  for (const line of lines) {
    stream.write(line);
    await new Promise<void>((done) => stream.flush(constants.Z_SYNC_FLUSH, done));
    pieces.push(new Uint8Array(piece));
    piece = [];
  }
  return pieces;
}

describe('Inflater', () => {
  it('hears every line as soon as its message has come, however long it is', async () => {
    const heard: string[] = [];
    const inflater = new Inflater(
      (line) => heard.push(line),
      () => heard.push('broken'),
    );
    const long = Array.from({ length: 40_000 }, (_, index) => (index * 7919).toString(36)).join('é');
    const lines = ['{"seq":1}', JSON.stringify({ long }), JSON.stringify({ long, seq: 2 })];
    const pieces = await deflated(lines.map((line) => `${line}\n`));
    for (const [index, piece] of pieces.entries()) {
      inflater.take(message(index === 0 ? 1 : 0, piece));
      await vi.waitFor(() => expect(heard).toHaveLength(index + 1));
    }
    expect(heard).toEqual(lines);
  });

  it('begins anew when it is told to', async () => {
    const heard: string[] = [];
    const inflater = new Inflater(
      (line) => heard.push(line),
      () => heard.push('broken'),
    );
    for (const line of ['{"seq":1}', '{"seq":2}'])
      inflater.take(message(1, deflateRawSync(`${line}\n`, { finishFlush: constants.Z_SYNC_FLUSH })));
    await vi.waitFor(() => expect(heard).toEqual(['{"seq":1}', '{"seq":2}']));
  });

  it('says when it cannot go on', async () => {
    const broken = vi.fn();
    new Inflater(() => undefined, broken).take(message(1, new Uint8Array([7, 255, 255, 255])));
    await vi.waitFor(() => expect(broken).toHaveBeenCalled());
  });

  it('knows whether it can be', () => {
    expect(canInflate()).toBe(true);
    vi.stubGlobal('DecompressionStream', undefined);
    expect(canInflate()).toBe(false);
    vi.unstubAllGlobals();
  });
});
