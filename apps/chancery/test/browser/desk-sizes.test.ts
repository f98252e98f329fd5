import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundShore } from './shore.ts';
import { foundTable } from './table.ts';

/** A tablet, a small laptop, a laptop, and large screens. */
const WIDTHS = [820, 1123, 1280, 1600, 1920];

/** Cells of the table of relations that reach beyond their panel, by what they say. */
const hangingOver = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`(() => {
    const panel = document.querySelector('.relations').getBoundingClientRect();
    return [...document.querySelectorAll('.relations :is(th, td)')]
      .filter((cell) => cell.checkVisibility() && cell.getBoundingClientRect().right > panel.right)
      .map((cell) => cell.textContent.trim());
  })()`);

const named = (page: Page): Promise<readonly string[]> =>
  page.locator('.chart text.label').evaluateAll((labels) => labels.map((label) => label.firstChild?.textContent ?? ''));

inChromium('the desk at every size', () => {
  test('the table of relations lies within its panel, however many columns it has', async () => {
    const { server, address } = await emptyHouse();
    const shore = await foundShore(server);
    const laptop = await device(address);
    await comeIn(laptop, address, shore.hild.email);
    const page = await laptop.newPage();
    await page.goto(shore.desk);
    await enter(page, 'Court');
    await page
      .getByRole('region', { name: 'Relations' })
      .getByText(/Exsessa/)
      .first()
      .waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await hangingOver(page)]).toEqual([width, []]);
    }
  });

  test('beside the lines of the chart stand whole names, and codes where there is no room for them', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const laptop = await device(address);
    await comeIn(laptop, address, table.ruler('Eng').email);
    const page = await laptop.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Game');
    await page.getByRole('tab', { name: 'Standings' }).click();
    await page.locator('.chart text.label').first().waitFor();
    expect(await named(page)).toContain('Kingdom of England');
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => named(page)).toContain('Eng');
    expect((await named(page)).join()).not.toMatch(/…|Kingdom/);
  });

  test('on a phone the sheet beside the map is drawn up by a click alone, so that nothing beneath the finger is pressed', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const phone = await device(address, PHONE);
    await comeIn(phone, address, table.ruler('Eng').email);
    const page = await phone.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Map');
    const handle = page.locator('.side .handle');
    const isUp = () => handle.getAttribute('aria-expanded');
    await handle.dispatchEvent('pointerdown', { pointerId: 1, clientY: 500 });
    await handle.dispatchEvent('pointerup', { pointerId: 1, clientY: 500 });
    expect(await isUp()).toBe('false');
    await handle.dispatchEvent('click');
    await expect.poll(isUp).toBe('true');
    await handle.tap();
    await expect.poll(isUp).toBe('false');
    await handle.press('Enter');
    await expect.poll(isUp).toBe('true');
  });
});
