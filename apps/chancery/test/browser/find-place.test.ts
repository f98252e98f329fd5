import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Seen {
  readonly mark: Edges | null;
  readonly map: Edges;
  /** The number of the place. */
  readonly marked: string | null;
}

/** Where the place that is marked lies, and what of the map can be seen, in pixels of the window. */
const seen = (page: Page): Promise<Seen> => page.evaluate(SEEN);
const SEEN = `(() => {
  const edges = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const mark = document.querySelector('.found');
  const sheet = document.querySelector('.side');
  const map = edges(document.querySelector('[role=application]'));
  if (getComputedStyle(sheet).position === 'absolute') map.bottom = Math.min(map.bottom, edges(sheet).top);
  return { mark: mark && edges(mark), map, marked: mark?.getAttribute('data-area') ?? null };
})()`;

const isInSight = async (page: Page): Promise<boolean> => {
  const { mark, map } = await seen(page);
  if (mark === null || mark.right - mark.left < 24) return false;
  return mark.left >= map.left && mark.right <= map.right && mark.top >= map.top && mark.bottom <= map.bottom;
};

const width = async (page: Page, area: number): Promise<number> =>
  page
    .locator(`#area-${area}`)
    .first()
    .evaluate((shape) => shape.getBoundingClientRect().width);

const atMap = async (on: typeof LAPTOP | typeof PHONE): Promise<Page> => {
  const { server, address } = await emptyHouse();
  const table = await foundTable(server);
  const here = await device(address, on);
  await comeIn(here, address, table.ruler('Eng').email);
  const page = await here.newPage();
  await page.goto(table.desk('Eng'));
  await enter(page, 'Map');
  await page.locator('#area-20').first().waitFor({ state: 'attached' });
  return page;
};

/** At the other end of the map from England. */
const FAR = { name: 'Chernigov', area: 20 };
const NEAR = { name: 'York', area: 2 };

inChromium('finding a place', () => {
  test('with a mouse: the map shows it large and whole, wherever it lies, and marks it until something else is chosen', async () => {
    const page = await atMap(LAPTOP);
    const before = await width(page, FAR.area);
    const field = page.getByRole('combobox', { name: 'Find a place' });
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await field.fill('chern');
    await page.getByRole('option', { name: FAR.name }).click();
    await expect.poll(() => isInSight(page)).toBe(true);
    expect((await seen(page)).marked).toBe(String(FAR.area));
    expect(await width(page, FAR.area)).toBeGreaterThan(before * 1.2);
    await page.getByRole('button', { name: 'Smaller' }).click();
    expect((await seen(page)).marked).toBe(String(FAR.area));
    await page.getByRole('button', { name: 'G1', exact: true }).first().click();
    await expect.poll(async () => (await seen(page)).marked).toBeNull();
  });

  test('by keys, from any room', async () => {
    const page = await atMap(LAPTOP);
    await page.getByRole('button', { name: 'Keys of the desk', disabled: false }).waitFor();
    await enter(page, 'Messages');
    await page.keyboard.press('f');
    await page.getByRole('dialog', { name: 'Find a place' }).waitFor();
    await page.keyboard.type('chern');
    await page.keyboard.press('Enter');
    await expect.poll(() => isInSight(page)).toBe(true);
    expect((await seen(page)).marked).toBe(String(FAR.area));
    // The map has the keys then: Escape lets the place go.
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await seen(page)).marked).toBeNull();
  });

  test('with a finger, on a phone: the sheet makes room for the place', async () => {
    const page = await atMap(PHONE);
    const handle = page.locator('.handle');
    await handle.tap();
    for (const { name, area } of [FAR, NEAR]) {
      await page.getByRole('combobox', { name: 'Find a place' }).fill(name.slice(0, 4));
      await page.getByRole('option', { name }).tap();
      await expect.poll(() => isInSight(page)).toBe(true);
      expect((await seen(page)).marked).toBe(String(area));
    }
    // Drawn up over all of the map, it comes down again.
    await handle.press('ArrowUp');
    await page.getByRole('combobox', { name: 'Find a place' }).fill(FAR.name);
    await page.getByRole('option', { name: FAR.name }).tap();
    await expect.poll(() => isInSight(page)).toBe(true);
  });
});
