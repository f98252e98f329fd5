import { endCampaign, readReport, userActor } from '@chancery/app';
import { commitTo, seatId } from '@chancery/core';
import { toText } from '@chancery/reports';
import { tamper } from '@chancery/store/test';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { keptCampaign, namedFault, OTHERWISE, toldBy } from '../told-otherwise.ts';
import { device, inChromium, LAPTOP, PHONE, pageOf } from './chromium.ts';
import { comeIn, emptyHouse } from './house.ts';
import { foundTable } from './table.ts';

const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

const check = async (page: Page, ...kept: readonly string[]): Promise<string> => {
  await page.getByLabel('What you kept').setInputFiles(kept.map((text, place) => file(`${place}.eml`, text)));
  await page.getByRole('button', { name: 'Check in this browser' }).click();
  await page.getByText(/fault(?: was|s were) found\./).waitFor();
  return page.locator('#verdict').innerText();
};

inChromium('check dice', () => {
  test('check dice: a ruler checks in the browser by what they kept, before and after the end; a redrawn secret is named', async () => {
    const { server, address } = await emptyHouse();
    const { app } = server;
    const table = await foundTable(server);
    const { campaignId } = table;
    const anna = userActor(table.ruler('Eng').id);
    const reportNow = async (): Promise<string> => {
      const read = await readReport(app, anna, { campaignId, seat: seatId('Eng') });
      if (!read.ok) throw new Error(read.error.code);
      return toText(read.value.report);
    };
    const first = await reportNow();
    await table.closeFirst();
    const laptop = await device(address, LAPTOP);
    await comeIn(laptop, address, table.ruler('Eng').email);
    const page = await laptop.newPage();
    await page.goto(`${address}/campaigns/${campaignId}`);
    await page.getByRole('link', { name: 'Check the dice' }).click();
    await page.getByRole('heading', { name: 'Turn 2' }).waitFor();
    // A reply that quotes the report, as mail programs write it.
    const quoted = (await reportNow())
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\r\n');
    const fine = await check(page, first, quoted);
    expect(fine).toContain('Proved now');
    expect(fine).toContain('Your own line is on its list.');
    expect(fine).toContain('Only at the end of the game');
    expect(fine).toContain('Not at all');
    expect(fine).toContain('No fault was found.');

    const hex = 'cd'.repeat(32);
    const second = await reportNow();
    await tamper(
      app.store,
      'secret',
      `secret = '${hex}', commitment = '${commitTo(hex)}'`,
      `campaign_id = '${campaignId}' and turn = 2`,
    );
    await table.close(2);
    await page.reload();
    const caught = await check(page, first, second);
    expect(caught).toContain('Turn 2, edition 1: the commitment to its dice is not the one that you kept.');

    const ended = await endCampaign(app, userActor(table.master.id), { campaignId, how: 'By agreement.' });
    expect(ended.ok).toBe(true);
    await page.reload();
    const after = await check(page, first);
    expect(after).toContain('The closed secret is the one that was committed to.');
    expect(after).toContain('The founding secret is the one that was committed to.');
    expect(after).toContain('That dice which the rules hide come from the closed secret, which is told now.');
    const { secret } = await app.store.db.selectFrom('closedSecret').select('secret').executeTakeFirstOrThrow();
    expect(await page.locator('#campaign').innerText()).toContain(secret);
    expect(await page.locator('main').innerText()).not.toContain('revealed at the end');

    const phone = await device(address, PHONE);
    const small = await phone.newPage();
    await small.goto(`${address}/campaigns/${campaignId}/dice`);
    expect(await small.evaluate('document.documentElement.scrollWidth <= screen.width')).toBe(true);
    if (process.env['SHOTS'] !== undefined) {
      await small.screenshot({ path: `${process.env['SHOTS']}/phone.png`, fullPage: true });
      await page.screenshot({ path: `${process.env['SHOTS']}/laptop.png`, fullPage: true });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot({ path: `${process.env['SHOTS']}/night.png`, fullPage: true });
    }
  });

  test('check dice: whatever a host tells otherwise than it was is named, before and after the end', {
    timeout: 180_000,
  }, async () => {
    const { server, address } = await emptyHouse();
    const { table, kept, told } = await keptCampaign(server);
    const { campaignId } = table;
    const laptop = await device(address, LAPTOP);
    await comeIn(laptop, address, table.ruler('Eng').email);
    const page = await laptop.newPage();
    let answers = await told();
    await page.route('**/api/v1/campaigns/*/dice', (route) => route.fulfill({ json: answers.register }));
    await page.route('**/api/v1/campaigns/*/seats/Eng/lines', (route) =>
      route.fulfill({ json: { lines: answers.lines } }),
    );
    for (const now of ['now', 'end'] as const) {
      if (now === 'end') {
        const ended = await endCampaign(server.app, userActor(table.master.id), { campaignId, how: 'By agreement.' });
        expect(ended.ok).toBe(true);
      }
      const honest = await told();
      answers = honest;
      await page.goto(`${address}/campaigns/${campaignId}/dice`);
      expect(await check(page, ...kept)).toContain('No fault was found.');
      for (const each of OTHERWISE.filter(({ when = now }) => when === now)) {
        const { brought, ...tampered } = toldBy(each, honest);
        answers = tampered;
        expect(await check(page, ...kept, ...brought), each.host).toContain(namedFault(each));
      }
    }
  });

  test('check dice: without script all of it is a plain list, in both languages', async () => {
    const { server, address } = await emptyHouse();
    const table = await foundTable(server);
    await table.closeFirst();
    const page = await pageOf(address, { ...LAPTOP, javaScriptEnabled: false, locale: 'de-DE' });
    await page.goto(`${address}/campaigns/${table.campaignId}/dice`);
    const text = await page.locator('main').innerText();
    expect(text).toContain('Zug 1');
    expect(text).toContain('Geheimnis genannt');
    expect(text.match(/[0-9a-f]{64}/g)?.length).toBeGreaterThan(4);
    expect(text).toContain('Der Befehl chancery verify braucht keinen Browser.');
    const list = await (await fetch(`${address}/campaigns/${table.campaignId}/dice.txt`)).text();
    expect(list).toMatch(/^dice [0-9a-z]{8}\/1\.1 secret [0-9a-f]{64}$/m);
  });
});
