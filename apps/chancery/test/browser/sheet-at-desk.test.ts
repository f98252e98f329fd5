import { writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, ordersButton, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, LAPTOP } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

const HAND = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const SIZES = [
  ['a laptop', LAPTOP],
  ['a phone', HAND],
] as const;

const field = (page: Page, column: string, table: string, row = 1): Locator =>
  page.getByLabel(`${column}, row ${row} of ${table}`, { exact: true });
const tool = (page: Page, name: string, row: number, table: string): Locator =>
  page.getByRole('button', { name: `${name}: row ${row} of ${table}`, exact: true });

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
};

/** The desk of a ruler with the order sheet open. */
const atSheet = async (game: Awaited<ReturnType<typeof exampleGame>>, size: typeof LAPTOP | typeof HAND) => {
  const context = await device(game.address, size);
  await comeIn(context, game.address, game.anna.email);
  const page = await context.newPage();
  await page.goto(game.desk);
  await ordersButton(page).click();
  await view(page, 'Order sheet');
  await page.getByText('A row is an order').waitFor();
  return page;
};
const view = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

const textOf = async (page: Page): Promise<readonly string[]> => {
  await view(page, 'Write as text');
  return (await page.getByLabel('One order per line').inputValue()).split('\n');
};

/** The orders of the newest receipt, as it has them. */
const receiptOf = async (page: Page): Promise<readonly string[]> => {
  const card = page.locator('details').filter({ hasText: 'The receipt: your orders as understood' });
  await card.locator('summary').first().click();
  return card.locator('ol').first().locator('li > span:first-child').allTextContents();
};

const fits = async (page: Page, { viewport }: typeof LAPTOP | typeof HAND): Promise<void> => {
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(viewport.width);
  const list = page.getByRole('complementary', { name: 'Orders' });
  expect(await list.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
};

inChromium('the order sheet at the desk', () => {
  test.each(SIZES)('rows of realms and garrisons are one draft with text and list on %s', async (on, size) => {
    const game = await exampleGame('medieval-diplomacy', 'four-crowns', 'Eng');
    const page = await atSheet(game, size);
    await field(page, 'Order', 'Headquarters').selectOption('SEND GOLD');
    await field(page, 'Realm', 'Headquarters').fill('Lithuanja');
    await field(page, 'Amount', 'Headquarters').fill('14');
    // Enter goes down, into a row that was not there before.
    await page.keyboard.press('Enter');
    // Somebody who chooses stands in the choice: the row that they left says what it lacks.
    await field(page, 'Order', 'Headquarters', 2).focus();
    await field(page, 'Order', 'Headquarters', 2).selectOption('DECLARE WAR');
    await page.getByText('There is no realm “Lithuanja”. Did you mean Lit?').waitFor();
    await page.getByText('2 rows of the order sheet are not understood yet.').waitFor();
    await field(page, 'Realm', 'Headquarters', 2).fill('Gol');
    await field(page, 'Order', 'Garrison and construction').selectOption('BUILD FORT');
    await field(page, 'Unit', 'Garrison and construction').fill('G1');
    await page.keyboard.press('Tab');
    await page.locator('.place').filter({ hasText: '3' }).waitFor();
    await shot(page, `md-sheet-${on.slice(2)}`);
    await fits(page, size);

    // What is no order yet outlasts the page, and is mended in its row.
    await page.reload();
    await ordersButton(page).click();
    await field(page, 'Realm', 'Headquarters', 2).waitFor();
    const begun = page.getByRole('row').filter({ has: page.locator('select') });
    const wrong = await begun.evaluateAll((rows) => rows.findIndex((row) => row.classList.contains('malformed')));
    expect(wrong).toBeGreaterThanOrEqual(0);
    await begun
      .nth(wrong)
      .getByLabel(/^Realm/)
      .fill('Lithuania');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.getByText('not understood yet').count()).toBe(0);

    // By key: the last of the list goes to the front, step by step, and the focus with it.
    const last = 2;
    await expect.poll(() => field(page, 'Realm', 'Headquarters', last).inputValue()).toBe('Lithuania');
    await tool(page, 'Earlier', last, 'Headquarters').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'Realm', 'Headquarters', 1).inputValue()).toBe('Lithuania');
    expect(await tool(page, 'Earlier', 1, 'Headquarters').isDisabled()).toBe(true);

    const lines = ['SEND GOLD Lit 14', 'DECLARE WAR Gol', 'G1 BUILD FORT'];
    expect(await textOf(page)).toEqual(lines);
    await page.getByLabel('One order per line').fill([...lines.slice(0, 2), 'SEND GOLD Rou 3'].join('\n'));
    await view(page, 'Order sheet');
    await expect.poll(() => field(page, 'Realm', 'Headquarters', 3).inputValue()).toBe('Rou');
    expect(await field(page, 'Unit', 'Garrison and construction').inputValue()).toBe('');
    await view(page, 'Back to the list');
    expect(await plannedOrders(page)).toEqual([...lines.slice(0, 2), 'SEND GOLD Rou 3']);
    await page.getByRole('button', { name: 'Strike out: DECLARE WAR Gol' }).click();
    await view(page, 'Order sheet');
    await expect.poll(() => field(page, 'Realm', 'Headquarters', 2).inputValue()).toBe('Rou');
    await tool(page, 'Strike out', 2, 'Headquarters').click();
    await expect.poll(() => field(page, 'Realm', 'Headquarters', 2).inputValue()).toBe('');
    await sendIn(page);
    expect(await receiptOf(page)).toEqual(['SEND GOLD Lit 14']);
    await game.close(1);
    await page.goto(game.desk);
    await enter(page, 'Messages');
    await page
      .getByText(/14 .*Lithuania|Lithuania.* 14/)
      .first()
      .waitFor({ state: 'attached' });
  });

  test.each(SIZES)('rows of rounds stand in their rounds, and the places of all are told, on %s', async (on, size) => {
    const game = await exampleGame('domains', 'sarn', 'ALD');
    const page = await atSheet(game, size);
    const open = (title: string): Promise<void> =>
      page
        .locator('summary')
        .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
        .click();
    await open('Lands and gold');
    await field(page, 'Order', 'Lands and gold').selectOption('TAX');
    await field(page, 'Provinces', 'Lands and gold').fill('Rushey, Cold Ash');
    await field(page, 'Rate', 'Lands and gold').fill('heavy');
    await open('Round 2: Building');
    await field(page, 'Order', 'Round 2: Building').selectOption('BRIDGE');
    await field(page, 'From', 'Round 2: Building').fill('Cold Ash');
    await field(page, 'To', 'Round 2: Building').fill('Tarn');
    await open('Answers and leave');
    await field(page, 'Order', 'Answers and leave').selectOption('PERMIT');
    await field(page, 'Domain', 'Answers and leave').fill('WEA');
    await field(page, 'What', 'Answers and leave').fill('holdings');
    await page.keyboard.press('Tab');
    await shot(page, `domains-sheet-${on.slice(2)}`);
    // Two tables share the list of orders without a round: a row goes before one of the other table.
    await tool(page, 'Earlier', 1, 'Answers and leave').click();
    await expect
      .poll(() => page.locator('.place').filter({ hasText: /^\d$/ }).allTextContents())
      .toEqual(['1', '2', '1']);
    await fits(page, size);
    expect(await textOf(page)).toEqual([
      'PERMIT WEA holdings',
      'TAX Rushey, "Cold Ash" heavy',
      'ROUND 1',
      'ROUND 2',
      'BRIDGE "Cold Ash" TO Tarn',
      'ROUND 3',
    ]);
    await view(page, 'Order sheet');
    await sendIn(page);
    expect(await receiptOf(page)).toEqual([
      'PERMIT WEA holdings',
      'TAX Rushey, "Cold Ash" heavy',
      'BRIDGE "Cold Ash" TO Tarn',
    ]);
  });

  test('is printed as it stands, on upright A4, and nothing else of the desk', async () => {
    const page = await atSheet(await exampleGame('medieval-diplomacy', 'four-crowns', 'Eng'), LAPTOP);
    await field(page, 'Order', 'Headquarters').selectOption('PROCLAIM');
    const words = 'To all crowns: whoever keeps the peace of the sea until winter shall have our thanks and our gold.';
    await field(page, 'Text', 'Headquarters').fill(words);
    await page.keyboard.press('Tab');
    const pdf = await page.pdf({ preferCSSPageSize: true });
    if (process.env['SHOTS']) writeFileSync(`${process.env['SHOTS']}/desk-sheet.pdf`, pdf);
    const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
    expect(boxes.map(([, ...sides]) => sides.map((side) => Math.round(Number(side))))).toEqual([[595, 842]]);
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('#paper-sheet');
    await paper.getByText(words).waitFor();
    expect(await page.locator('.desk').isVisible()).toBe(false);
    expect(await page.locator('#print-sheet').count()).toBe(0);
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    expect(await paper.count()).toBe(0);
  });
});
