/** What a page hears over its WebSockets, inflated as browsers inflate it. */
import { createInflateRaw, type InflateRaw } from 'node:zlib';
import type { Page } from './test';

/** A reader of one deflate stream, which gives every line. */
function reader(hear: (line: string) => void): InflateRaw {
  let rest = '';
  return createInflateRaw().on('data', (piece: Buffer) => {
    const lines = (rest + piece.toString('latin1')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) hear(Buffer.from(line, 'latin1').toString());
  });
}

/** Calls `hear` for every message of the server to this page, as JSON. */
export function overhear(page: Page, hear: (message: string) => void): void {
  page.on('websocket', (socket) => {
    let stream = reader(hear);
    socket.on('framereceived', ({ payload }) => {
      if (typeof payload === 'string') {
        hear(payload);
        return;
      }
      if (payload[0] === 1) stream = reader(hear);
      stream.write(payload.subarray(1));
    });
  });
}
