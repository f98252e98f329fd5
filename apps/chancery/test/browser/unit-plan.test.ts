import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alliedTable } from './allied-table.ts';
import { enter, plannedOrders } from './at-desk.ts';
import { inChromium } from './chromium.ts';

/** What a ruler of Medieval Diplomacy sees of units, of their orders, and of where all will be. */

const hand = (page: Page): Locator => page.getByRole('region', { name: 'The unit in hand' });

const take = async (page: Page, unit: string): Promise<Locator> => {
  await page.getByRole('button', { name: unit, exact: true }).first().click();
  const region = hand(page);
  await region.getByRole('heading', { name: unit }).first().waitFor();
  return region;
};

inChromium('units and their plans', () => {
  test('MD-4.8, MD-16.16, MD-16.39 the unit list: number, name, place, troops, combat, weight or storage, Move-points, orders; a click takes one in hand', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    await page.getByRole('heading', { name: 'Units' }).waitFor();
    const list = page.getByRole('table').filter({ hasText: 'Total combat' });
    const heads = await list.getByRole('columnheader').allInnerTexts();
    const columns = ['Unit', 'Name', 'Place', 'Troops', 'Total combat', 'Weight or load', 'Move-points', 'Orders'];
    expect(heads.map((each) => each.trim()).filter((each) => columns.includes(each))).toEqual(columns);
    const row = await list.getByRole('row', { name: /A1/ }).innerText();
    expect(
      row
        .split(/\s*\n\s*|\t/)
        .filter(Boolean)
        .join(' '),
    ).toMatch(/A1.*England Army 1.*London.*3.*180.*3.*2/);
    expect(await list.getByRole('row', { name: /F1/ }).innerText()).toContain('England Fleet 1');
    expect(await list.innerText()).not.toContain('Garrison of Minsk');
    const region = await take(page, 'A1');
    for (const major of ['Hold', 'March', 'Pillage', 'Form an army', 'Transfer'])
      await region.getByRole('button', { name: major, exact: true }).waitFor();
    await region.getByRole('button', { name: 'March', exact: true }).click();
    await region.getByText('the next province').waitFor();
    await region.getByRole('button', { name: 'York', exact: true }).waitFor();
  });

  test('MD-16.17, MD-16.40, MD-16.20, MD-16.18 a unit’s plan: its troops by rank, options, strength, orders; and the form to recruit', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const region = await take(page, 'A1');
    const all = await region.getByText('More about it').locator('xpath=ancestor::details').innerText();
    for (const told of [
      'A1 England Army 1',
      'Rank 1: 3 Longbowmen',
      'Retreat level 5',
      'Follows nobody',
      'Fights as marines',
      'Defends fortifications',
      'Longbowmen (foot soldiers with missiles)',
    ])
      expect(all).toContain(told);
    expect(all.replace(/\s+/g, ' ')).toContain('Total combat 180 Total hit points 3 Move-points 2');
    for (const administrative of [
      'Name',
      'Retreat level',
      'Follow',
      'Marines',
      'Defend fortifications',
      'Assign ranks',
      'Disband or dismiss',
    ])
      await region.getByRole('button', { name: administrative, exact: true }).waitFor();
    await region.getByRole('button', { name: 'March', exact: true }).click();
    await region.getByRole('button', { name: 'York', exact: true }).click();
    await region.getByText('Phase 1: March to York (2)').waitFor();
    expect(await plannedOrders(page)).toEqual(['A1 MARCH York']);

    const garrison = await take(page, 'G2');
    expect(await garrison.innerText()).toContain('Palisade Fort');
    await garrison.getByRole('button', { name: /^Recruit/ }).click();
    const form = await garrison.innerText();
    expect(form.replace(/\s+/g, ' ')).toContain('Recruiting in York Ordered, and still allowed 0/10');
    expect(form.replace(/\s+/g, ' ')).toContain('Archers, upkeep 0.30 4.00');
    await garrison.getByRole('button', { name: 'Archers', exact: true }).click();
    await garrison.getByRole('spinbutton').fill('2');
    await garrison.getByRole('button', { name: 'Next', exact: true }).click();
    await garrison.getByText('2/8').waitFor();
    expect(await garrison.innerText()).toContain('The gold suffices');
  });

  test('MD-6.30, MD-16.44 an army that a fleet shall carry is called by number and name where it is unloaded, and nothing moves on the map', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const region = await take(page, 'F1');
    const markers = page.locator('svg.chancery-map g.marker title');
    await markers.first().waitFor({ state: 'attached' });
    const drawn = await markers.allTextContents();
    await region.getByRole('button', { name: 'Load an army', exact: true }).click();
    await region.getByRole('button', { name: 'Sail', exact: true }).click();
    await region.getByRole('button', { name: 'Unload an army', exact: true }).click();
    await region.getByText('Unload an army · F1 · A1 England Army 1').waitFor();
    await region.getByText('Phase 1: Take Army A1 aboard').waitFor();
    expect((await plannedOrders(page)).join()).toContain('F1 LOAD A1');
    expect(await markers.allTextContents()).toEqual(drawn);
    const row = page.getByRole('table').filter({ hasText: 'Total combat' }).getByRole('row', { name: /A1/ });
    expect(await row.innerText()).toContain('F1');
  });

  test('MD-16.15, MD-16.43 planned moves are arrows, and one table shows where each unit will be in every phase', async () => {
    const { deskOf } = await alliedTable();
    const page = await deskOf('Eng');
    await enter(page, 'Map');
    const region = await take(page, 'A1');
    const arrows = (part: string): Locator =>
      page.locator(`main svg .leg .${part}, main svg .${part}.leg, main svg .${part}`);
    expect(await arrows('last').count()).toBe(0);
    for (const place of ['Norwich', 'York']) {
      await region.getByRole('button', { name: 'March', exact: true }).click();
      await region.getByRole('button', { name: place, exact: true }).click();
      await region.getByText(new RegExp(`March to ${place}`)).waitFor();
    }
    const inkOf = async (part: string): Promise<readonly number[]> =>
      ((await arrows(part).first().getAttribute('stroke')) ?? '')
        .replace('#', '')
        .match(/../g)
        ?.map((each) => Number.parseInt(each, 16)) ?? [];
    await arrows('through').first().waitFor({ state: 'attached' });
    const [through, last] = [await inkOf('through'), await inkOf('last')];
    expect(through.indexOf(Math.max(...through))).toBe(2);
    expect(last.indexOf(Math.max(...last))).toBe(0);
    await enter(page, 'Headquarters');
    await page.getByRole('heading', { name: 'Where all units will be' }).waitFor();
    const plans = page.getByRole('table').filter({ hasText: 'Phase 1' });
    const row = await plans.getByRole('row', { name: /A1/ }).innerText();
    expect(row.replace(/\s+/g, ' ')).toMatch(/A1 England Army 1 London Norwich York/);
    expect((await plans.getByRole('row', { name: /G2/ }).innerText()).replace(/\s+/g, ' ')).toMatch(/York York/);
  });
});
