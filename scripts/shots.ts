/**
 * `npm run shots`: a picture of every page and every room at three sizes, by day and by night, in .shots, to be looked at.
 * `npm run shots -- PART` takes only those whose name has it.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { readSettings, startDemo } from 'chancery/server';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium/find-chromium.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const OUT = '.shots';
const [part = ''] = process.argv.slice(2);
const SIZES = {
  phone: { width: 360, height: 740 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 2560, height: 1440 },
} as const;
const SCHEMES = ['light', 'dark'] as const;

const PUBLIC = [
  '/games',
  '/rules',
  '/rules/medieval-diplomacy',
  '/help',
  '/sign-in',
  '/sign-up',
  '/practice',
  '/tutorial',
  '/desk',
  '/nowhere',
];
const OWN = [
  '/',
  '/welcome',
  '/account',
  '/account/security',
  '/account/notices',
  '/account/tokens',
  '/account/data',
  '/admin',
  '/campaigns/new',
  '/campaigns/new?of=medieval-diplomacy/four-crowns',
];
const OF_CAMPAIGN = [
  '',
  '/seats/Eng',
  '/seats/Eng/letters',
  '/seats/Eng/letters/new',
  '/seats/Eng/letters/public',
  '/seats/Eng/affairs',
  '/seats/Eng/rules',
  '/turns/1',
  '/console',
  '/console?seat=Lit',
  '/console/terms',
];
const ROOMS = ['Headquarters', 'Map', 'Messages', 'Game'] as const;

const nameOf = (path: string): string => path.replace(/^\//, '').replace(/[/?=&]+/g, '-') || 'home';

/** Longer ones, such as rulebooks, are shown by their beginning. */
const LONGEST = 8000;

/** Pictures come when they are scrolled to, and a room of the desk or a map comes in several drawings. */
const settled = async (page: Page): Promise<void> => {
  await page.evaluate(`(async () => {
    const pause = (milliseconds) => new Promise((go) => setTimeout(go, milliseconds));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight) { scrollTo(0, at); await pause(30); }
    scrollTo(0, 0);
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    for (let count = -1, now = 0, calm = 0, waited = 0; calm < 3 && waited < 60; waited += 1) {
      await pause(250);
      now = document.querySelectorAll('*').length;
      calm = now === count ? calm + 1 : 0;
      count = now;
    }
  })()`);
};

/** As the page stands in the window; pages that scroll, in full. */
const shoot = async (page: Page, name: string, scrolls: boolean): Promise<void> => {
  if (!name.includes(part)) return;
  await settled(page);
  const fullPage = scrolls && Number(await page.evaluate('document.documentElement.scrollHeight')) < LONGEST;
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage, animations: 'disabled' });
  console.log(`${name}.png`);
};

const pages = async (context: BrowserContext, paths: readonly string[], sight: string, before = ''): Promise<void> => {
  const page = await context.newPage();
  for (const path of paths) {
    const name = `${before}${nameOf(path)}-${sight}`;
    if (!name.includes(part)) continue;
    await page.goto(path, { waitUntil: 'load' });
    await shoot(page, name, true);
  }
  await page.close();
};

const rooms = async (context: BrowserContext, desk: string, sight: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(desk);
  for (const room of ROOMS) {
    await page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: room }).click();
    await page.getByRole('main').getByRole('button').first().waitFor();
    if (room === 'Map') await page.locator('.drawn-map #labels text').first().waitFor();
    await shoot(page, `desk-${room.toLowerCase()}-${sight}`, false);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await shoot(
        page,
        `desk-${room.toLowerCase()}-${nameOf((await tab.innerText()).toLowerCase().replace(/\W+/g, '-'))}-${sight}`,
        false,
      );
    }
  }
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Orders/ })
    .click();
  await shoot(page, `desk-orders-${sight}`, false);
  await page.close();
};

const found = findChromium();
if ('missing' in found) throw new Error(`no Chromium: ${found.missing}`);
execFileSync(process.execPath, ['apps/web/build/build.ts'], { stdio: 'inherit' });
const folder = mkdtempSync(join(tmpdir(), 'chancery-shots-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
const many = {
  CHANCERY_HTTP_PAGES_A_MINUTE: '100000',
  CHANCERY_API_ADDRESS_REQUESTS: '100000',
  CHANCERY_ACCOUNTS_SIGN_UP: 'open',
};
const settings = readSettings({ CHANCERY_DATA: folder, CHANCERY_HTTP_PORT: '0', CHANCERY_LOG_LEVEL: 'error', ...many });
if (!settings.ok) throw new Error(settings.error.join());
const plan = {
  title: 'Europe 1320',
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'europe-1320',
  seat: seatId('Eng'),
};
const demo = await startDemo(settings.value, { rulesets: RULESETS }, plan);
const baseURL = demo.server.address;
mkdirSync(OUT, { recursive: true });
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });

/** A turn is run first, so that there is something to tell of. */
const playATurn = async (): Promise<void> => {
  const master = await browser.newContext({ baseURL });
  const door = await master.request.get(demo.link, { maxRedirects: 0 });
  const campaign = new URL(door.headers()['location'] ?? '/', baseURL).searchParams.get('campaign');
  await master.request.post(`/campaigns/${campaign}/close`, {
    form: { turn: '1' },
    headers: { origin: baseURL },
    timeout: 120_000,
  });
  await master.close();
};
await playATurn();
for (const [size, viewport] of Object.entries(SIZES)) {
  for (const colorScheme of SCHEMES) {
    const sight = `${size}-${colorScheme}`;
    const options = {
      baseURL,
      viewport,
      colorScheme,
      isMobile: size === 'phone',
      hasTouch: size === 'phone',
      locale: 'en-GB',
    };
    const stranger = await browser.newContext(options);
    await pages(stranger, ['/', ...PUBLIC], sight);
    await stranger.close();
    const ruler = await browser.newContext(options);
    const door = await ruler.request.get(demo.link, { maxRedirects: 0 });
    const desk = door.headers()['location'] ?? '/desk';
    const campaign = `/campaigns/${new URL(desk, baseURL).searchParams.get('campaign')}`;
    await pages(ruler, OWN, sight, 'own-');
    for (const path of OF_CAMPAIGN) {
      const page = await ruler.newPage();
      const name = `campaign${nameOf(path) === 'home' ? '' : `-${nameOf(path)}`}-${sight}`;
      if (name.includes(part)) {
        await page.goto(campaign + path);
        await shoot(page, name, true);
      }
      await page.close();
    }
    if (`desk-${sight}`.includes(part) || part.startsWith('desk')) await rooms(ruler, desk, sight);
    await ruler.close();
  }
}
await browser.close();
await demo.server.stop();
