import { expect, test } from 'vitest';
import { enter, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('closed turn', () => {
  test('closed turn: until its news is read the desk says that it is over, and asks for nothing', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const laptop = await device(address);
    await comeIn(laptop, address, table.ruler('Eng').email);
    const page = await laptop.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Headquarters');
    const head = page.getByRole('banner');
    await head.getByText('Spring 1320, turn 1').waitFor();
    await head.getByRole('time').waitFor();
    const plan = page.getByRole('region', { name: 'Orders of the realm' });
    await plan.getByText('Nothing is planned yet: choose an order above').waitFor();
    expect(await plannedOrders(page)).toEqual([]);
    // Whoever has sent in looks again soon.
    await sendIn(page);
    await table.close(1);
    await page.getByText('The turn is out.').waitFor();
    await head.getByText('This turn is closed.').waitFor();
    expect(await head.getByRole('time').count()).toBe(0);
    await plan.getByText('This turn is closed: there is nothing to order.').waitFor();
    await plan.getByText('Nothing is planned.').waitFor();
    expect(await plan.getByRole('button').count()).toBe(0);
    const list = page.getByRole('complementary', { name: 'Orders' });
    await list.getByText('These orders count.').waitFor();
    expect(await list.getByRole('button', { name: /^Send in|^Take back/ }).count()).toBe(0);

    await page.getByRole('button', { name: 'Read what happened' }).click();
    await head.getByText('Summer 1320, turn 2').waitFor();
    await head.getByRole('time').waitFor();
    await enter(page, 'Headquarters');
    await plan.getByText('Nothing is planned yet: choose an order above').waitFor();
    expect(await plannedOrders(page)).toEqual([]);
    await list.getByRole('button', { name: 'Write as text' }).click();
    await list.getByRole('textbox').fill('DECLARE WAR Lit');
    await list.getByRole('button', { name: 'Take 1 order' }).click();
    await page.getByRole('button', { name: 'Strike out: DECLARE WAR Lit' }).first().waitFor();
    await sendIn(page);
    await table.close(2);
    await list.getByText('This turn is closed: you can only look at the list.').waitFor();
    await plan.getByText('DECLARE WAR Lit').waitFor();
    expect(await page.getByRole('button', { name: /^Strike out: / }).count()).toBe(0);
  });
});
