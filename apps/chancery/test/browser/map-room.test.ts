import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alliedTable } from './allied-table.ts';
import { enter } from './at-desk.ts';
import { inChromium } from './chromium.ts';

/** What a ruler of Medieval Diplomacy sees in the room of the map, at the desk of England. */

const find = async (page: Page, place: string): Promise<Locator> => {
  await page.getByRole('combobox', { name: 'Find a place' }).fill(place);
  await page.keyboard.press('Enter');
  const report = page.getByRole('region', { name: 'Place' });
  await report.getByRole('heading', { name: new RegExp(`^${place} \\(`) }).waitFor();
  return report;
};

/** The sign of the troops in a place, as the map draws it, with the colour under it. */
const sign = async (page: Page, title: RegExp) => {
  const marker = page.locator('svg.chancery-map g.marker').filter({ hasText: title }).first();
  return {
    number: await marker.locator('text').textContent(),
    colour: await marker.locator('path, rect').first().getAttribute('fill'),
    picture: await marker.getAttribute('data-miniature'),
  };
};

inChromium('the room of the map', () => {
  test('MD-16.1, MD-16.2, MD-16.3, MD-16.41, MD-16.48, MD-9.41 the report of any place tells what is public of it, and of all who stand there', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const text = await (await find(page, 'Minsk')).innerText();
    for (const told of [
      'Minsk (5)',
      'Owner: Lithuania',
      'Annexed to Lithuania',
      'Max revenue\n\n13.00',
      'Damage: none',
      'Production areas: 0 of 2',
      'City: Minsk',
      'No harbour',
      'Fortification: Stone Tower, level 3, undamaged',
      'Places for 9: foot +49% combat, +1 hit points; mounted +19% combat, +0.6 hit points.',
      'To build level 4, Stone Keep: 4 workers and 18 gold.',
      'Garrison of Minsk (G5 of Lithuania)',
      '2 Archers, 1 Light Cavalry, 1 Light Spearman, 2 Boyar Guards and 2 Slavic Nobles',
    ])
      expect(text.replace(/\n+/g, '\n')).toContain(told.replace(/\n+/g, '\n'));
    expect(text).toMatch(/total combat 404, hit points 15\.1/);
    for (const neighbour of ['Volodymir (6)', 'Kiev (17)', 'Podolia (19)', 'Chernigov (20)'])
      expect(text.slice(text.indexOf('Adjacent'))).toContain(neighbour);
    // Far places as well: nothing lies in fog.
    for (const place of ['Astrakhan', 'Gotland', 'Antalya']) {
      expect(await (await find(page, place)).innerText()).toMatch(/total combat \d+, hit points \d+/);
    }
  });

  test('MD-13.17, MD-16.9, MD-16.42, MD-16.20, MD-16.4, MD-16.7 its secrets and orders are the owner’s, also before an ally', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const own = await find(page, 'York');
    expect(await own.innerText()).toContain('The city can raise Peasant Rabble, Militia, Men-at-Arms, Archers');
    const offered = own.getByRole('group', { name: 'Orders for this place' });
    await offered.getByRole('button', { name: 'Give a province away' }).waitFor();
    await offered.getByRole('button', { name: 'Grant or revoke special permission' }).waitFor();
    expect(await offered.getByRole('button', { name: /annex/i }).count()).toBe(0);
    const studied = await own.innerText();
    expect(studied).toMatch(
      /Study\s+Men-at-Arms \(foot soldiers\)[\s\S]*1 x 25% combat, 2 hit points, 2 Move-points; cost 5 gold/,
    );

    const foreign = await find(page, 'Minsk');
    const text = await foreign.innerText();
    expect(text).toContain('City: Minsk');
    expect(text).not.toContain('The city can raise');
    expect(text).not.toMatch(/retreat level|rank \d|follows|Move-points left/i);
    expect(await foreign.getByRole('button', { name: 'Give a province away' }).count()).toBe(0);
    expect(text).toMatch(/Study\s+Archers/);
  });

  test('MD-16.11, MD-16.12, MD-16.13, MD-16.46, MD-13.14 the map: names, labels of owners, and miniatures in three colours', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const map = page.locator('svg.chancery-map');
    await map.locator('.province-names').waitFor();
    const inkOf = async (group: string): Promise<string> =>
      String(await page.evaluate(`getComputedStyle(document.querySelector('svg.chancery-map ${group} text')).fill`));
    const [land, sea] = [await inkOf('.province-names'), await inkOf('.sea-names')];
    const channels = (colour: string): readonly number[] => colour.match(/\d+/g)?.map(Number) ?? [];
    expect(Math.max(...channels(land))).toBeLessThan(80);
    expect(channels(sea)[2]).toBeGreaterThan((channels(sea)[0] ?? 255) + 50);
    expect(await map.locator('.sea-names').textContent()).toContain('North Sea');
    // Marks and labels are drawn a moment after the lands.
    for (const marks of ['.mountains', '.reefs', '.province-border', '.coast'])
      await expect.poll(() => map.locator(marks).count()).toBe(1);
    await map.locator('.tags text').first().waitFor();
    const labels = await map.locator('.tags text').allTextContents();
    expect(labels.filter((label) => label.startsWith('Eng')).length).toBe(4);
    expect(labels.filter((label) => label.startsWith('Ind')).length).toBe(8);

    const [own, allied, foreign] = [
      await sign(page, /England/),
      await sign(page, /Lithuania/),
      await sign(page, /Horde/),
    ];
    expect(new Set([own.colour, allied.colour, foreign.colour]).size).toBe(3);
    expect(channelsOf(own.colour).indexOf(Math.max(...channelsOf(own.colour)))).toBe(2);
    expect(channelsOf(foreign.colour).indexOf(Math.max(...channelsOf(foreign.colour)))).toBe(0);
    // In London stand ten troops, of which heavy cavalry costs most, though there is but one of it.
    const london = await sign(page, /England: .*Heavy Cavalry/);
    expect(london).toMatchObject({ number: '10', picture: 'horse' });
    await page
      .locator('svg.chancery-map g.marker')
      .filter({ hasText: /Lithuania: .*Slavic Nobles/ })
      .first()
      .click();
    expect(await page.getByRole('region', { name: 'Place' }).innerText()).toMatch(/Lithuania\s+Garrison of/);
  });

  test('MD-16.14, MD-16.38 the tools of the map hide troops on it, and three switches hide kinds of units in the list alone', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const map = page.locator('svg.chancery-map');
    await map.locator('.marker.own').first().waitFor();
    await page.getByRole('button', { name: 'Layers' }).click();
    for (const [box, drawn] of [
      ['Your troops', '.marker.own'],
      ['Allied troops', '.marker.allied'],
      ['Foreign troops', '.marker.foreign'],
      ['Cities, harbours, walls', '.sign.town'],
    ] as const) {
      await page.getByRole('checkbox', { name: box }).uncheck();
      await expect.poll(() => map.locator(`${drawn}:visible`).count()).toBe(0);
      await page.getByRole('checkbox', { name: box }).check();
      await expect.poll(() => map.locator(`${drawn}:visible`).count()).toBeGreaterThan(0);
    }
    await page.getByRole('button', { name: 'Close' }).first().click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await page.getByRole('button', { name: 'The whole map' }).click();

    const units = (): Promise<readonly string[]> =>
      page
        .locator('main')
        .getByRole('button', { name: /^[AFG]\d+$/ })
        .allTextContents();
    expect((await units()).map((each) => each.trim())).toEqual(expect.arrayContaining(['A1', 'F1', 'G1']));
    const drawn = await map.locator('.marker').count();
    for (const [kind, letter] of [
      ['Armies', 'A'],
      ['Fleets', 'F'],
      ['Garrisons', 'G'],
    ] as const) {
      const kinds = page
        .getByRole('button', { name: kind, exact: true })
        .or(page.getByRole('checkbox', { name: kind, exact: true }))
        .last();
      await kinds.click();
      await expect.poll(async () => (await units()).some((each) => each.trim().startsWith(letter))).toBe(false);
      await expect.poll(() => map.locator('.marker').count()).toBe(drawn);
      await page.reload();
      await enter(page, 'Map');
      await page.getByRole('heading', { name: 'Units' }).waitFor();
      await expect.poll(async () => (await units()).length).toBeGreaterThan(0);
      expect((await units()).some((each) => each.trim().startsWith(letter))).toBe(false);
      await kinds.click();
      await expect.poll(async () => (await units()).some((each) => each.trim().startsWith(letter))).toBe(true);
    }
  });
});

const channelsOf = (colour: string | null): readonly number[] =>
  (colour?.replace('#', '').match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
