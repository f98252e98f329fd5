/**
 * `npm run shots`: a picture of every page and of every room with all that opens in it, at four sizes, by day and by night, in
 * .shots, to be looked at, besides what is printed (with its PDF) and what comes by mail. `npm run shots -- WORD...` takes
 * only those whose names have each of the words, which may be patterns: `phone`, `dark`, `de`, `desk-live`, `^print|^mail`. The
 * town that is looked at is kept in .shots/town; remove it to have it founded again.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findChromium } from './chromium/find-chromium.ts';
import { mailsIn } from './shots/mails.ts';
import { PERSON_OF, placesOf, type Viewer } from './shots/places.ts';
import { printsOf, takePrint } from './shots/prints.ts';
import { lookThroughDesk } from './shots/scenes.ts';
import { settled } from './shots/settled.ts';
import { emailOf, openTown, PASSWORD, type Person } from './shots/town.ts';

process.chdir(resolve(import.meta.dirname, '..'));
const OUT = '.shots';
const words = process.argv.slice(2);
const isWanted = (name: string): boolean => words.every((word) => new RegExp(word).test(name));

const SIZES = {
  phone: { width: 360, height: 740 },
  tablet: { width: 820, height: 1180 },
  laptop: { width: 1280, height: 800 },
  wide: { width: 1920, height: 1080 },
} as const;
const SCHEMES = ['light', 'dark'] as const;
const LOCALES = { en: 'en-GB', de: 'de-DE' } as const;

/** Longer ones, such as rulebooks, are shown by their beginning. */
const LONGEST = 8000;

/** As the page stands in the window; pages that scroll, in full. */
const shoot = async (page: Page, name: string, scrolls: boolean): Promise<void> => {
  if (!isWanted(name)) return;
  await settled(page);
  const fullPage = scrolls && Number(await page.evaluate('document.documentElement.scrollHeight')) < LONGEST;
  await page.screenshot({ path: join(OUT, `${name}.png`), fullPage, animations: 'disabled' });
  console.log(`${name}.png`);
};

const found = findChromium();
if ('missing' in found) throw new Error(`no Chromium: ${found.missing}`);
execFileSync(process.execPath, ['apps/web/build/build.ts'], { stdio: 'inherit' });
mkdirSync(join(OUT, 'town'), { recursive: true });
const { server, games } = await openTown(join(OUT, 'town'), 'big');
const browser = await chromium.launch({ executablePath: found.path, args: ['--no-sandbox'] });
const places = placesOf(games);

/** On a machine that does much else, in milliseconds. */
const PATIENCE = 180_000;

const newContext = async (person: Person | null, options: BrowserContextOptions): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL: server.address, ...options });
  context.setDefaultTimeout(PATIENCE);
  if (person !== null) await context.addCookies(await cookiesOf(person));
  return context;
};

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;
const kept = new Map<Person, Cookies>();

/** Whoever signs in too often is not let in for a while. */
const cookiesOf = async (person: Person): Promise<Cookies> => {
  const known = kept.get(person);
  if (known !== undefined) return known;
  const context = await newContext(null, {});
  const form = { by: 'password', email: emailOf(person), password: PASSWORD };
  const answer = await context.request.post('/sign-in', { form, headers: { origin: server.address } });
  if (!answer.ok()) throw new Error(`${person} could not sign in: ${answer.status()}`);
  const cookies = await context.cookies();
  kept.set(person, cookies);
  await context.close();
  return cookies;
};

/** What one of them sees on a device of theirs. */
const lookAround = async (viewer: Viewer, context: BrowserContext, sight: string): Promise<void> => {
  const page = await context.newPage();
  for (const { name, path } of places[viewer]) {
    const full = `${viewer}-${name}-${sight}`;
    if (!isWanted(full)) continue;
    await page.goto(path, { waitUntil: 'load' });
    // A picture by itself has no page that could scroll.
    await shoot(page, full, !new URL(path, server.address).pathname.endsWith('.svg'));
  }
  await page.close();
};

const lookAtDesks = async (context: BrowserContext, sight: string): Promise<void> => {
  for (const pace of ['rounds', 'live'] as const) {
    const name = `desk-${pace}`;
    // Words of a scene are known only when it is reached.
    if (!words.every((word) => new RegExp(word).test(`${name}-${sight}`) || /desk/.test(word))) continue;
    const page = await context.newPage();
    await page.goto(`/desk?campaign=${games[pace].id}&seat=${games[pace].seat}`);
    await lookThroughDesk(page, (scene) => shoot(page, `${name}-${scene}-${sight}`, false));
    await page.close();
  }
};

for (const [language, locale] of Object.entries(LOCALES)) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of SCHEMES) {
      const sight = `${size}-${colorScheme}-${language}`;
      const byHand = size === 'phone' || size === 'tablet';
      const options = { viewport, colorScheme, locale, isMobile: byHand, hasTouch: byHand };
      for (const viewer of ['stranger', 'ruler', 'master'] as const) {
        const context = await newContext(PERSON_OF[viewer], options);
        await lookAround(viewer, context, sight);
        if (viewer === 'ruler') await lookAtDesks(context, sight);
        await context.close();
      }
    }
  }
}

/** What lies on paper and what comes by mail has its own size; paper is white by night too. */
const lookAtPrints = async (): Promise<void> => {
  const context = await newContext('Bob', {});
  const page = await context.newPage();
  for (const print of printsOf(games)) {
    const name = `print-${print.name}`;
    if (!isWanted(name)) continue;
    await takePrint(page, print, join(OUT, name));
    console.log(`${name}.png`);
  }
  await context.close();
};

const lookAtMails = async (): Promise<void> => {
  for (const colorScheme of SCHEMES) {
    const context = await newContext(null, { colorScheme, viewport: { width: 700, height: 900 } });
    const page = await context.newPage();
    for (const { name, html } of await mailsIn(join(OUT, 'town', 'mails'))) {
      const full = `mail-${name}-${colorScheme}`;
      if (!isWanted(full)) continue;
      await page.setContent(html);
      await shoot(page, full, true);
    }
    await context.close();
  }
};

await lookAtPrints();
await lookAtMails();
await browser.close();
await server.stop();
