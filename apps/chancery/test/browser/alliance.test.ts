import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable, type Table } from './table.ts';

/** Orders about another power are given beside what one thinks of it. */
const orderAbout = async (page: Page, power: RegExp, what: string): Promise<void> => {
  await enter(page, 'Headquarters');
  const relations = page.getByRole('region', { name: 'Relations' });
  await relations.getByRole('button', { name: power }).click();
  await relations.getByRole('button', { name: what }).click();
};

const letters = async (page: Page): Promise<void> => {
  await enter(page, 'Messages');
  await page.getByRole('tab', { name: /^Letters/ }).click();
};

inChromium('alliance', () => {
  test('two rulers ally by letter and attack a third', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const deskOf = async (seat: string): Promise<Page> => {
      const laptop = await device(address);
      await comeIn(laptop, address, table.ruler(seat).email);
      const page = await laptop.newPage();
      await page.goto(table.desk(seat));
      return page;
    };
    const anna = await deskOf('Eng');
    await letters(anna);
    await anna.getByRole('button', { name: 'Write a letter' }).click();
    await anna.getByRole('checkbox', { name: 'Sultanate of Roum' }).check();
    await anna.getByLabel('Subject').fill('Lithuania');
    await anna.getByLabel('Text').fill('Let us ally, and divide the east between us.');
    await anna.getByRole('button', { name: 'Send', exact: true }).click();

    const dilek = await deskOf('Rou');
    await letters(dilek);
    await dilek.getByRole('button', { name: /Lithuania/ }).click();
    await dilek.getByText('Let us ally, and divide the east between us.').waitFor();
    await dilek.getByRole('button', { name: /^Answer/ }).click();
    await dilek.getByLabel('Text').fill('So be it.');
    await dilek.getByRole('button', { name: 'Send', exact: true }).click();
    await dilek.getByText('So be it.').waitFor();

    await orderAbout(anna, /Sultanate of Roum/, 'Offer alliance');
    await orderAbout(anna, /Principality of Lithuania/, 'Declare war');
    await orderAbout(dilek, /Kingdom of England/, 'Offer alliance');
    await orderAbout(dilek, /Principality of Lithuania/, 'Declare war');
    expect(await plannedOrders(anna)).toEqual(['OFFER ALLIANCE Rou', 'DECLARE WAR Lit']);
    await plannedOrders(dilek);
    for (const page of [anna, dilek]) await sendIn(page);
    await table.close(1);

    await anna.reload();
    await enter(anna, 'Headquarters');
    const relations = anna.getByRole('region', { name: 'Relations' });
    await relations.getByRole('button', { name: /Sultanate of Roum, Alliance/ }).waitFor();
    await relations.getByRole('button', { name: /Principality of Lithuania, War/ }).waitFor();
    await attack(table);
    const birger = await deskOf('Lit');
    await enter(birger, 'Messages');
    await birger
      .getByRole('main')
      .getByText(/England/)
      .first()
      .waitFor();
    await birger
      .getByRole('main')
      .getByText(/Volodymir/)
      .first()
      .waitFor();
  });
});

/** By sea, as one does who has planned it a turn ahead. */
const attack = async (table: Table): Promise<void> => {
  await table.send(
    'Eng',
    2,
    [
      'G1 FORM ARMY AS A1',
      'G1 TRANSFER 3 longbowmen TO A1',
      'G1 FORM FLEET AS F1',
      'G1 TRANSFER 2 "Trading Cogs" TO F1',
    ].join('\n'),
  );
  await table.close(2);
  await table.send('Eng', 3, 'F1 LOAD A1\nF1 SAIL "North Sea"\nF1 UNLOAD A1 Volodymir');
  await table.close(3);
};
