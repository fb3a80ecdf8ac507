/** Bakes pictures beside the page: takes a piece of work with a number, answers with the number and a file. */
import { filed, performed, type Work } from './work';

export type Order = { readonly id: number; readonly work: Work };
export type Answer = { readonly id: number } & ({ readonly blob: Blob } | { readonly failed: string });

async function answer({ id, work }: Order): Promise<Answer> {
  try {
    return { id, blob: await filed(performed(work)) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', async ({ data }: MessageEvent<Order>) => postMessage(await answer(data)));
