import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, ordersButton, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

const OFFER = 'TRADE 1 Wool WITH "House Ash" FOR 1 Salt';
const ANSWER = 'TRADE 1 Salt WITH "House Oak" FOR 1 Wool';

const shot = async (page: Page, name: string): Promise<void> => {
  if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png` });
};

const listOf = async (page: Page) => {
  const list = page.getByRole('complementary', { name: 'Orders' });
  if (!(await list.isVisible())) await ordersButton(page).click();
  await list.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  return list;
};

inChromium('a game that asks one group after another', () => {
  test('a house offers while others are asked, is answered in hand, and works when its half comes', async () => {
    const game = await exampleGame('fairs', 'four-houses', 'Oak', 'Ash');
    const { address, anna, boris, close } = game;
    if (boris === null) throw new Error('nobody holds the second seat');
    const pageOf = async (email: string, size: typeof PHONE | typeof LAPTOP): Promise<Page> => {
      const context = await device(address, size);
      await comeIn(context, address, email);
      return context.newPage();
    };
    const oak = await pageOf(anna.email, PHONE);
    await oak.goto(game.desk);
    await oak.getByRole('banner').getByText('The game waits for others').waitFor();
    const list = await listOf(oak);
    await list.getByText('Yours is next: Turn 1, second half. What you send under Bargains is run').waitFor();
    await list.getByRole('button', { name: 'Write as text' }).click();
    await list.getByLabel('One order per line').fill(`GATHER AT Eastwick\n${OFFER}`);
    await list.getByRole('button', { name: 'Take 2 orders' }).click();
    await sendIn(oak);
    await list.getByText('1 order waits for Turn 1, second half.').waitFor();
    expect(await oak.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.viewport.width);
    await shot(oak, 'groups-may-send-phone');

    const ash = await pageOf(boris.email, LAPTOP);
    await ash.goto(game.secondPage);
    await ash.locator('#offers').getByText(OFFER).waitFor();
    await ash.locator('#offers').getByText(ANSWER).waitFor();
    await shot(ash, 'groups-plain');
    await ash.goto(game.secondDesk);
    await ash.getByRole('banner').getByText('Turn 1, first half').waitFor();
    await ash.getByRole('banner').getByText('Your orders are wanted').waitFor();
    const own = await listOf(ash);
    const offers = own.getByRole('region', { name: 'Offers to you' });
    await offers.getByText(OFFER).waitFor();
    await shot(ash, 'groups-offer');
    await offers.getByRole('button', { name: 'Answer' }).click();
    await offers.getByText('Your answer is on the list.').waitFor();
    expect(await plannedOrders(ash)).toEqual([ANSWER]);
    await sendIn(ash);

    await close(1);
    await oak.goto(game.desk);
    await oak.getByRole('banner').getByText('Turn 1, second half').waitFor();
    await oak.getByRole('banner').getByText('Your orders are wanted').waitFor();
    expect(await plannedOrders(oak)).toEqual(['GATHER AT Eastwick']);
    await shot(oak, 'groups-asked-phone');
    await (await listOf(oak)).getByRole('button', { name: 'Close' }).click();
    await enter(oak, 'News');
    await oak.getByText('House Oak offered 1 Wool for 1 Salt, and House Ash answered: it is done.').first().waitFor();
    await close(2);
    await oak.goto(game.page);
    await oak.getByText('House Oak gathered 2 Wool in Eastwick.').first().waitFor();
    await oak.getByText('Yours is next: Turn 2, second half.').waitFor();
    expect(await oak.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.viewport.width);
    await shot(oak, 'groups-plain-phone');
  });
});
