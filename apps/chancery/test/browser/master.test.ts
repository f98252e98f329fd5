import { expect, test } from 'vitest';
import { device, inChromium } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';
import { foundTable } from './table.ts';

inChromium('master', () => {
  test('master replaces a silent ruler and rolls a turn back', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    const successor = await person(server, 'Sigrid');
    const other = await device(address);
    await comeIn(other, address, successor.email);
    const hers = await other.newPage();
    await hers.goto(`/campaigns/${table.campaignId}`);
    await hers.getByRole('button', { name: 'Stand by for a seat that falls open' }).click();
    await hers.getByText('You stand by for a seat that falls open.').waitFor();

    await table.closeFirst();
    const laptop = await device(address);
    await comeIn(laptop, address, table.master.email);
    const page = await laptop.newPage();
    await page.goto(`/campaigns/${table.campaignId}/console`);
    await page.getByRole('row', { name: /Principality of Lithuania Birger missing/ }).waitFor();
    await page.getByRole('link', { name: 'Change who rules the Principality of Lithuania' }).click();
    await page.getByLabel('Give it to').selectOption({ label: 'Sigrid' });
    await page.getByRole('button', { name: 'Give seat' }).click();
    await page.getByRole('row', { name: /Principality of Lithuania Sigrid/ }).waitFor();

    await page.getByText('Turn 2 is open.').first().waitFor();
    await page.getByLabel('The last turn to keep').selectOption('0');
    await page.getByRole('button', { name: 'Show what would change' }).click();
    await page.getByText('Turn 1 would be undone.').waitFor();
    await page.getByRole('textbox', { name: 'Reason (public)' }).fill('The map was wrong.');
    await page.getByRole('button', { name: 'Roll back' }).click();
    await page.getByText('The game is back at its beginning.').waitFor();
    await page.getByRole('link', { name: 'To the console' }).click();
    await page.getByText('Turn 1 is open.').first().waitFor();

    await hers.goto('/');
    await hers.getByText('You rule the Principality of Lithuania').first().waitFor();
    await hers.getByRole('link', { name: 'To the desk' }).click();
    await hers.getByText('Spring 1320').first().waitFor();
    expect(await hers.getByRole('banner').innerText()).toContain('Principality of Lithuania');

    await page.getByText('End the game').first().click();
    await page.getByLabel('How it ended (public)').fill('The map is lost for good.');
    await page.getByRole('button', { name: 'End the game' }).click();
    await page.getByText('Ended.').first().waitFor();
    await hers.reload();
    await hers.getByText('The game is over. The map is lost for good.').waitFor();
    await hers
      .getByRole('banner')
      .getByRole('button', { name: /^Orders/ })
      .click();
    await hers.getByText('there is nothing to order').waitFor();
    expect(await hers.getByRole('button', { name: 'Send in' }).count()).toBe(0);
    expect(await hers.getByText('did not save').count()).toBe(0);
  });
});
