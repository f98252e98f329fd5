import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE, pageOf } from './chromium.ts';
import { demoHouse } from './house.ts';

const ROOMS = ['Headquarters', 'Map', 'Messages', 'Game'];
const RULES = '/rules/medieval-diplomacy';
const SIZES = [
  ['a laptop, by key', LAPTOP],
  ['a phone, by finger', PHONE],
] as const;

const hasFocus = (page: Page, name: string): Promise<boolean> =>
  page.getByRole('button', { name, exact: true }).evaluate((each) => each.matches(':focus'));

inChromium('the menu of the desk', () => {
  test.each(SIZES)('the menu of the desk leads out of every room, and to help, on %s', async (_, size) => {
    const { link, address } = await demoHouse();
    const page = await (await device(address, size)).newPage();
    await page.goto(link);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Menu' });
    const press = async (): Promise<void> => {
      if (size === PHONE) return button.tap();
      await button.focus();
      await page.keyboard.press('Enter');
    };
    const campaign = new URL(page.url()).searchParams.get('campaign');
    for (const room of ROOMS) {
      await enter(page, room);
      await press();
      expect(await button.getAttribute('aria-expanded')).toBe('true');
      const ways = await menu.getByRole('link').evaluateAll((links) => links.map((each) => each.getAttribute('href')));
      expect(ways).toEqual([
        '/',
        `/campaigns/${campaign}`,
        `/campaigns/${campaign}/seats/Eng`,
        `/campaigns/${campaign}/seats/Eng/sheet`,
        '/account',
        '/help',
        '/rules/medieval-diplomacy/guide',
        '/rules/medieval-diplomacy',
        '/tutorial',
      ]);
      const box = await menu.boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= size.viewport.width).toBe(true);
      await page.keyboard.press('Escape');
      expect(await button.getAttribute('aria-expanded')).toBe('false');
      expect(await hasFocus(page, 'Menu')).toBe(true);
    }
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(size.viewport.width);
    await press();
    await menu.getByRole('link', { name: 'My account' }).click();
    await page.waitForURL('**/account');
    await page.goBack();
    await press();
    await menu.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  });

  test.each(SIZES)(
    'MD-16.49 every room leads to help on that room and on each order that it offers, to the guide and to the rulebook, on %s',
    async (_, size) => {
      const { link, address } = await demoHouse();
      const page = await (await device(address, size)).newPage();
      await page.goto(link);
      const offered: { [room: string]: readonly (readonly [string, string])[] } = {
        Headquarters: [
          ['Declare war', 'MD-15.9'],
          ['Annex a province', 'MD-15.18'],
        ],
        Map: [
          ['March', 'MD-15.34'],
          ['Recruit', 'MD-15.40'],
          ['Give a province away', 'MD-15.19'],
        ],
        Messages: [['Write a proclamation', 'MD-15.20']],
        Game: [],
      };
      for (const room of ROOMS) {
        await enter(page, room);
        const name = 'Help on this room';
        const entry = page.getByRole('button', { name, exact: true });
        await (size === PHONE ? entry.tap() : entry.press('Enter'));
        const help = page.getByRole('dialog', { name: `Help: ${room}` });
        await help.waitFor();
        expect((await help.getByRole('paragraph').allInnerTexts()).join(' ').length).toBeGreaterThan(150);
        for (const [order, rule] of offered[room] ?? []) {
          const line = help.locator('dl > div').filter({ has: page.getByText(order, { exact: true }) });
          expect((await line.innerText()).length).toBeGreaterThan(order.length + rule.length + 10);
          expect(await line.getByRole('link').first().getAttribute('href')).toBe(`/rules/medieval-diplomacy#${rule}`);
        }
        for (const way of ['/help', '/tutorial', RULES, `${RULES}/guide`, `${RULES}/orders`])
          expect(await help.locator(`a[href="${way}"]`).count()).toBe(1);
        await page.keyboard.press('Escape');
        await help.waitFor({ state: 'hidden' });
        await expect.poll(() => hasFocus(page, name)).toBe(true);
      }
      // From the menu as well: then the focus returns to it.
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Help on this room' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => hasFocus(page, 'Menu')).toBe(true);
    },
  );

  test('MD-16.49 each order that a room offers as a button has its line in the help on that room', async () => {
    const { link, address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto(link);
    await enter(page, 'Headquarters');
    const offered = page.getByRole('region', { name: 'Orders of the realm' }).locator('.verbs').getByRole('button');
    await offered.nth(4).waitFor();
    const verbs = await offered.allInnerTexts();
    await page.getByRole('button', { name: 'Help on this room' }).click();
    await page.getByRole('dialog').locator('dt').first().waitFor();
    const told = await page.getByRole('dialog').locator('dt').allInnerTexts();
    expect(told).toEqual(expect.arrayContaining(verbs));
    await page.keyboard.press('Escape');
    await enter(page, 'Map');
    await page.getByRole('button', { name: 'G1', exact: true }).click();
    const forUnit = page
      .getByRole('region', { name: 'The unit in hand' })
      .locator('.offers')
      .last()
      .getByRole('button');
    await forUnit.nth(4).waitFor();
    const ofUnit = await forUnit.allInnerTexts();
    await page.getByRole('button', { name: 'Help on this room' }).click();
    await page.getByRole('dialog').locator('dt').first().waitFor();
    expect(await page.getByRole('dialog').locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(ofUnit));
  });

  test('the menu of the desk in practice leads to the other games, and knows no account', async () => {
    const { address } = await demoHouse();
    const page = await pageOf(address);
    await page.goto('/practice');
    await page.getByRole('button', { name: /The Saxon Shore/ }).click();
    await page
      .getByRole('button', { name: /^Play / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const menu = page.getByRole('navigation', { name: 'Menu' });
    expect(await menu.getByRole('link').allInnerTexts()).not.toContain('My account');
    await menu.getByRole('button', { name: 'Help on this room' }).click();
    await page.getByRole('dialog').getByText('Raise', { exact: false }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await menu.getByRole('button', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'Solo practice' }).waitFor();
  });
});
