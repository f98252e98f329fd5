import { expect, test } from 'vitest';
import { linkInMail } from '../../src/server/demo/link-in-mail.ts';
import { plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, KEEPING } from './chromium.ts';
import { emptyHouse, PASSWORD } from './house.ts';
import { foundTable } from './table.ts';

const EMAIL = 'nadia@example.org';

inChromium('new person', () => {
  test('new person to first submitted turn', async () => {
    const { server, address, mails } = await emptyHouse();
    const table = await foundTable(server, { vacant: 'Eng' });
    const page = await (await device(address, KEEPING)).newPage();
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('link', { name: 'Sign up' }).first().click();
    await page.getByLabel('Name').fill('Nadia');
    await page.getByLabel('E-mail address').fill(EMAIL);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await page.getByText('We have written a mail to nadia@example.org.').waitFor();
    await page.goto((await linkInMail(mails, EMAIL, '/api/auth/verify-email')).href);
    await page.getByRole('heading', { name: 'Welcome, Nadia' }).waitFor();
    await page.getByRole('link', { name: 'The long summer' }).click();
    await page.getByRole('button', { name: 'Take the seat' }).click();
    await page.getByText('You rule').first().waitFor();
    await table.start();

    await page.goto('/');
    await page.getByRole('link', { name: 'To the desk' }).click();
    await page.getByRole('button', { name: 'G1', exact: true }).click();
    await page.getByRole('button', { name: 'Recruit', exact: true }).click();
    await page.getByRole('button', { name: 'Militia', exact: true }).click();
    await page.getByRole('spinbutton').fill('2');
    await page.getByRole('button', { name: 'Next' }).click();
    expect(await plannedOrders(page)).toEqual(['G1 RECRUIT 2 Militia']);
    await sendIn(page);
  });
});
