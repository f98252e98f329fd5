/** Real Chromium for stories: what people do with their eyes and hands, by the names that a screen reader gives things. */
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { describe, expect, onTestFinished } from 'vitest';
import { findChromium } from '../../../../scripts/chromium/find-chromium.ts';
import { quietly } from '../../../../scripts/chromium/quietly.ts';

const found = findChromium({ shell: true });
const missing = 'missing' in found ? found.missing : null;
if (missing !== null) process.stderr.write(`\nNOT TESTED IN A BROWSER: ${missing}\n\n`);

let browser: Promise<Browser> | undefined;
/** One for all test files of a process. It ends with the process, however that ends. */
const theBrowser = (): Promise<Browser> => {
  if ('missing' in found) throw new Error(`no Chromium: ${found.missing}`);
  browser ??= chromium.launch({ executablePath: found.path, args: ['--no-sandbox', quietly] });
  return browser;
};

/**
 * A suite that is left out, and says so, where there is no Chromium. A story that failed is told once more, and
 * `npm test` names it: a page that was read a moment too early is right the second time, a wrong one is wrong twice.
 */
export const inChromium = (title: string, suite: () => void): void => {
  const reason = missing === null ? '' : ` (NOT RUN: ${missing})`;
  describe.skipIf(missing !== null)(`${title}${reason}`, { retry: 1 }, suite);
};

export const LAPTOP = { viewport: { width: 1280, height: 800 } } as const;
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;

/** Most stories never go offline: for them no device keeps all files of the desk, which takes as long as showing it. */
const NO_STORE = { serviceWorkers: 'block' } as const;
/** A laptop that keeps them, as every real one does. */
export const KEEPING = { ...LAPTOP, serviceWorkers: 'allow' } as const;

/**
 * Most stories do not look at what moves, and Chromium would draw it anew sixty times a second: the ring about what a lesson
 * points at, the course of a campaign on the first page.
 */
const STILL = { reducedMotion: 'reduce' } as const;
/** For stories of a person who has not asked for less motion, as few people have. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** How long a person would wait for anything to appear. */
const PATIENCE = 15_000;

/** A device of one's own, with nothing on it. Whatever goes wrong in a page of its fails the test. */
export const device = async (address: string, options: BrowserContextOptions = LAPTOP): Promise<BrowserContext> => {
  const usual = { baseURL: address, locale: 'en-GB', ...NO_STORE, ...STILL };
  const context = await (await theBrowser()).newContext({ ...usual, ...options });
  context.setDefaultTimeout(PATIENCE);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().stack ?? error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !isOffline(message.text())) faults.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatIsSeen(context);
    await context.close();
    expect(faults).toEqual([]);
  });
  return context;
};

export const pageOf = async (address: string, options: BrowserContextOptions = LAPTOP): Promise<Page> =>
  (await device(address, options)).newPage();

/** What Chromium says by itself of every request that comes to nothing: the page deals with that, or the story fails. */
const isOffline = (text: string): boolean =>
  /^Failed to load resource|error occurred when fetching the script/.test(text);

/** For whoever has to mend it: what stood on the pages when the test failed. */
const tellWhatIsSeen = async (context: BrowserContext): Promise<void> => {
  for (const page of context.pages()) {
    const seen = await page.locator('body').ariaSnapshot({ timeout: 2000 }).catch(String);
    process.stderr.write(`\n${page.url()}\n${seen}\n`);
  }
};
