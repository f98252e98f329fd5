import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn } from './house.ts';

inChromium('an absence by turns', () => {
  test('is announced on the page of the seat, shown there and at the desk, and ended there', async () => {
    const { address, anna, desk, page: seat } = await exampleGame('sections', 'market-towns');
    const context = await device(address, PHONE);
    await comeIn(context, address, anna.email);
    const page = await context.newPage();
    await page.goto(`${seat}/settings`);
    await page.getByLabel('Or for how many turns').fill('2');
    await page.getByRole('button', { name: 'Announce by turns' }).click();
    await page.getByText('through turn 2').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.viewport.width);
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/absence-page.png`, fullPage: true });
    await page.goto(desk);
    await enter(page, 'News');
    await page.getByRole('tab', { name: 'Player info' }).click();
    await page.getByText('You are away through turn 2.').waitFor();
    await enter(page, 'Game');
    await page.getByText('Away through turn 2').waitFor();
    await page.getByLabel('Count in turns').check();
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/absence-desk.png`, fullPage: true });
    await page.getByRole('button', { name: 'I am back' }).click();
    await expect.poll(() => page.getByText('Away through turn 2').count()).toBe(0);
  });
});
