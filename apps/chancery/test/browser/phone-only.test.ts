import { expect, test } from 'vitest';
import { plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('phone only', () => {
  test('phone only: a ruler takes a unit, sends out an army, marches it, sends in and reads the news, with his thumb', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const phone = await device(address, PHONE);
    await comeIn(phone, address, table.ruler('Eng').email);
    const page = await phone.newPage();
    await page.goto('/');
    await page.getByRole('link', { name: 'To the desk' }).tap();
    await page.getByRole('button', { name: 'Units', exact: true }).tap();
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
    await page.reload();
    await page.getByText('Summer 1320').first().waitFor();
  });
});
