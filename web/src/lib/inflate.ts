/** Reads what the server deflates: lines of JSON in one raw deflate stream, which may begin anew with any message. */

const BEGINS = 1;

/** Whether this browser can. */
export function canInflate(): boolean {
  try {
    return Boolean(new DecompressionStream('deflate-raw'));
  } catch {
    return false;
  }
}

export class Inflater {
  readonly #hear: (line: string) => void;
  readonly #broken: () => void;
  #writer: WritableStreamDefaultWriter<BufferSource> | undefined;

  /** `hear` is given every line, in order; `broken` is called when the stream cannot be read any further. */
  constructor(hear: (line: string) => void, broken: () => void) {
    this.#hear = hear;
    this.#broken = broken;
  }

  /** A binary message: its first byte says whether a new stream begins, the others are the stream. */
  take(message: ArrayBuffer): void {
    const [first] = new Uint8Array(message, 0, 1);
    if (first === BEGINS || this.#writer === undefined) this.#begin();
    this.#writer?.write(new Uint8Array(message, 1)).catch(this.#broken);
  }

  #begin(): void {
    const { readable, writable } = new DecompressionStream('deflate-raw');
    this.#writer = writable.getWriter();
    this.#read(readable).catch(this.#broken);
  }

  /** A line may come in several pieces, and a letter may be cut in two between them. */
  async #read(readable: ReadableStream<Uint8Array>): Promise<void> {
    const reader = readable.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(this.#hear);
    }
  }
}
