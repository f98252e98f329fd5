import { EXAMPLES } from '@chancery/registry';
import { offeringsOf } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';
import { houseOfPositions } from './offered-desk.ts';

inChromium('tables of own things', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('beside each row stand the orders that fit, and what is drafted of it, on %s', async (on, size) => {
    const { address, anna, desk } = await exampleGame('sections', 'market-towns');
    const context = await device(address, size);
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(desk);
    await enter(page, 'Hall');
    const wagons = page.getByRole('region', { name: 'Wagons' });
    await wagons.getByRole('button', { name: /^Bess/ }).click();
    // Only what can be done with this wagon now: it is empty, so nothing can be sold or delivered.
    const verbs = wagons.locator('.verbs button');
    await expect.poll(() => verbs.allInnerTexts()).toEqual(['Buy', 'Drive']);
    await verbs.getByText('Buy').click();
    const form = wagons.getByRole('group', { name: 'Buy' });
    await form.getByRole('button', { name: /^Wool/ }).click();
    await form.getByRole('button', { name: 'at any price' }).click();
    await wagons.getByText('BUY Wool FOR Bess').waitFor();
    await expect.poll(() => verbs.allInnerTexts()).toContain('Sell');
    expect(await verbs.allInnerTexts()).not.toContain('Buy');
    const heads = page.getByRole('region', { name: 'Commissions' }).locator('thead th');
    expect(await heads.allTextContents()).toEqual(['No.', 'Good', 'Town', 'Pays', 'Made in']);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/own-${on.slice(2)}.png`, fullPage: true });
  });

  test('a column that the setting has no use for is left out, and its cells with it', async () => {
    const [sections] = EXAMPLES.filter(({ id }) => id === 'sections') as [(typeof EXAMPLES)[number]];
    const { offerings } = await offeringsOf(sections, { scenario: 'market-towns', campaigns: 1, turns: 1 });
    const [offered] = offerings as [(typeof offerings)[number]];
    const { position } = offered;
    // Nothing is made in the land.
    const barren = { ...position, setting: { ...(position.setting as object), makes: {} } };
    const house = await houseOfPositions(sections, 'market-towns');
    const here = await device(house.address);
    await comeIn(here, house.address, house.ruler.email);
    const page = await here.newPage();
    await page.goto(await house.lay({ ...offered, position: barren }));
    await enter(page, 'Hall');
    const commissions = page.getByRole('region', { name: 'Commissions' });
    await commissions.locator('tbody tr.thing').first().waitFor();
    expect(await commissions.locator('thead th').allTextContents()).toEqual(['No.', 'Good', 'Town', 'Pays']);
    expect(await commissions.locator('tbody tr.thing').first().locator('td').count()).toBe(4);
    expect(await page.getByText('Made in').count()).toBe(0);
  });

  test('units that stand in one place are a row with their sums, opened by a tap', async () => {
    const { address, anna, desk } = await exampleGame('fog', 'misty-island', 'Gul');
    const context = await device(address);
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(desk);
    await enter(page, 'Map');
    const list = page.getByRole('region', { name: 'Units', exact: true }).first();
    const units = list.locator('tbody tr:not(.stack)');
    await units.first().waitFor();
    const men = (await list.locator('tbody tr:not(.stack) td[data-label="Men"]').allInnerTexts()).map(Number);
    await list.getByRole('button', { name: 'By place' }).click();
    const stacks = list.locator('tbody tr.stack');
    await expect.poll(() => units.count()).toBe(0);
    const sums = (await stacks.locator('td[data-label="Men"]').allInnerTexts()).map(Number);
    expect(sums.length).toBeLessThan(men.length);
    expect(sums.reduce((sum, each) => sum + each)).toBe(men.reduce((sum, each) => sum + each));
    await stacks.first().getByRole('button', { expanded: false }).click();
    const [, count = ''] = /: (\d+) units?/.exec(await stacks.first().innerText()) ?? [];
    await expect.poll(() => units.count()).toBe(Number(count));
    if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/stacks.png` });
  });
});
