/**
 * Gets work baked without stopping the page: from the store if it was baked before, else in a worker, else (old browsers)
 * between two frames. Asking twice for the same thing costs nothing.
 */
import workerAddress from './bake.worker?worker&url';
import type { Answer, Order } from './bake.worker';
import { keyOf, Store } from './store';
import type { Work } from './work';

/** A baked picture: an address for `<image>`, `<img>` and CSS, and a bitmap for canvases, each made when first asked. */
export class Picture {
  readonly blob: Blob;
  #url: string | undefined;
  #bitmap: Promise<ImageBitmap> | undefined;

  constructor(blob: Blob) {
    this.blob = blob;
  }

  /** Good as long as the page is. */
  get url(): string {
    return (this.#url ??= URL.createObjectURL(this.blob));
  }

  bitmap(): Promise<ImageBitmap> {
    return (this.#bitmap ??= createImageBitmap(this.blob));
  }
}

const pictures = new Map<string, Promise<Picture>>();

// The worker's file bears a hash of its contents: whenever the baking changes, so does the version.
const store = import.meta.env.DEV ? undefined : new Store(workerAddress);

/** Bakes; `description` names the picture where the work itself is too large to. */
export function bake(work: Work, description: unknown = work): Promise<Picture> {
  const key = keyOf(description);
  const known = pictures.get(key);
  if (known) return known;
  const picture = fresh(key, work);
  pictures.set(key, picture);
  // A failure is not remembered: the next one to ask tries again.
  picture.catch(() => pictures.delete(key));
  return picture;
}

async function fresh(key: string, work: Work): Promise<Picture> {
  const kept = await store?.get(key).catch(() => undefined);
  if (kept) return new Picture(kept);
  const blob = await (oven ??= lit()).baked(work);
  void store?.put(key, blob);
  return new Picture(blob);
}

type Oven = { baked(work: Work): Promise<Blob> };
let oven: Oven | undefined;

function lit(): Oven {
  const able = typeof Worker !== 'undefined' && typeof OffscreenCanvas !== 'undefined';
  return able && 'convertToBlob' in OffscreenCanvas.prototype ? new Workers() : page;
}

/** On the page, one piece of work at a time, when nothing else is to be done. */
const page: Oven = {
  baked(work) {
    const done = queue.then(idle).then(async () => {
      const { filed, performed } = await import('./work');
      return filed(performed(work));
    });
    queue = done.catch(() => undefined);
    return done;
  },
};
let queue: Promise<unknown> = Promise.resolve();

const idle = (): Promise<void> =>
  new Promise((resume) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resume(), { timeout: 400 });
    else setTimeout(resume, 16);
  });

type Waiting = { readonly work: Work; readonly done: (blob: Blob) => void; readonly failed: (why: Error) => void };

/** In workers: two where the machine has cores to spare. */
class Workers implements Oven {
  readonly #waiting = new Map<number, Waiting>();
  readonly #workers: readonly Worker[];
  #next = 0;
  #broken = false;

  constructor() {
    const count = (navigator.hardwareConcurrency || 2) > 2 ? 2 : 1;
    this.#workers = Array.from({ length: count }, () => this.#hired());
  }

  baked(work: Work): Promise<Blob> {
    if (this.#broken) return page.baked(work);
    return new Promise((done, failed) => {
      const id = this.#next++;
      this.#waiting.set(id, { work, done, failed });
      const order: Order = { id, work };
      this.#workers[id % this.#workers.length]!.postMessage(order);
    });
  }

  #hired(): Worker {
    const worker = new Worker(workerAddress, { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('blob' in data) waiting?.done(data.blob);
      else if (waiting) page.baked(waiting.work).then(waiting.done, waiting.failed);
    });
    // It could not even be started: what waits for it is baked on the page, and everything after.
    worker.addEventListener('error', () => {
      this.#broken = true;
      for (const { work, done, failed } of this.#waiting.values()) page.baked(work).then(done, failed);
      this.#waiting.clear();
    });
    return worker;
  }
}
