/** The line to a table, over which it is told what happens there: to a server's, or to one in this very page. */
import { canInflate, Inflater } from './inflate';
import { isHere } from './page/names';
import { PageLine } from './page/line';
import type { FromClient, FromServer } from './wire';

/** Who listens at the near end. */
export type Ears = {
  /** The line stands: time to say hello. */
  readonly opened: () => void;
  readonly hear: (message: FromServer) => void;
  /** The line is gone, with a WebSocket's close code. */
  readonly lost: (code: number) => void;
};

export interface Line {
  /** Whether what comes over it may be packed. */
  readonly packs: boolean;
  say(message: FromClient): void;
  close(): void;
}

/** Opens a line to a table, wherever it stands. */
export const lineTo = (table: string, ears: Ears): Line =>
  isHere(table) ? new PageLine(table, ears) : new SocketLine(table, ears);

export class SocketLine implements Line {
  readonly #socket: WebSocket;
  readonly packs = canInflate();

  constructor(table: string, { opened, hear, lost }: Ears) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${table}/live`);
    this.#socket = socket;
    socket.binaryType = 'arraybuffer';
    const read = (line: string): void => hear(JSON.parse(line) as FromServer);
    const inflater = new Inflater(read, () => socket.close());
    socket.onopen = opened;
    socket.onmessage = ({ data }) => (data instanceof ArrayBuffer ? inflater.take(data) : read(String(data)));
    socket.onclose = ({ code }) => lost(code);
  }

  say(message: FromClient): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}
