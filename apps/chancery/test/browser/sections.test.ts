import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

const intoSection = (page: Page) => page.getByRole('group', { name: 'Orders go into' }).first();

/** Trains one of a kind at Ford, by the form of headquarters. */
const train = async (page: Page, kind: string): Promise<void> => {
  await page
    .getByRole('region', { name: 'Orders of the realm' })
    .getByRole('button', { name: 'Train', exact: true })
    .click();
  const form = page.getByRole('group', { name: 'Train' });
  await form.getByRole('button', { name: kind, exact: true }).click();
  const camp = form.getByRole('button', { name: 'Ford', exact: true });
  await camp
    .or(page.getByRole('region', { name: 'Orders of the realm' }).getByRole('button', { name: 'Take', exact: true }))
    .first()
    .waitFor();
  if (await camp.isVisible()) await camp.click();
};

inChromium('a sheet in sections', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('rounds that take one order each are filled, swapped and sent on %s', async (_, size) => {
    const { address, anna, desk, close } = await exampleGame('rounds', 'five-valleys');
    const context = await device(address, size);
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(desk);
    await enter(page, 'Hall');
    await intoSection(page).getByRole('button', { name: 'Round 1', pressed: true }).waitFor();
    await train(page, 'Foot');
    // The round is full, so that the next order goes into the next.
    await intoSection(page).getByRole('button', { name: 'Round 2', pressed: true }).waitFor();
    await expect.poll(() => intoSection(page).getByRole('button', { name: 'Round 1' }).isDisabled()).toBe(true);
    await intoSection(page).getByRole('button', { name: 'Round 3' }).click();
    await train(page, 'Bow');
    expect(await plannedOrders(page)).toEqual(['TRAIN Foot AT Ford', 'TRAIN Bow AT Ford']);
    const list = page.getByRole('complementary', { name: 'Orders' });
    expect(await list.getByRole('list', { name: 'Round 2' }).textContent()).toContain('No order here.');
    // By key: up into the empty round, then up once more, so that the two change places.
    const earlier = list.getByRole('button', { name: 'Earlier: TRAIN Bow AT Ford' });
    await earlier.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => list.getByRole('list', { name: 'Round 2' }).textContent()).toContain('TRAIN Bow');
    await list.getByRole('button', { name: 'Earlier: TRAIN Bow AT Ford' }).click();
    await expect.poll(() => list.getByRole('list', { name: 'Round 1' }).textContent()).toContain('TRAIN Bow');
    await expect.poll(() => list.getByRole('list', { name: 'Round 2' }).textContent()).toContain('TRAIN Foot');
    await sendIn(page);
    await list.getByText('Round 1: 1 order.').waitFor({ state: 'attached' });
    // As text, with all headings, and back.
    await list.getByRole('button', { name: 'Write as text' }).click();
    const text = list.getByLabel('One order per line');
    expect((await text.inputValue()).split('\n')).toEqual([
      'ROUND 1',
      'TRAIN Bow AT Ford',
      'ROUND 2',
      'TRAIN Foot AT Ford',
      'ROUND 3',
    ]);
    await text.fill('ROUND 1\nTRAIN Bow AT Ford\nROUND 4\nTRAIN Foot AT Ford');
    await list.getByText('There is no section “ROUND 4”. Did you mean ROUND 1, ROUND 2 or ROUND 3?').waitFor();
    await text.fill('ROUND 1\nTRAIN Bow AT Ford');
    await list.getByRole('button', { name: 'Take 1 order' }).click();
    await sendIn(page);
    const fell = 'Round 2 is empty now. No longer in force: TRAIN Foot AT Ford.';
    await list.getByText(fell).first().waitFor();
    await close(1);
    await page.goto(desk);
    await enter(page, 'News');
    await page.getByText('trained 1 Bow in Ford').first().waitFor({ state: 'attached' });
  });

  test('the page without script holds every heading, and a heading alone empties its section', async () => {
    const { address, anna, page: seatPage } = await exampleGame('sections', 'market-towns');
    const context = await device(address, { ...LAPTOP, javaScriptEnabled: false });
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(seatPage);
    const orders = page.getByRole('textbox', { name: /orders/i }).first();
    await orders.fill('BUY Wool FOR Bess\nDRIVE Bess TO Kings Cross');
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByText('Roads: 1 order.').waitFor();
    expect((await orders.inputValue()).trim().split(/\r?\n/)).toEqual([
      'HIRING',
      'TRADE',
      'BUY Wool FOR Bess',
      'ROADS',
      'DRIVE Bess TO "Kings Cross"',
    ]);
    await orders.fill('ROADS');
    // Something is left undone by it, and the page asks whether that is meant: the trade is not among it.
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText('Roads is empty now. No longer in force: DRIVE Bess TO "Kings Cross".').waitFor();
    await page.getByText('Trade: 1 order, as before.').waitFor();
  });
});
