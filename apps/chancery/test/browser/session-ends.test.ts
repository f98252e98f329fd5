import { expect, test } from 'vitest';
import { enter, order, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, KEEPING } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('session ends', () => {
  test('session ends while editing: nothing lost', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const ruler = table.ruler('Eng');
    const laptop = await device(address, KEEPING);
    await comeIn(laptop, address, ruler.email);
    const page = await laptop.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Map');
    await laptop.clearCookies();
    await order(page, 'A1', 'Hold');
    expect(await plannedOrders(page)).toEqual(['A1 HOLD']);
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText('You are signed out.').first().waitFor();

    await page.goto('/sign-in');
    await page.getByLabel('E-mail address').fill(ruler.email);
    await page.getByLabel('Password').fill('a long way to Calais');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'To the desk' }).click();
    expect(await plannedOrders(page)).toEqual(['A1 HOLD']);
    await sendIn(page);
  });
});
