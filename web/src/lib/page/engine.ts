/** The engine in this very page: the module's few functions as one that takes a question and gives an answer. */
import { Refused } from '../refused';
import type { Problem } from '../wire';

type Exports = {
  readonly memory: WebAssembly.Memory;
  /** Makes room for a question of so many bytes, and says where. */
  room(length: number): number;
  /** Answers it, and says how long the answer is. */
  call(): number;
  /** Where the answer begins. */
  answer(): number;
};

/** A question as `crates/wasm` has it: `do` names it, the rest depends on that. */
export type Question = { readonly do: string } & Readonly<Record<string, unknown>>;

/** The engine has fallen over: a mistake of ours. Whoever meets this starts a new one from what is kept. */
export class Broken extends Error {}

export class Engine {
  readonly #exports: Exports;
  readonly #encoder = new TextEncoder();
  readonly #decoder = new TextDecoder();
  #fault = '';
  /** Told how far a long work has come. */
  progress: (done: number) => void = () => {};

  constructor(module: WebAssembly.Module) {
    const undercroft = {
      progress: (done: number) => this.progress(done),
      fault: (at: number, length: number) => (this.#fault = this.#text(at, length)),
    };
    this.#exports = new WebAssembly.Instance(module, { undercroft }).exports as unknown as Exports;
  }

  ask<T>(question: Question): T {
    const answer = JSON.parse(this.#call(JSON.stringify(question))) as { ok: T } | { problem: Problem };
    if ('problem' in answer) throw new Refused(answer.problem);
    return answer.ok;
  }

  #call(question: string): string {
    const bytes = this.#encoder.encode(question);
    const { memory, room, call, answer } = this.#exports;
    try {
      const at = room(bytes.length); // first: it may move the memory
      new Uint8Array(memory.buffer, at, bytes.length).set(bytes);
      const length = call();
      return this.#text(answer(), length);
    } catch (error) {
      throw new Broken(this.#fault || String(error));
    }
  }

  #text(at: number, length: number): string {
    return this.#decoder.decode(new Uint8Array(this.#exports.memory.buffer, at, length));
  }
}
