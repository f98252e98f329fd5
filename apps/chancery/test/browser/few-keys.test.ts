import { orderKindOf } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { offeringsOf } from '@chancery/testkit';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn } from './house.ts';
import { houseOfPositions } from './offered-desk.ts';
import { rarePositions } from './rare-desk.ts';

/** Presses keys one after another; the focus is somewhere after each. Gives back how many they were. */
const pressAll = async (page: Page, keys: readonly string[]): Promise<number> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await focusIsKept(page, key);
  }
  return keys.length;
};

const focusIsKept = (page: Page, after: string): Promise<void> =>
  expect
    .poll(() => page.evaluate('document.activeElement?.tagName'), { message: `the focus after ${after}` })
    .not.toBe('BODY');

/** Takes the next unit in hand that can be sent somewhere: those that can go nowhere are passed over. Gives back how many keys it took. */
const takeUnit = async (page: Page): Promise<number> => {
  for (let keys = 1; ; keys += 1) {
    await pressAll(page, ['n']);
    await page.getByRole('region', { name: 'The unit in hand' }).waitFor();
    if (await page.locator('.target-middle').first().isVisible()) return keys;
  }
};

/** A desk at which a unit can be sent somewhere by pointing, seen at its map. */
const atTheMap = async (ruleset: (typeof RULESETS)[number]) => {
  const [info] = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats);
  const scenario = info?.id ?? '';
  const first = await rarePositions(ruleset, scenario);
  const { offerings } = await offeringsOf(ruleset, { scenario, first, campaigns: 8, turns: 60 });
  const [verb = ''] = ruleset.desk.pointing ?? [];
  const desk = offerings.find(({ verbs }) => verbs.includes(verb));
  if (!desk) throw new Error(`nobody can ${verb}`);
  const house = await houseOfPositions(ruleset, scenario);
  const here = await device(house.address);
  await comeIn(here, house.address, house.ruler.email);
  const page = await here.newPage();
  await page.goto(await house.lay(desk));
  await page.getByRole('button', { name: 'Keys of the desk', disabled: false }).waitFor();
  await enter(page, ruleset.desk.rooms.find(({ id }) => id === 'map')?.title ?? '');
  return { page, verb };
};

inChromium('few keys', () => {
  test.each(RULESETS)('$title: from the open map to a march takes at most ten keys', async (ruleset) => {
    const { page, verb } = await atTheMap(ruleset);
    await page.getByRole('application').waitFor();
    let keys = (await takeUnit(page)) + (await pressAll(page, ['o']));
    const asked = page.getByRole('dialog');
    const going = asked.getByRole('option').filter({ hasText: orderKindOf(ruleset.orders, verb)?.title ?? '' });
    const [place = ''] = (await going.first().innerText()).split('\u2002');
    keys += await pressAll(page, [...place.slice(0, 3).toLowerCase(), 'Enter']);
    await asked.waitFor({ state: 'hidden' });
    await focusIsKept(page, 'the order');
    expect(keys).toBeLessThanOrEqual(10);
    const [line = ''] = await plannedOrders(page);
    expect(line.replaceAll('"', '')).toContain(place);
    expect(line).toContain(verb);
  });

  test.each(RULESETS.slice(0, 1))(
    '? lists the keys, which are silent where somebody writes, and can be switched off',
    async (ruleset) => {
      const { page } = await atTheMap(ruleset);
      await pressAll(page, ['?']);
      const list = page.getByRole('dialog', { name: 'Keys' });
      for (const says of ['This list', 'Find a place', 'Take the next unit without orders in hand']) {
        await list.getByText(says).waitFor();
      }
      await pressAll(page, ['Escape']);
      await list.waitFor({ state: 'hidden' });

      const search = page.getByRole('combobox', { name: 'Find a place' });
      await search.click();
      await page.keyboard.type('lno?');
      await expect(search.inputValue()).resolves.toBe('lno?');
      await expect(page.getByRole('dialog').count()).resolves.toBe(0);
      await expect(page.getByRole('complementary', { name: 'Orders' }).count()).resolves.toBe(0);

      await page.getByRole('button', { name: 'Keys of the desk' }).click();
      await list.getByRole('checkbox').uncheck();
      await pressAll(page, ['Escape', 'l', '?']);
      await expect(page.getByRole('complementary', { name: 'Orders' }).count()).resolves.toBe(0);
      await expect(page.getByRole('dialog').count()).resolves.toBe(0);
    },
  );

  test.each(RULESETS)('$title: the focus is never lost', async (ruleset) => {
    const { page } = await atTheMap(ruleset);
    const act = async (what: string, done: () => Promise<unknown>): Promise<void> => {
      await done();
      await focusIsKept(page, what);
    };
    const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true }).first();
    const list = page.getByRole('complementary', { name: 'Orders' });
    await act('taking a unit', () => takeUnit(page));
    await act('choosing a place', () => page.locator('.target-middle').first().click({ force: true }));
    await act('opening the list', () => page.keyboard.press('l'));
    await act('striking out', () =>
      list
        .getByRole('button', { name: /^Strike out: / })
        .first()
        .click(),
    );
    await act('closing the list', () => list.getByRole('button', { name: 'Close' }).click());
    await act('putting down', () => button('Put down').click());
    await act('undoing', () => page.getByRole('banner').getByRole('button', { name: 'Undo' }).click());
    await act('undoing all', () => page.getByRole('banner').getByRole('button', { name: 'Undo' }).click());
    await act('opening layers', () => button('Layers').click());
    await act('closing layers', () => page.getByRole('main').getByRole('button', { name: 'Close' }).first().click());
    await act('entering headquarters', () => page.keyboard.press('1'));
    const orders = page.getByRole('region', { name: 'Orders of the realm' });
    const heading = orders.locator('details > summary');
    if (ruleset.desk.foldsOrders === true) await act('opening a heading', () => heading.first().click());
    await act('opening a form', () => orders.locator('.verbs').getByRole('button').first().click());
    await act('closing a form', () => orders.getByRole('button', { name: 'Not this order' }).click());
    await act('clicking beside everything', () => orders.getByRole('heading').first().click());
    for (const room of ['2', '3', '4', '1']) await act(`entering room ${room}`, () => page.keyboard.press(room));
  });
});
