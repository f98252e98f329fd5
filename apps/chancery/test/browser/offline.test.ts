import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enter, order, plannedOrders, sendIn } from './at-desk.ts';
import { device, inChromium, KEEPING } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

inChromium('offline turn by file', () => {
  test('offline turn by file: opened from a disk, planned and saved without a server, sent in from another device', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const ruler = table.ruler('Eng');

    const cafe = await device(address, KEEPING);
    await comeIn(cafe, address, ruler.email);
    const file = await cafe.request.get(`/api/v1/campaigns/${table.campaignId}/seats/Eng/turn-file`);
    const turnFile = { name: 'summer.turn.json', mimeType: 'application/json', buffer: await file.body() };

    const train = await device(address, KEEPING);
    const page = await train.newPage();
    await page.goto('/desk');
    // From the first visit on the browser keeps what the desk is made of.
    await page.evaluate('navigator.serviceWorker.ready.then(() => null)');
    await page.reload();
    await page.getByLabel('Open a turn file').setInputFiles(turnFile);
    await page.getByText('Kingdom of England').first().waitFor();
    await train.setOffline(true);
    await order(page, 'A1', 'Hold');
    const planned = await plannedOrders(page);
    expect(planned).toHaveLength(1);
    await enter(page, 'Game');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the order file' }).click(),
    ]);
    const orders = readFileSync(await saved.path());

    const home = await cafe.newPage();
    await home.goto(table.desk('Eng'));
    await enter(home, 'Game');
    await home
      .getByLabel('Open saved orders')
      .setInputFiles({ name: saved.suggestedFilename(), mimeType: 'application/json', buffer: orders });
    expect(await plannedOrders(home)).toEqual(planned);
    await sendIn(home);
  });
});
