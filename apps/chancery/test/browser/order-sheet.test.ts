import { writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

const field = (page: Page, column: string, table: string, row = 1) =>
  page.getByLabel(`${column}, row ${row} of ${table}`, { exact: true });

const shot = async (page: Page, name: string): Promise<void> => {
  const folder = process.env['SHOTS'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
};

inChromium('the order sheet', () => {
  test.each([
    ['a laptop', LAPTOP],
    ['a phone', PHONE],
  ])('is filled in, checked and sent without script on %s, and is the same sheet as text', async (on, size) => {
    const { address, anna, page: seatPage, close } = await exampleGame('rounds', 'five-valleys');
    const context = await device(address, { ...size, javaScriptEnabled: false });
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(seatPage);
    await page.getByRole('link', { name: 'Order sheet to fill in or print' }).click();
    await shot(page, `sheet-empty-${on.slice(2)}`);
    await field(page, 'Order', 'Round 1').selectOption('TAKE');
    await field(page, 'From', 'Round 1').fill('Ford');
    await field(page, 'To or at', 'Round 1').fill('Chapl');
    await field(page, 'Foot', 'Round 1').fill('1');
    await field(page, 'Order', 'Round 3').selectOption('TRAIN');
    await field(page, 'To or at', 'Round 3').fill('Ford');
    await field(page, 'Kind or plan', 'Round 3').fill('Bow');
    await page.getByRole('button', { name: 'Check only' }).click();
    await page.getByText('1 of 2 orders are accepted.').waitFor();
    // What is wrong stands below its row, and what was typed still in it.
    const why = page.getByRole('row').filter({ hasText: 'Chapl' }).last();
    expect(await why.textContent()).toContain('Chapl');
    expect(await field(page, 'To or at', 'Round 1').inputValue()).toBe('Chapl');
    await shot(page, `sheet-checked-${on.slice(2)}`);
    const meant = /Did you mean (?<camp>[A-Z][A-Za-z ]*)/.exec((await why.textContent()) ?? '')?.groups?.['camp'] ?? '';
    await field(page, 'To or at', 'Round 1').fill(meant.trim());
    await page.getByRole('button', { name: 'Send in' }).click();
    // A round is left empty, and the sheet asks whether that is meant.
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText('Your orders count.').waitFor();
    const text = page.getByRole('textbox', { name: /orders/i }).first();
    expect((await text.inputValue()).trim().split(/\r?\n/)).toEqual([
      'ROUND 1',
      `TAKE 1 Foot FROM Ford TO ${meant.trim()}`,
      'ROUND 2',
      'ROUND 3',
      'TRAIN Bow AT Ford',
    ]);
    // And back: orders that were written as lines stand in the rows.
    await text.fill('ROUND 2\nTRAIN Horse AT Ford\nROUND 3\nTAKE 1 Bow AND RUN');
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText('Your orders count.').waitFor();
    await page.getByRole('link', { name: 'Order sheet to fill in or print' }).click();
    expect(await field(page, 'Kind or plan', 'Round 2').inputValue()).toBe('Horse');
    expect(await field(page, 'Order', 'Round 1').inputValue()).toBe('');
    await close(1);
    await page.goto(seatPage);
    await page.getByText('trained 1 Horse in Ford').first().waitFor({ state: 'attached' });
  });

  test('is one sheet of upright A4 with lines to write on, and nothing else of the page', async () => {
    const { address, anna, page: seatPage } = await exampleGame('sections', 'market-towns');
    const context = await device(address);
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(`${seatPage}/sheet`);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    if (process.env['SHOTS']) writeFileSync(`${process.env['SHOTS']}/sheet.pdf`, pdf);
    const boxes = [...pdf.toString('latin1').matchAll(/\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) => box);
    expect(
      boxes.map((box) =>
        box
          .split(' ')
          .slice(2)
          .map((size) => Math.round(Number(size))),
      ),
    ).toEqual([[595, 842]]);
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Send in', 'Check only']) {
      expect(await page.getByRole('button', { name }).isVisible()).toBe(false);
    }
    expect(await page.getByRole('banner').first().isVisible()).toBe(false);
    expect(await page.getByText('BUY · SELL · DELIVER').isVisible()).toBe(true);
    expect(await field(page, 'Price', 'Trade', 6).isVisible()).toBe(true);
  });
});
