import type { Browser } from 'playwright-core';
import { crowd } from './crowd.ts';
import { deskOf } from './opening.ts';

export interface Panning {
  readonly areas: number;
  readonly markers: number;
  readonly seconds: number;
  readonly framesASecond: number;
  /** Milliseconds; one frame in a hundred took longer. */
  readonly slowFrame: number;
  /** The longest frame of all. */
  readonly slowestFrame: number;
}

const STEPS = 240;
/** So many areas of Europe have a number below this, and each may hold an ally, strangers and independents. */
const AREAS = 250;
const GROUPS = 600;

/** Drags the map about for some seconds, and counts the frames that the page came to draw meanwhile. */
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
  await page.evaluate(
    'globalThis.frames = []; const tick = (at) => { globalThis.frames.push(at); requestAnimationFrame(tick); }; requestAnimationFrame(tick);',
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(x + 180 * Math.sin(angle), y + 140 * (1 - Math.cos(angle)));
  }
  await page.mouse.up();
  const times = (await page.evaluate('globalThis.frames')) as readonly number[];
  const lengths = times
    .slice(1)
    .map((at, index) => at - (times[index] as number))
    .toSorted((a, b) => a - b);
  const count = (selector: string): Promise<number> => map.locator(selector).count();
  const result = {
    areas: await count('#lands [id^="area-"], #seas [id^="area-"]'),
    markers: await count('#markers .marker'),
    seconds: ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000,
    framesASecond: 1000 / (lengths[lengths.length >> 1] ?? Number.POSITIVE_INFINITY),
    slowFrame: lengths[Math.floor(lengths.length * 0.99)] ?? 0,
    slowestFrame: lengths.at(-1) ?? 0,
  };
  await context.close();
  return result;
};
