import type { Page } from 'playwright-core';
import { device, LAPTOP } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

/**
 * The second turn on the island: England and Lithuania are allied, and in London stand an army of archers, A1, and a fleet of
 * two cogs, F1, beside the garrison.
 */
export const alliedTable = async () => {
  const { server, address } = await emptyHouse();
  const table = await foundTable(server);
  const orders = [
    'OFFER ALLIANCE Lit',
    'G1 FORM ARMY AS A1',
    'G1 TRANSFER 3 longbowmen TO A1',
    'G1 FORM FLEET AS F1',
    'G1 TRANSFER 2 trading cogs TO F1',
  ];
  await table.send('Eng', 1, orders.join('\n'));
  await table.send('Lit', 1, 'OFFER ALLIANCE Eng');
  await table.close(1);
  const deskOf = async (seat: string): Promise<Page> => {
    const laptop = await device(address, LAPTOP);
    await comeIn(laptop, address, table.ruler(seat).email);
    const page = await laptop.newPage();
    await page.goto(table.desk(seat));
    return page;
  };
  return { server, address, table, deskOf };
};
