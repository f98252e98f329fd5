import { device } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

/** The desk of England on the island in its second turn, with A1 in London. `script` runs before those of the page. */
export const deskInPlay = async ({ script = '' } = {}) => {
  const { server, address } = await emptyHouse();
  const table = await foundTable(server);
  await table.closeFirst();
  const laptop = await device(address);
  await comeIn(laptop, address, table.ruler('Eng').email);
  const page = await laptop.newPage();
  await page.addInitScript(script);
  await page.goto(table.desk('Eng'));
  return { server, address, table, laptop, page };
};
