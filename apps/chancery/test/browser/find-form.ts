/** Where an order is given at the desk, and how people with a mouse, a finger or keys alone come there. */
import type { Locator, Page } from 'playwright-core';
import { type Hand, keyboard } from './hands.ts';

export interface Where {
  /** What the desk calls the order. */
  readonly title: string;
  /** Who gives it; null for the realm. */
  readonly unit: string | null;
  readonly room: string;
  /** The title of the section into which it goes; null where it may stand in one only. */
  readonly section: string | null;
}

/** Somebody at a desk. */
export interface AtDesk {
  readonly hand: Hand;
  /** Goes where the order is given, and opens its form. */
  open(where: Where): Promise<void>;
  /** Takes back what is on the list. */
  strikeOut(): Promise<void>;
}

/** Where it is asked into which section an order goes. */
export const sectionsIn = (place: Page | Locator): Locator =>
  place.getByRole('group', { name: 'Orders go into', exact: true });

/** Presses a section that is not chosen already; where each order has its own, nobody is asked. */
export const pressSection = async (sections: Locator, hand: Hand, section: string): Promise<void> => {
  if ((await sections.count()) === 0) return;
  if ((await sections.getByRole('button', { name: section, pressed: true, exact: true }).count()) === 0)
    await hand.press(sections.getByRole('button', { name: section, exact: true }));
};

/** Chooses the section into which the next order goes, unless it is chosen already. */
const chooseSection = async (page: Page, hand: Hand, section: string | null): Promise<void> => {
  if (section === null) return;
  const sections = sectionsIn(page).first();
  const orders = page.getByRole('region', { name: /^(Orders of the realm|The unit in hand)$/ });
  await sections.or(orders).first().waitFor();
  await pressSection(sections, hand, section);
};

/** Orders that are very many stand folded: whoever looks for one opens the heading under which it stands. */
const unfold = async (orders: Locator, hand: Hand, title: string): Promise<void> => {
  const named = orders.page().getByText(title, { exact: true });
  await orders.filter({ has: named }).waitFor();
  const folded = orders.locator('details:not([open])').filter({ has: named });
  if ((await folded.count()) > 0) await hand.press(folded.first().locator('summary'));
};

export const pointing = (page: Page, hand: Hand): AtDesk => ({
  hand,
  async open({ title, unit, room, section }) {
    await hand.press(page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: room }));
    if (unit === null) {
      await chooseSection(page, hand, section);
      const orders = page.getByRole('region', { name: 'Orders of the realm' });
      await unfold(orders, hand, title);
      return hand.press(orders.getByRole('button', { name: title, exact: true }));
    }
    // On a phone the sheet that holds the list of units is drawn up first.
    const handle = page.locator('.handle[aria-expanded="false"]');
    if (await handle.isVisible()) await hand.press(handle);
    const units = page.getByRole('region', { name: 'Units', exact: true }).first();
    await hand.press(units.getByRole('button', { name: unit, exact: true }).first());
    await chooseSection(page, hand, section);
    const inHand = page.getByRole('region', { name: 'The unit in hand' });
    await hand.press(inHand.getByRole('button', { name: title, exact: true }));
  },
  async strikeOut() {
    const list = page.getByRole('complementary', { name: 'Orders' });
    await hand.press(list.getByRole('button', { name: /^Strike out: / }).first());
    // On a phone the list lies over the rooms.
    const rooms = page.getByRole('main');
    if (!(await rooms.isVisible())) await hand.press(list.getByRole('button', { name: 'Close', exact: true }));
  },
});

/** By the keys of the desk: a unit and an order are called by their names. */
export const byKeys = (page: Page): AtDesk => {
  const pick = async (key: string, name: string): Promise<void> => {
    await page.keyboard.press(key);
    await page.getByRole('dialog').getByRole('combobox').waitFor();
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  return {
    hand: keyboard(page),
    async open({ title, unit, room, section }) {
      await page.getByRole('button', { name: 'Keys of the desk', disabled: false }).waitFor();
      if (unit === null) await page.keyboard.press('Escape');
      else {
        await pick('u', unit);
        await page
          .getByRole('region', { name: 'The unit in hand' })
          .getByRole('heading', { name: unit })
          .first()
          .waitFor();
      }
      if (section !== null) {
        const rooms = page.getByRole('navigation', { name: 'Rooms' });
        await keyboard(page).press(rooms.getByRole('button', { name: room }));
        await chooseSection(page, keyboard(page), section);
      }
      await pick('o', title);
    },
    async strikeOut() {
      await page.keyboard.press('Control+z');
      await page.getByRole('banner').getByRole('button', { name: 'Orders 0' }).waitFor();
    },
  };
};
