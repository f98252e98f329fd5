import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { plannedOrders } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { emptyHouse, PASSWORD } from './house.ts';
import { foundTable } from './table.ts';

/** Tabs on until what has the focus is called so, as somebody does who cannot point; then does with it what the key does. */
const tabTo = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  for (let tabs = 0; tabs < 150; tabs += 1) {
    await page.keyboard.press(key);
    if (name.test(await nameOfFocus(page))) return;
  }
  throw new Error(`no way with Tab to ${name}`);
};

/** Role and name, as a screen reader says them. */
const nameOfFocus = async (page: Page): Promise<string> => {
  const focus = page.locator(':focus');
  return (await focus.count()) === 0 ? '' : ((await focus.ariaSnapshot()).split('\n')[0] ?? '');
};

const press = async (page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await tabTo(page, name, key);
  await page.keyboard.press('Enter');
};

inChromium('keyboard only', () => {
  test('keyboard only: from signing in to orders that count, without a pointer', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const page = await (await device(address)).newPage();
    await page.goto('/sign-in');
    await tabTo(page, /textbox "E-mail/);
    await page.keyboard.type(table.ruler('Eng').email);
    await tabTo(page, /textbox "Password/);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'To the desk' }).waitFor();
    await press(page, /"To the desk/);
    await page.getByRole('navigation', { name: 'Rooms' }).waitFor();
    await press(page, /"Map"/);
    await press(page, /"List"/);
    await press(page, /"A1"/);
    await press(page, /"Hold"/, 'Shift+Tab');
    await press(page, /"Orders 1/, 'Shift+Tab');
    expect(await plannedOrders(page)).toEqual(['A1 HOLD']);
    await press(page, /"Send in"/);
    await press(page, /"Send anyway"/);
    await page.getByText('These orders count.').waitFor();
  });
});
