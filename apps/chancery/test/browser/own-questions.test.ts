import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

const PLAN = 'FROM Ford AT Mill "Our cook offers them a stew that nobody should eat."';
const APPROVED = { verdict: 'approved', parts: { cost: 2, chance: 80 } };

const listOf = (page: Page) => page.getByRole('complementary', { name: 'Orders' });

/** Opens the list of orders where the screen is too small to have it beside the rooms. */
const openList = async (page: Page): Promise<void> => {
  const opener = page.getByRole('button', { name: /^Orders/ }).first();
  if (!(await listOf(page).isVisible())) await opener.click();
};

const write = async (page: Page, line: string): Promise<void> => {
  await openList(page);
  await listOf(page).getByRole('button', { name: 'Write as text' }).click();
  await listOf(page).getByLabel('One order per line').fill(line);
  await listOf(page).getByRole('button', { name: 'Take 1 order' }).click();
};

const atDesk = async (size: typeof LAPTOP | typeof PHONE) => {
  const game = await exampleGame('rounds', 'five-valleys');
  const context = await device(game.address, size);
  await comeIn(context, game.address, game.anna.email);
  const page = await context.newPage();
  const open = async (): Promise<void> => {
    await page.goto(game.desk);
    await enter(page, 'Hall');
    await openList(page);
  };
  await open();
  return { ...game, page, open };
};

inChromium('questions of one’s own', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('what a draft would ask is put ahead on %s, and the ruling is read before the orders go in', async (_, size) => {
    const { page, open, rule } = await atDesk(size);
    await write(page, `R1 RUSE ${PLAN}`);
    const asked = listOf(page).getByRole('region', { name: 'Questions to the game master' });
    await asked.getByText('Not asked yet. Without a ruling: refused.').waitFor();
    await asked.getByRole('button', { name: 'Ask the game master now' }).click();
    await asked.getByText('The game master has it. Without a ruling: refused.').waitFor();
    expect(await asked.getByRole('button', { name: 'Ask the game master now' }).isVisible()).toBe(false);
    await rule(APPROVED);
    await open();
    await asked.getByText(/Ruled: approved.*80/).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= screen.width')).toBe(true);
  });

  test('RD-1.10 a question that is ordered is put as soon as it is sent in, and leaves the draft', async () => {
    const { page, open, rule } = await atDesk(LAPTOP);
    await write(page, 'R2 TRAIN Foot AT Ford');
    await sendIn(page);
    await listOf(page).getByRole('button', { name: 'Write as text' }).click();
    const text = listOf(page).getByLabel('One order per line');
    await text.fill(`ASK RUSE ${PLAN}\n${await text.inputValue()}`);
    await listOf(page).getByRole('button', { name: 'Take 2 orders' }).click();
    await sendIn(page);
    await listOf(page).getByText('The question is before the game master.').first().waitFor();
    expect(await plannedOrders(page)).toEqual(['TRAIN Foot AT Ford']);
    const asked = listOf(page).getByRole('region', { name: 'Questions to the game master' });
    await asked.getByText('The game master has it. Without a ruling: refused.').waitFor();
    await rule(APPROVED);
    await open();
    await asked.getByText(/Ruled: approved.*80/).waitFor();
    expect(await plannedOrders(page)).toEqual(['TRAIN Foot AT Ford']);
  });
});
