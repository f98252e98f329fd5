/** How people without a mouse, without a keyboard, or with both, do the same things at a page. */
import type { Locator, Page } from 'playwright-core';

export interface Hand {
  /** Does what a button is for. */
  press(button: Locator): Promise<void>;
  tick(box: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
}

export const mouse: Hand = {
  press: (button) => button.click(),
  tick: (box) => box.check(),
  write: (field, text) => field.fill(text),
};

export const finger: Hand = {
  press: (button) => button.tap(),
  tick: (box) => box.tap(),
  write: (field, text) => field.fill(text),
};

/** Nothing but keys: what is wanted is reached with Tab, forwards or back, from where the focus is. */
export const keyboard = (page: Page): Hand => ({
  async press(button) {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  },
  async tick(box) {
    await tabTo(page, box);
    await page.keyboard.press('Space');
  },
  async write(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(text);
  },
});

const MOST_TABS = 250;
/** `Node.DOCUMENT_POSITION_PRECEDING` */
const PRECEDING = 2;

const tabTo = async (page: Page, wanted: Locator): Promise<void> => {
  await wanted.waitFor();
  const target = await wanted.elementHandle();
  if (!target) throw new Error(`nothing to go to: ${wanted}`);
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const way = await target.evaluate((element, before) => {
      const here = element.ownerDocument.activeElement;
      if (here === element) return 'there';
      return here !== null && (here.compareDocumentPosition(element) & before) !== 0 ? 'Shift+Tab' : 'Tab';
    }, PRECEDING);
    if (way === 'there') return;
    await page.keyboard.press(way);
  }
  throw new Error(`no way with Tab to ${wanted}`);
};
