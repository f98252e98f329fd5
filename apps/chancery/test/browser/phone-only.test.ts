import { rollBack, userActor } from '@chancery/app';
import { expect, test } from 'vitest';
import { ordersButton, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, MOVING, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

/** What has to be moved sideways before all of it can be read. */
const MOVED_SIDEWAYS = `[...document.querySelectorAll('main, main *')]
  .filter((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth)
  .map(({ className }) => className)`;

inChromium('phone only', () => {
  test('phone only: a ruler takes a unit, sends out an army, marches it, sends in and reads the news, with their thumb', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const phone = await device(address, { ...PHONE, ...MOVING, serviceWorkers: 'allow' });
    await comeIn(phone, address, table.ruler('Eng').email);
    const page = await phone.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'To the desk' }).tap();
    const handle = page.getByRole('button', { name: 'Units', exact: true });
    await handle.tap();
    await handle.press('ArrowUp');
    // Drawn up, the sheet covers all of the map: its handle can be grasped anywhere.
    await handle.tap({ position: { x: 40, y: 30 } });
    await handle.tap();
    await page.getByRole('cell', { name: 'Garrison of London' }).waitFor();
    expect(await page.evaluate(MOVED_SIDEWAYS)).toEqual([]);
    await page.getByRole('button', { name: 'G1', exact: true }).tap();
    await page.getByRole('button', { name: 'Recruit', exact: true }).tap();
    await page.getByRole('button', { name: 'Militia', exact: true }).tap();
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Next' }).tap();
    expect(await plannedOrders(page)).toEqual(['G1 RECRUIT 2 Militia']);
    await sendIn(page);
    const widest = await page.evaluate('document.documentElement.scrollWidth');
    expect(widest).toBeLessThanOrEqual(360);
    await table.close(1);
    // The list of orders lies over the rooms here, and is out of the way of the news.
    await page.getByRole('button', { name: 'Read what happened' }).tap();
    await page.getByRole('main').getByText('What happened before Summer 1320').waitFor();
    await ordersButton(page).tap();
    await sendIn(page);
    const back = { campaignId: table.campaignId, to: 0, rerunThrough: 0, reason: 'Once more.' };
    expect((await rollBack(server.app, userActor(table.master.id), back)).ok).toBe(true);
    await page.getByText('The game master has rolled the game back.').waitFor();
    await page.getByRole('button', { name: 'Show the present state' }).tap();
    await page.getByRole('banner').getByText('Spring 1320, turn 1').waitFor();
  });
});
