import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromium, pictures } from './support/places';

const MINUTE = 60_000;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: resolve(pictures, 'failed'),
  // A browser and a server each: more at once than cores makes all of them slow.
  workers: 1,
  // Nothing is retried: a test that passes sometimes has found something.
  retries: 0,
  // Generous, for machines that do much else. Nothing waits for time to pass, only for something to be there.
  timeout: 10 * MINUTE,
  expect: { timeout: MINUTE },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    headless: true,
    actionTimeout: MINUTE,
    navigationTimeout: MINUTE,
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
