/** Where things are on this machine; `cargo xtask test` says so, and these are the usual places. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const target = process.env['CARGO_TARGET_DIR'] ?? resolve(import.meta.dirname, '../../../target');
const browsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The program under test, as its users have it. */
export const binary = process.env['UNDERCROFT_BINARY'] ?? resolve(target, 'release/undercroft');
export const chromium = process.env['UNDERCROFT_CHROMIUM'] ?? browsers.find((path) => existsSync(path)) ?? 'chromium';
/** Pictures of every page, for people to look at; outside git. */
export const pictures = process.env['UNDERCROFT_SCREENSHOTS'] ?? resolve(target, 'screenshots');
