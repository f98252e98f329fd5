import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { enter, ordersButton } from './at-desk.ts';

/** Gives an order by its form at headquarters: what is asked is answered by buttons. */
export const byForm = async (page: Page, title: string, ...answers: readonly string[]): Promise<void> => {
  await enter(page, 'Court');
  const court = page.getByRole('main');
  await court.getByRole('button', { name: title, exact: true }).first().click();
  for (const answer of answers) await court.getByRole('button', { name: answer, exact: true }).click();
};

/** Where the units in hand may go, their place carries a target. */
export const clickPlace = (page: Page, area: number): Promise<void> =>
  page.locator(`.target-middle[data-area="${area}"]`).click({ force: true });

/** The ticks beside own units. */
export const unitTicks = (page: Page): Locator =>
  page.getByRole('main').getByRole('checkbox', { name: /^Take .* in hand too$/ });

/** Posts what is on the list; gives back what came of it, which is laid aside. */
export const post = async (page: Page): Promise<string> => {
  const list = page.getByRole('complementary', { name: 'Orders' });
  if (!(await list.isVisible())) await ordersButton(page).click();
  await list.getByRole('button', { name: 'Post', exact: true }).click();
  const came = page.getByRole('status', { name: 'What came of your post' });
  const anyway = list.getByRole('button', { name: 'Post anyway' });
  await anyway.or(came).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
  const said = await came.innerText();
  await came.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.getByRole('banner').getByRole('button', { name: 'Orders 0' }).count()).toBe(1);
  return said;
};

/** Waits until it is their move; they do not care to wait until the desk sees it by itself. */
export const myMove = async (page: Page): Promise<void> => {
  const move = page.getByRole('banner').getByText('Your move');
  const isMine = (): Promise<boolean> =>
    move.waitFor({ timeout: 3000 }).then(
      () => true,
      () => false,
    );
  for (let looks = 0; !(await isMine()); looks += 1) {
    if (looks > 10) throw new Error('it never was my move');
    await page.reload();
  }
};
