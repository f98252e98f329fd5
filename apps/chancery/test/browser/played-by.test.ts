import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundShore } from './shore.ts';

/** The line of a place that has the sheet of its owner. */
const sheetOn = async (page: Page, place: string, player: string): Promise<void> => {
  const find = page.getByRole('combobox', { name: 'Find a place' });
  await find.fill(place);
  await find.press('Enter');
  await page.getByText(new RegExp(`^Its sheet: .*; played by ${player}\\b`)).waitFor();
};

inChromium('who plays a power, at the desk', () => {
  test('HEP-15.9 the sheets at the desk name who plays each kingdom: in the table, on the map, and in the report', async () => {
    const { server, address } = await emptyHouse();
    const shore = await foundShore(server);
    const laptop = await device(address);
    await comeIn(laptop, address, shore.hild.email);
    const page = await laptop.newPage();
    await page.goto(shore.desk);

    await enter(page, 'Court');
    const powers = page.getByRole('region', { name: 'Relations' });
    await powers.getByRole('row', { name: /Exsessa.* Sigeric$/ }).waitFor();
    await powers.getByRole('row', { name: /Dorsete.* a bot$/ }).waitFor();

    await enter(page, 'Map');
    await sheetOn(page, 'Exsessa', 'Sigeric');
    await sheetOn(page, 'Dorsete', 'a bot');
    expect(await page.getByText('led by a player').count()).toBe(0);

    await shore.endTurn0();
    await page.reload();
    await enter(page, 'News');
    await page.getByRole('article').getByText('Sheets of the kingdoms').click();
    for (const [realm, player] of [
      ['Chenth', 'Hild'],
      ['Exsessa', 'Sigeric'],
      ['Midelsexe', 'Offa'],
      ['Wiltescire', 'a bot'],
    ]) {
      await page.getByText(new RegExp(`^${realm}: .*; played by ${player}`)).waitFor();
    }
    expect(await page.getByText(/NPC State;[^:]*; played by/).count()).toBe(0);
  });
});
