import { rollBack, userActor } from '@chancery/app';
import { expect, test } from 'vitest';
import { ordersButton, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

/** How far the sign that points reaches beyond what it points at, with its border. */
const HALO = 12;

/** What has to be moved sideways before all of it can be read. */
const MOVED_SIDEWAYS = `[...document.querySelectorAll('main, main *')]
  .filter((each) => getComputedStyle(each).overflowX === 'auto' && each.scrollWidth > each.clientWidth)
  .map(({ className }) => className)`;

inChromium('phone only', () => {
  test('phone only: a ruler takes a unit, sends out an army, marches it, sends in and reads the news, with his thumb', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const phone = await device(address, PHONE);
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
    await page.getByRole('main').getByText('Kingdom of England, Summer 1320').waitFor();
    await ordersButton(page).tap();
    await sendIn(page);
    const back = { campaignId: table.campaignId, to: 0, rerunThrough: 0, reason: 'Once more.' };
    expect((await rollBack(server.app, userActor(table.master.id), back)).ok).toBe(true);
    await page.getByText('The game master has taken the game back.').waitFor();
    await page.getByRole('button', { name: 'Show how it stands now' }).tap();
    await page.getByRole('banner').getByText('Spring 1320, turn 1').waitFor();
  });

  test('phone only: the tutorial brings the place it speaks of into sight, and points at what can be seen of a form, not across its own words', async () => {
    const { address } = await emptyHouse();
    const page = await (await device(address, PHONE)).newPage();
    await page.goto('/tutorial');
    const guide = page.getByRole('complementary', { name: 'Tutorial' });
    const goOn = () => guide.getByRole('button', { name: 'Next', exact: true }).tap();
    await page.getByRole('button', { name: 'Begin' }).tap();
    await goOn();
    await page.getByRole('button', { name: 'Headquarters' }).tap();
    await goOn();
    await goOn();
    await page.getByRole('button', { name: /^Eng, / }).tap();
    await page
      .getByRole('row', { name: /^Declare war/ })
      .getByRole('button', { name: 'Offer alliance' })
      .tap();
    await goOn();
    // The place of which it speaks lies below what the map opens with.
    await page.getByRole('button', { name: 'Map', exact: true }).first().tap();
    const podolia = page.locator('svg .province-names').getByText('Podolia');
    const around = async (): Promise<boolean> => {
      const [halo, name] = [await page.locator('.halo').boundingBox(), await podolia.boundingBox()];
      return halo !== null && name !== null && halo.x < name.x && halo.y < name.y;
    };
    await expect.poll(around).toBe(true);
    await goOn();
    await page.getByRole('button', { name: 'Units', exact: true }).tap();
    await page.getByRole('button', { name: 'G5', exact: true }).tap();
    await page.getByRole('button', { name: 'Recruit', exact: true }).first().tap();
    const reach = async (): Promise<number> => {
      const halo = await page.locator('.halo').boundingBox();
      const words = await guide.boundingBox();
      return halo === null || words === null ? Number.NaN : halo.y + halo.height - words.y;
    };
    await page.getByRole('button', { name: 'Light Spearmen', exact: true }).first().waitFor();
    await expect.poll(reach).toBeLessThanOrEqual(HALO);
  });
});
