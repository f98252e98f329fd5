import type { Browser, BrowserContext, CDPSession } from 'playwright-core';

/** How soon a desk could be used, and what came over the wire until then. */
export interface Opening {
  readonly usable: number;
  readonly bytes: { readonly script: number; readonly turnFile: number; readonly all: number };
}

export const PHONE = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
} as const;

/** What Lighthouse calls slow 4G. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
const SLOWED_DOWN = 4;

/**
 * In the page: a reader who, as soon as the map is there, opens the list of their units, takes the first in hand, and looks for
 * what can be ordered. Their reactions take no time; what counts is when the page has painted the answer.
 */
export const READER = `
  const named = (name) => [...document.querySelectorAll('main button')].find((button) => button.textContent.trim() === name);
  const steps = [
    () => document.querySelector('[role=application] svg [id^="area-"]') && named('Units'),
    () => document.querySelector('main table tbody button'),
  ];
  const look = () => {
    const [step] = steps;
    const found = step ? step() : document.querySelector('main section.unit .offers button');
    if (!found) return requestAnimationFrame(look);
    if (!step) return requestAnimationFrame(() => setTimeout(() => { globalThis.usable = performance.now(); }));
    steps.shift();
    found.click();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

/** Opens the desk in a browser that has never seen it. */
export const openingOf = async (browser: Browser, link: string): Promise<Opening> => {
  const context = await browser.newContext(PHONE);
  const address = await deskOf(context, link);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  const bytes = await countBytes(wire);
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true });
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: SLOWED_DOWN });
  await page.addInitScript(READER);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'usable' in globalThis, null, { timeout: 60_000 });
  const usable = Number(await page.evaluate('globalThis.usable'));
  const result = { usable, bytes: bytes() };
  await context.close();
  return result;
};

/** Signs the visitor in, by another page; gives the address of their desk. */
export const deskOf = async (context: BrowserContext, link: string): Promise<string> => {
  const answer = await context.request.get(link, { maxRedirects: 0 });
  return new URL(answer.headers()['location'] ?? '/desk', link).href;
};

const countBytes = async (wire: CDPSession): Promise<() => Opening['bytes']> => {
  const requests = new Map<string, { readonly url: string; bytes: number }>();
  await wire.send('Network.enable');
  wire.on('Network.requestWillBeSent', ({ requestId, request }) =>
    requests.set(requestId, { url: request.url, bytes: 0 }),
  );
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  const sum = (which: RegExp): number =>
    [...requests.values()].filter(({ url }) => which.test(url)).reduce((all, { bytes }) => all + bytes, 0);
  return () => ({ script: sum(/\.js$/), turnFile: sum(/turn-file/), all: sum(/./) });
};
