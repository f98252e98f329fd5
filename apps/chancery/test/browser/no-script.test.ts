import { expect, test } from 'vitest';
import { inChromium, LAPTOP, pageOf } from './chromium.ts';
import { demoHouse } from './house.ts';

inChromium('no script', () => {
  test('no script: a ruler reads the news, writes orders, has them checked, sends them, and reads what came of them', async () => {
    const { link, address } = await demoHouse();
    const page = await pageOf(address, { ...LAPTOP, javaScriptEnabled: false });
    await page.goto(link);
    await page.getByRole('link', { name: 'to your campaigns' }).click();
    await page.getByRole('link', { name: 'Four crowns' }).first().click();
    await page.getByRole('link', { name: 'The plain page' }).click();
    const orders = page.getByRole('textbox', { name: /One order per line/ });
    await orders.fill('G1 RECRUIT 2 militia\nG1 FLY');
    await page.getByRole('button', { name: 'Check only' }).click();
    await page.getByText('1 of 2 orders are accepted').waitFor();
    await orders.fill('G1 RECRUIT 2 militia');
    await page.getByRole('button', { name: 'Send in' }).click();
    await page.getByRole('alert').getByText('This is left undone. Send in anyway?').waitFor();
    await page.getByRole('link', { name: 'Go back' }).click();
    expect(await orders.inputValue()).toBe('G1 RECRUIT 2 militia');
    await page.getByRole('button', { name: 'Send anyway' }).click();
    await page.getByText('Your orders count.').waitFor();
    await page.getByRole('button', { name: 'I need no more time' }).click();
    await page.getByRole('heading', { name: 'Orders for turn 2' }).waitFor();
    await page.locator('summary', { hasText: 'Troops, ships and commanders' }).click();
    expect(await page.locator('#report-builds').innerText()).toMatch(/G1|militia/);
  });
});
