import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

const PREPARED = [
  'DECLARE WAR Lit',
  'G4 FORM ARMY AS A1',
  'G4 TRANSFER 2 "Men-at-Arms" TO A1',
  'G2 FORM ARMY AS A2',
  'G2 TRANSFER 2 archers TO A2',
  'G1 FORM ARMY AS A3',
  'G1 TRANSFER 3 longbowmen TO A3',
  'G1 FORM FLEET AS F1',
  'G1 TRANSFER 2 "Trading Cogs" TO F1',
].join('\n');

const CHERNIGOV = 20;
const NORTH_SEA = 25;
const VOLODYMIR = 6;
const LONDON = 1;
const YORK = 2;

/** Where the unit in hand may go, its place carries a target; a marker may lie over it, and is the place as well. */
const clickPlace = (page: Page, area: number) =>
  page.locator(`.target-middle[data-area="${area}"]`).click({ force: true });

inChromium('old hand', () => {
  test('old hand plans a coordinated two-army attack and a naval landing by pointing', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.send('Eng', 1, PREPARED);
    await table.close(1);
    const laptop = await device(address);
    await comeIn(laptop, address, table.ruler('Eng').email);
    const page = await laptop.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Map');

    await page.getByRole('button', { name: 'A1', exact: true }).click();
    await page.getByRole('checkbox', { name: 'Take A2 in hand too' }).check();
    await clickPlace(page, CHERNIGOV);

    await page.getByRole('button', { name: 'F1', exact: true }).click();
    await page.getByRole('button', { name: 'Load an army' }).click();
    await clickPlace(page, NORTH_SEA);
    await clickPlace(page, VOLODYMIR);

    expect(await plannedOrders(page)).toEqual([
      'A1 MARCH Chernigov',
      'A2 MARCH Chernigov',
      'F1 LOAD A3',
      'F1 SAIL "North Sea"',
      'F1 UNLOAD A3 Volodymir',
    ]);
    await sendIn(page);
    await table.close(2);
    await page.reload();
    await enter(page, 'Messages');
    const news = page.getByRole('main');
    await news
      .getByText(/Battle/)
      .first()
      .waitFor();
    for (const place of ['Chernigov', 'Volodymir']) await news.getByText(place).first().waitFor();
  });

  test('old hand takes units by their sign on the map, with mouse and finger, one after another where several stand', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const desk = async (here: BrowserContext): Promise<Page> => {
      await comeIn(here, address, table.ruler('Eng').email);
      const page = await here.newPage();
      await page.goto(table.desk('Eng'));
      await enter(page, 'Map');
      return page;
    };
    const inHand = (page: Page, unit: string) =>
      page
        .getByRole('region', { name: 'The unit in hand' })
        .getByRole('heading', { name: unit, exact: true })
        .waitFor();
    const sign = (page: Page, area: number) => page.locator(`.marker.own[data-area="${area}"] > use`);

    const laptop = await desk(await device(address));
    await sign(laptop, YORK).click();
    await inHand(laptop, 'G2');
    await sign(laptop, LONDON).click();
    await inHand(laptop, 'A1');
    await sign(laptop, LONDON).click();
    await inHand(laptop, 'G1');

    const phone = await desk(await device(address, PHONE));
    await sign(phone, YORK).tap();
    await inHand(phone, 'G2');
    await phone.getByRole('button', { name: 'Recruit', exact: true }).waitFor();
  });
});
