import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, order } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { deskInPlay } from './desk-in-play.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundShore } from './shore.ts';

const ROOMS = ['Headquarters', 'Map', 'Messages', 'Game'] as const;

/** The hints beside the room that is open, one after the other. */
const hintsHere = async (page: Page): Promise<readonly string[]> => {
  const beside = page.getByRole('complementary', { name: 'Advice' });
  await beside.waitFor();
  const next = beside.getByRole('button', { name: 'Another hint' });
  const count = (await next.count()) === 0 ? 1 : Number((await next.innerText()).match(/\/(\d+)/)?.[1]);
  const hints: string[] = [];
  for (let at = 0; at < count; at += 1) {
    hints.push(await beside.getByRole('status').innerText());
    if (count > 1) await next.click();
  }
  expect(new Set(hints).size).toBe(count);
  return hints;
};

const turn = async (page: Page, title: string): Promise<void> => {
  await enter(page, 'Game');
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page.getByRole('checkbox', { name: title }).click();
};

const lookAt = async (page: Page, place: string): Promise<void> => {
  const search = page.getByRole('combobox', { name: 'Find a place' });
  await search.fill(place);
  await search.press('Enter');
};

/** Counts the notes that the page strikes, which nobody hears here. */
const COUNT_NOTES = `window.notes = 0;
  const start = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (at) { window.notes += 1; return start.call(this, at); };`;
const notes = (page: Page): Promise<number> => page.evaluate('window.notes');

inChromium('what a player switches', () => {
  test('MD-16.47, MD-16.48 advice in green beside every room follows what is planned, and can be switched off', async () => {
    const { page } = await deskInPlay();
    const seen: string[] = [];
    for (const room of ROOMS) {
      await enter(page, room);
      seen.push(...(await hintsHere(page)));
    }
    expect(seen.length).toBeGreaterThan(8);
    expect(seen.join()).not.toContain('A hold in phase 1');
    const good = 'rgb(60, 98, 51)';
    expect(await page.evaluate("getComputedStyle(document.querySelector('aside[aria-label=Advice]')).color")).toBe(
      good,
    );

    await order(page, 'A1', 'Hold');
    expect((await hintsHere(page)).join()).toContain('A hold in phase 1 hides what you intend');

    await lookAt(page, 'London');
    const place = page.getByRole('region', { name: 'Place' });
    await place.getByText('total combat 180, hit points 3', { exact: false }).first().waitFor();

    await turn(page, 'Advice');
    expect(await page.getByRole('complementary', { name: 'Advice' }).count()).toBe(0);
    await page.reload();
    await enter(page, 'Headquarters');
    await page.getByRole('region', { name: 'Orders of the realm' }).waitFor();
    expect(await page.getByRole('complementary', { name: 'Advice' }).count()).toBe(0);
  });

  test('MD-16.37 sounds and extra pictures are off until they are switched on, and change nothing else', async () => {
    const { page } = await deskInPlay({ script: COUNT_NOTES });
    await order(page, 'A1', 'Hold');
    expect(await notes(page)).toBe(0);
    await turn(page, 'Sounds');
    await turn(page, 'Extra pictures');
    const tried = await notes(page);
    expect(tried).toBeGreaterThan(0);
    const before = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
    await order(page, 'A1', 'Hold');
    expect(await notes(page)).toBeGreaterThan(tried);
    await lookAt(page, 'London');
    const place = page.getByRole('region', { name: 'Place' });
    await place.getByText('Owner: England').waitFor();
    expect(await place.locator('svg[viewBox="0 0 320 84"]').count()).toBe(1);
    expect(before['chancery desk switches']).toContain('pictures');
    await turn(page, 'Extra pictures');
    await enter(page, 'Map');
    await lookAt(page, 'London');
    await place.getByText('Owner: England').waitFor();
    expect(await place.locator('svg[viewBox="0 0 320 84"]').count()).toBe(0);
  });

  test('another game has its own advice and the same switches', async () => {
    const { server, address } = await emptyHouse();
    const shore = await foundShore(server);
    const laptop = await device(address);
    await comeIn(laptop, address, shore.hild.email);
    const page = await laptop.newPage();
    await page.goto(shore.desk);
    await enter(page, 'Court');
    expect((await hintsHere(page)).length).toBeGreaterThan(1);
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'Settings' }).click();
    for (const title of ['Advice', 'Sounds', 'Extra pictures']) {
      await page.getByRole('checkbox', { name: title }).waitFor();
    }
  });
});
