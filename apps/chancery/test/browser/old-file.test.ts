import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, order, ordersButton, plannedOrders } from './at-desk.ts';
import { device, inChromium, KEEPING } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable, type Table } from './table.ts';

const openFile = (page: Page, buffer: Buffer): Promise<void> =>
  page.getByLabel('Open a turn file').setInputFiles({ name: 'found.turn.json', mimeType: 'application/json', buffer });

/** Leaves the file that is open for another one. */
const openAnother = async (page: Page, buffer: Buffer): Promise<void> => {
  await enter(page, 'Game');
  await page.getByRole('button', { name: 'Open another turn file' }).click();
  await openFile(page, buffer);
};

/** Turn files of England, the oldest first. */
const turnFiles = async (table: Table, address: string, turns: readonly number[]): Promise<readonly Buffer[]> => {
  const own = await device(address, KEEPING);
  await comeIn(own, address, table.ruler('Eng').email);
  return Promise.all(
    turns.map(async (turn) => {
      const got = await own.request.get(`/api/v1/campaigns/${table.campaignId}/seats/Eng/turn-file?turn=${turn}`);
      return got.body();
    }),
  );
};

const isToRead = async (page: Page): Promise<void> => {
  await page.getByRole('alert').getByText('You can only read it').waitFor();
  await enter(page, 'Headquarters');
  const plan = page.getByRole('region', { name: 'Orders of the realm' });
  await plan.getByText('You can only read it').waitFor();
  expect(await plan.getByRole('button').count()).toBe(0);
  await enter(page, 'Map');
  await page.getByRole('button', { name: 'A1', exact: true }).first().click();
  expect(await page.getByRole('button', { name: 'Hold', exact: true }).count()).toBe(0);
  await plannedOrders(page);
  const list = page.getByRole('complementary', { name: 'Orders' });
  expect(await list.getByRole('button', { name: 'Write as text' }).isDisabled()).toBe(true);
  expect(await list.getByRole('button', { name: /^Send in/ }).count()).toBe(0);
  await ordersButton(page).click();
  await enter(page, 'Game');
  expect(await page.getByRole('button', { name: 'Save the order file' }).isDisabled()).toBe(true);
  expect(await page.getByLabel('Open saved orders').count()).toBe(0);
};

inChromium('an old turn file', () => {
  test('MD-16.35 without a server, what this device has seen tells which turn is the newest: an older one is only to read', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    await table.close(2);
    const [old, newest] = (await turnFiles(table, address, [1, 2])) as [Buffer, Buffer];

    const train = await device(address, KEEPING);
    const page = await train.newPage();
    await page.goto('/desk');
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await page.reload();
    await train.setOffline(true);
    // As far as anybody knows here it is the newest.
    await openFile(page, old);
    await order(page, 'A1', 'Hold');
    expect(await page.getByRole('alert').count()).toBe(0);
    await openAnother(page, newest);
    await order(page, 'A1', 'Hold');
    expect(await plannedOrders(page)).toHaveLength(1);

    await openAnother(page, old);
    await page.getByText('Turn 3 is the newest that this device has seen of this game.').waitFor();
    await isToRead(page);

    // A master may have taken turns back, of which a device without a server hears nothing.
    await page.getByRole('button', { name: 'The game was rolled back: plan with this file' }).click();
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await order(page, 'A1', 'Hold');
  });

  test('MD-16.35 where the server can be reached it says which turn is the newest, on a device that has seen none', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    await table.close(2);
    const [old, newest] = (await turnFiles(table, address, [1, 2])) as [Buffer, Buffer];

    const other = await device(address, KEEPING);
    await comeIn(other, address, table.ruler('Eng').email);
    const page = await other.newPage();
    await page.goto('/desk');
    await openFile(page, old);
    await page.getByText('According to the server, turn 3 is the newest.').waitFor();
    expect(await page.getByRole('button', { name: 'The game was rolled back' }).count()).toBe(0);
    await isToRead(page);
    await openAnother(page, newest);
    await page.getByRole('alert').waitFor({ state: 'detached' });
    await order(page, 'A1', 'Hold');
  });
});
