import type { Locator, Page } from 'playwright-core';

/** Goes to another room of the desk. */
export const enter = (page: Page, room: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Rooms' }).getByRole('button', { name: room }).click();

/** The button that tells how many orders are planned, and opens their list. */
export const ordersButton = (page: Page): Locator => page.getByRole('banner').getByRole('button', { name: /^Orders/ });

/** The orders that are planned, as their list says them; it is opened for that and stays open. */
export const plannedOrders = async (page: Page): Promise<readonly string[]> => {
  const list = page.getByRole('complementary', { name: 'Orders' });
  if (!(await list.isVisible())) await ordersButton(page).click();
  await list.getByRole('heading', { name: 'Orders', exact: true }).waitFor();
  const strikes = await list.getByRole('button', { name: /^Strike out: / }).all();
  return Promise.all(
    strikes.map(async (strike) => (await strike.getAttribute('aria-label'))?.slice('Strike out: '.length) ?? ''),
  );
};

/** Sends the orders in, whatever they leave undone, and waits for the receipt. */
export const sendIn = async (page: Page): Promise<void> => {
  const list = page.getByRole('complementary', { name: 'Orders' });
  await list.getByRole('button', { name: 'Send in' }).click();
  const anyway = list.getByRole('button', { name: 'Send anyway' });
  const taken = list.getByText('These orders count.');
  // What is done as soon as it arrives is no part of the orders of the turn.
  const receipt = taken.or(list.getByText('Your orders for the turn stand as they stood.')).first();
  await anyway.or(receipt).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  await receipt.waitFor();
};

/** Takes a unit in hand and gives it an order that needs no more words. */
export const order = async (page: Page, unit: string, what: string): Promise<void> => {
  await enter(page, 'Map');
  await page.getByRole('button', { name: unit, exact: true }).first().click();
  await page.getByRole('region', { name: 'The unit in hand' }).getByRole('button', { name: what, exact: true }).click();
};
