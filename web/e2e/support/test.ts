/** Every test has a server of its own, people with browsers of their own, and no tolerance for complaints in the console. */
import { join } from 'node:path';
import { type BrowserContextOptions, expect, type Page, test as base } from '@playwright/test';
import { pictures } from './places';
import { type PlayNow, Server } from './server';

type Person = (options?: BrowserContextOptions) => Promise<Page>;
type Fixtures = {
  /** Where *Play now* begins; on the server, since that is what most tests are about. */
  playNow: PlayNow;
  server: Server;
  /** Somebody with a fresh browser: no keys, no preferences. */
  person: Person;
  /** What the pages complained of, without what a dead server must cause. */
  complaints: string[];
};

/** Browsers themselves report every connection that fails. */
const DEAD_SERVER =
  /ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|Failed to load resource: net::/;

export const test = base.extend<Fixtures>({
  playNow: ['server', { option: true }],

  server: async ({ playNow }, use) => {
    const server = await Server.open(playNow);
    await use(server);
    await server.close();
  },

  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints).toEqual([]);
  },

  person: async ({ browser, server, complaints }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1280, height: 800 },
        baseURL: server.address,
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        const grave = message.type() === 'error' || message.type() === 'warning';
        if (grave && !DEAD_SERVER.test(message.text())) complaints.push(message.text());
      });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Leaves a picture behind for people to look at. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(pictures, `${name}.png`) });
}

export { expect, type Page };
