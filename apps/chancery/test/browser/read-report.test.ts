import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { enter } from './at-desk.ts';
import { device, inChromium, LAPTOP, PHONE } from './chromium.ts';
import { exampleGame } from './example-game.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

/** Where the lower edge of something is on the screen. */
const lowerEdge = async (what: Locator): Promise<number> => {
  const box = await what.boundingBox();
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
};

inChromium('the report', () => {
  test.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])(
    'the report on a %s: what was gained and lost stands on the first screen, and papers unfold by finger and by key',
    async (_, size) => {
      const { server, address } = await emptyHouse();
      const table = await foundTable(server);
      await table.close(1);
      const ruler = await device(address, size);
      await comeIn(ruler, address, table.ruler('Eng').email);
      const page = await ruler.newPage();
      await page.goto(table.desk('Eng'));
      await enter(page, 'Messages');
      const gains = page.getByRole('heading', { name: 'Gained and lost' });
      await gains.waitFor();
      const gold = page.getByText(/^Gold: \d/);
      expect(await lowerEdge(gold)).toBeLessThan(size.viewport.height);
      const parts = await page.locator('article h2').allInnerTexts();
      expect(parts[0]).toBe('Gained and lost');
      expect(parts).toEqual(expect.arrayContaining(['What you can do now', 'Neighbours', 'Standings']));

      const account = page.getByText(/^Treasury at the start of/);
      expect(await account.isVisible()).toBe(false);
      const summary = page.locator('summary', { hasText: 'Summary' });
      await (size === PHONE ? summary.tap() : summary.click());
      expect(await account.isVisible()).toBe(true);
      await summary.press('Enter');
      expect(await account.isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Summary' }).press('Enter');
      await account.waitFor();
    },
  );

  test('the report: a mail that may be lost is told above it, and sent again from there', async () => {
    const { server, address } = await emptyHouse();
    const { db } = server.app.store;
    const table = await foundTable(server);
    await table.close(1);
    const of = table.ruler('Eng');
    const begun = Date.now() - 20 * 60_000;
    const key = `report:${table.campaignId}:%:1:%`;
    const report = db.selectFrom('outbox').select('sentAt').where('userId', '=', of.id).where('dedupeKey', 'like', key);
    await expect
      .poll(async () => (await report.execute()).map(({ sentAt }) => sentAt !== null), { timeout: 20_000 })
      .toEqual([true]);
    const lost = db.updateTable('outbox').where('userId', '=', of.id).where('dedupeKey', 'like', key);
    await lost.set({ sentAt: null, sendingAt: begun }).execute();
    const ruler = await device(address);
    await comeIn(ruler, address, of.email);
    const page = await ruler.newPage();
    await page.goto(table.desk('Eng'));
    await enter(page, 'Messages');
    await page.getByRole('heading', { name: 'Mails that may be lost' }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The mail is sent again.').waitFor();
    expect(await page.getByRole('button', { name: 'Send again' }).count()).toBe(0);
  });

  test('the report without script: gains before the map, neighbours with what stands there, everything else folded', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.close(1);
    const plain = await device(address, { ...PHONE, javaScriptEnabled: false });
    await comeIn(plain, address, table.ruler('Eng').email);
    const page = await plain.newPage();
    await page.goto(`/campaigns/${table.campaignId}/seats/Eng`);
    expect(await lowerEdge(page.getByText(/^Gold: \d/))).toBeLessThan(PHONE.viewport.height);
    expect(await page.getByText(/^Treasury at the start of/).isVisible()).toBe(false);
    await page.locator('summary', { hasText: 'Summary' }).tap();
    expect(await page.getByText(/^Treasury at the start of/).isVisible()).toBe(true);
    const neighbours = page.locator('#report-neighbours');
    expect(await neighbours.getByText(/: (no troops|\d+ troops?, combat \d+)/).count()).toBeGreaterThan(0);
  });

  test('a table of the report on a phone: each row is a slip whose cells say what they are, at the desk and on the page', async () => {
    const { address, anna, desk, page: seat, close } = await exampleGame('sections', 'market-towns');
    await close(1);
    const reads = await device(address, PHONE);
    await comeIn(reads, address, anna.email);
    const page = await reads.newPage();
    const shot = async (name: string): Promise<void> => {
      if (process.env['SHOTS']) await page.screenshot({ path: `${process.env['SHOTS']}/${name}.png`, fullPage: true });
    };
    const look = async (table: Locator): Promise<void> => {
      const row = table.locator('tr', { hasText: 'Norwold' });
      await row.waitFor();
      expect(await row.locator('td').allInnerTexts()).toEqual(
        expect.arrayContaining(['Wool', expect.stringMatching(/^\d+\.\d$/)]),
      );
      const cells = await row.locator('td').all();
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()));
      for (const box of boxes) expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.viewport.width);
      // Its slip begins with its town, and the rest stands below.
      const [lead] = await row.locator('th').all();
      expect((await lead?.boundingBox())?.y ?? 999).toBeLessThan(boxes[0]?.y ?? 0);
    };
    await page.goto(desk);
    await enter(page, 'News');
    await look(page.getByRole('table', { name: 'What a good costs, town by town.' }));
    await shot('table-desk');
    await page.goto(seat);
    await look(page.locator('#report-markets table'));
    await shot('table-page');
  });
});
