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

  test('is said and ended by a player who waits for a seat, by form and as an order, and the master sees it', async () => {
    const { address, account, master, path } = await exampleGame('sections', 'market-towns');
    const dora = await account('Dora');
    const context = await device(address, PHONE);
    await comeIn(context, address, dora.email);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('button', { name: 'Stand by for a seat' }).click();
    await page.getByRole('link', { name: 'Away, or back' }).click();
    await page.getByLabel('Or for how many turns').fill('2');
    await page.getByRole('button', { name: 'Announce by turns' }).click();
    await page.getByText('Your absence is noted.').waitFor();
    await page.getByText('through turn 2').waitFor();
    await page.getByRole('button', { name: 'I am back' }).click();
    await page.getByText('You are back.').waitFor();
    await page.getByLabel('Orders').fill('ABSENT 3 DAYS BECAUSE "The fair"\nWRITE ALL "Good day."');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const receipt = page.locator('#receipts');
    await receipt.getByText('You are announced as away for 3 days.').waitFor();
    await receipt.getByText('You have no seat in this game').waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(PHONE.viewport.width);
    if (process.env['SHOTS']) {
      await page.screenshot({ path: `${process.env['SHOTS']}/waiting-phone.png`, fullPage: true });
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.screenshot({ path: `${process.env['SHOTS']}/waiting-desktop.png`, fullPage: true });
    }
    const host = await device(address, PHONE);
    await comeIn(host, address, master.email);
    const console = await host.newPage();
    await console.goto(`${path}/console`);
    await console.getByText('The fair').waitFor();
  });
});
