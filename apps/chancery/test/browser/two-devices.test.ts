import { expect, test } from 'vitest';
import { order, plannedOrders } from './at-desk.ts';
import { device, inChromium, KEEPING, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('two devices', () => {
  test('two devices: a draft goes on where it was left, and two that differ are shown and never merged silently', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const [laptop, phone] = [await device(address, KEEPING), await device(address, PHONE)];
    for (const each of [laptop, phone]) await comeIn(each, address, table.ruler('Eng').email);

    const first = await laptop.newPage();
    await first.goto(table.desk('Eng'));
    await order(first, 'A1', 'Hold');
    await plannedOrders(first);
    await first.getByText('Kept on the server.').waitFor();

    const second = await phone.newPage();
    await second.goto(table.desk('Eng'));
    expect(await plannedOrders(second)).toEqual(['A1 HOLD']);

    await second.getByRole('button', { name: 'Strike out: A1 HOLD' }).tap();
    await second.getByText('Kept on the server.').waitFor();
    await first.getByRole('button', { name: 'Write as text' }).click();
    await first.getByLabel('One order per line').fill('A1 HOLD\nG2 RECRUIT 1 archers');
    await first.getByRole('button', { name: 'Take 2 orders' }).click();
    const conflict = first.getByRole('region', { name: 'You have written orders in two places' });
    await conflict.getByText('No orders there.').waitFor();
    await conflict.getByRole('button', { name: 'Go on with the 2 ticked' }).click();
    await conflict.waitFor({ state: 'hidden' });
    await first.getByText('Kept on the server.').waitFor();
    await second.reload();
    expect(await plannedOrders(second)).toEqual(['A1 HOLD', 'G2 RECRUIT 1 Archers']);
  });
});
