/** A desk, room by room, with everything opened that can be opened. Found by what things are, since they are named in two languages. */
import type { Page } from 'playwright-core';

export type Look = (scene: string) => Promise<void>;

/** Looks at all that there is to see at the desk that lies open. */
export const lookThroughDesk = async (page: Page, look: Look): Promise<void> => {
  await headquarters(page, look);
  await map(page, look);
  await tabsOf(page, look, 'messages');
  await tabsOf(page, look, 'game');
  await besides(page, look);
};

const ROOMS = ['headquarters', 'map', 'messages', 'game'] as const;
type Room = (typeof ROOMS)[number];

const enter = async (page: Page, room: Room): Promise<void> => {
  await page.locator(`header [data-room="${room}"]`).click();
  await page.getByRole('main').getByRole('button').or(page.getByRole('tab')).first().waitFor();
};

const VERBS = 'section.orders .verbs button:visible';

const headquarters = async (page: Page, look: Look): Promise<void> => {
  await enter(page, 'headquarters');
  await look('headquarters');
  await unfold(page);
  const forms = await page.locator(VERBS).count();
  for (let each = 0; each < Math.min(forms, FORMS); each += 1) {
    await page.locator(VERBS).nth(each).click();
    await look(`form-${each + 1}`);
    await page.reload();
    await enter(page, 'headquarters');
    await unfold(page);
    await page.locator(VERBS).first().waitFor();
  }
};

/** Many orders of the realm are folded by their subjects, of which one lies open at a time. */
const unfold = async (page: Page): Promise<void> => {
  const fold = page.locator('section.orders details:not([open]) > summary').first();
  if (await fold.isVisible()) await fold.click();
};

/** So many of the realm's forms are looked at; they are of one make. */
const FORMS = 3;

const map = async (page: Page, look: Look): Promise<void> => {
  await enter(page, 'map');
  await page.locator('.drawn-map #labels text').first().waitFor();
  await look('map');
  await page.locator('.bar button[aria-expanded]').click();
  await look('map-layers');
  await page.locator('.bar button[aria-expanded]').click();
  await raise(page);
  const place = page.locator('.side .search input');
  await place.click();
  await look('map-find');
  await place.fill('e');
  await place.press('ArrowDown');
  await place.press('Enter');
  await look('map-place');
  const whatIf = page.locator('.side .chips button[aria-expanded]');
  if ((await whatIf.count()) > 0) {
    await whatIf.first().click();
    await whatIf.first().scrollIntoViewIfNeeded();
    await look('map-odds');
  }
  await page.keyboard.press('Escape');
  const unit = page.locator('.side .slips tbody button').first();
  if ((await unit.count()) > 0) {
    await unit.scrollIntoViewIfNeeded();
    await look('map-units');
    await unit.click();
    await look('map-hand');
    const orders = page.locator('.side section.unit .offers button:not(.first)');
    if ((await orders.count()) > 0) {
      await orders.first().click();
      await look('map-order');
    }
    await page.keyboard.press('Escape');
  }
  await page.locator('.bar .switch button').nth(1).click();
  await look('map-list');
  await page.locator('.bar .switch button').first().click();
};

/** On a phone the sheet beside the map is drawn up. */
const raise = async (page: Page): Promise<void> => {
  const handle = page.locator('.side .handle');
  if (await handle.isVisible()) await handle.press('ArrowUp');
};

const tabsOf = async (page: Page, look: Look, room: Room): Promise<void> => {
  await enter(page, room);
  const tabs = page.getByRole('tab');
  await tabs.first().waitFor();
  for (let each = 0; each < (await tabs.count()); each += 1) {
    await tabs.nth(each).click();
    await page.getByRole('tabpanel').waitFor();
    await look(`${room}-${each + 1}`);
    const thread = page.locator('.letters .thread').first();
    if ((await thread.count()) === 0) continue;
    await thread.click();
    await look(`${room}-${each + 1}-letter`);
    // Where there is no room for both, the letter lies over the list.
    const back = page.locator('.letters .back');
    if (await back.isVisible()) await back.click();
    await page.locator('.letters .list .acts .first').click();
    await look(`${room}-${each + 1}-write`);
  }
};

const besides = async (page: Page, look: Look): Promise<void> => {
  await enter(page, 'map');
  await page.locator('header .draft button[aria-expanded]').click();
  await look('orders');
  await page.locator('header .draft button[aria-expanded]').click();
  await page.locator('header .way-out > button').click();
  await look('menu');
  await page.locator('header .way-out > button').click();
  for (const room of ROOMS) {
    await enter(page, room);
    await page.locator('header nav .help').click();
    await lookAtSlip(page, look, `help-${room}`);
  }
  await page.locator('body').press('?');
  await lookAtSlip(page, look, 'keys');
};

/** What lies over the desk until it is laid away. */
const lookAtSlip = async (page: Page, look: Look, scene: string): Promise<void> => {
  const slip = page.locator('dialog[open]');
  await slip.waitFor();
  await look(scene);
  await page.keyboard.press('Escape');
  await slip.waitFor({ state: 'detached' });
};
