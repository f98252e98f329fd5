import type { Browser, Page } from 'playwright-core';
import { crowd } from './crowd.ts';
import { deskOf } from './opening.ts';

/** How long pictures of the map stood on the screen while it was dragged, in milliseconds, the shortest first. */
export interface Panning {
  readonly areas: number;
  readonly markers: number;
  readonly seconds: number;
  /** From the first pull on: how long it took until it was seen, and from then on from each picture to the next. */
  readonly pictures: readonly number[];
  /** Between the frames for which the script of the page was asked, whether there was anything to be seen or not. */
  readonly asked: readonly number[];
}

const STEPS = 240;
/** So many areas of Europe have a number below this, and each may hold an ally, strangers and independents. */
const AREAS = 250;
const GROUPS = 600;
/** Pixels; whatever travels less far is a click. */
const CLICK = 6;

/** Drags the map about for some seconds, as soon as it is drawn. */
export const panningOf = async (browser: Browser, link: string): Promise<Panning> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await crowd(page, AREAS, GROUPS);
  await page.goto(await deskOf(context, link));
  const map = page.getByRole('application');
  await map.locator('#markers .marker').first().waitFor({ state: 'attached' });
  await map.locator('#seas use').first().waitFor({ state: 'attached' });
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const seen = await watch(browser, page, x, y);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(x + 180 * Math.sin(angle), y + 140 * (1 - Math.cos(angle)));
  }
  const { pictures, asked } = await seen();
  await page.mouse.up();
  const count = (selector: string): Promise<number> => map.locator(selector).count();
  const result = {
    areas: await count('#lands [id^="area-"], #seas [id^="area-"]'),
    markers: await count('#markers .marker'),
    seconds: ((pictures.at(-1) ?? 0) - (pictures[0] ?? 0)) / 1000,
    pictures: between(pictures),
    asked: between(asked),
  };
  await context.close();
  return result;
};

/** The value below which such a share of sorted values lies. */
export const below = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const between = (times: readonly number[]): readonly number[] =>
  times
    .slice(1)
    .map((at, index) => at - (times[index] as number))
    .toSorted((a, b) => a - b);

/** What Chromium writes down when a picture is on the screen, and what the page writes when it hears of a pull. */
const [SHOWN, PULLED] = ['Display::FrameDisplayed', 'pulled'];
const CATEGORIES = ['-*', 'disabled-by-default-display.framedisplayed', 'blink.user_timing'];

interface Written {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
}

/** Looks at the screen from now on; what it gives tells what was seen, in milliseconds of one clock. */
const watch = async (browser: Browser, page: Page, x: number, y: number) => {
  await page.evaluate(
    `globalThis.frames = [];
     const tick = (at) => { globalThis.frames.push(at); requestAnimationFrame(tick); };
     requestAnimationFrame(tick);
     addEventListener('pointermove', ({ buttons, clientX, clientY }) => {
       if (buttons > 0 && Math.hypot(clientX - ${x}, clientY - ${y}) > ${CLICK}) performance.mark('${PULLED}');
     }, true);`,
  );
  await browser.startTracing(page, { categories: CATEGORIES });
  return async (): Promise<{ readonly pictures: readonly number[]; readonly asked: readonly number[] }> => {
    const asked = (await page.evaluate('globalThis.frames')) as readonly number[];
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: readonly Written[] };
    const times = (name: string): readonly number[] =>
      traceEvents
        .filter((written) => written.name === name)
        .map(({ ts }) => ts / 1000)
        .toSorted((a, b) => a - b);
    const begin = times(PULLED)[0] ?? 0;
    return { pictures: [begin, ...times(SHOWN).filter((at) => at > begin)], asked };
  };
};
