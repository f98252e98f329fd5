import { expect, test } from 'vitest';
import { inChromium } from './chromium.ts';
import { person } from './house.ts';
import { letterbox } from './mail-only.ts';
import { order, readNews, regents } from './regents.ts';

const POSITION = `
domains: { WEA: { treasury: 30 }, ALD: { treasury: 30 } }
units: { DOR1: { type: Infantry, province: Dorrin } }
`;
const RECEIPT = /^Received /m;
const NEXT_MONTH = /What you can do now/;

inChromium('seats of the Vale', () => {
  test('DOM-8.1 DOM-14.1 a merchant plays by mail alone: orders, receipt, report, and an offer answered', async () => {
    const game = await regents(POSITION, { ALD: 'Anna', WEA: 'Wendel' });
    const wendel = letterbox(game.house, game.of('WEA').email);
    const beginning = await wendel.next(/Weavers/);
    await beginning.answer('ROUND 2\nMUSTER 1 Infantry AT Midwater guild WEA\nSPY Nowhere BY Peg Loom\n');
    const receipt = await wendel.next(RECEIPT);
    expect(receipt.text).toMatch(/Round 2: 1 order/);
    expect(receipt.text).toMatch(/Nowhere/);
    await game.send('ALD', 'R1 DIPLOMACY WEA TRADE Hobfield guild ALD WITH Midwater guild WEA');
    await game.close();

    const report = await wendel.next(NEXT_MONTH);
    const said = report.text.replace(/\s+/g, ' ');
    expect(said).toMatch(/You mustered WEA1 Infantry in Midwater/);
    expect(said).toMatch(/The Barony of Alder proposes a trade route of Hobfield guild ALD and Midwater guild WEA/);
    expect(said).toMatch(/ACCEPT or REFUSE ALD trade/);
    expect(report.files).toContainEqual(expect.stringMatching(/map\.png$/));
    await report.answer('ACCEPT ALD trade\nROUND 1\nCOUNTERSPY BY Nan Shuttle');
    expect((await wendel.next(RECEIPT)).text).toMatch(/2 lines: all accepted/);
    await game.close();
    const next = await wendel.next(NEXT_MONTH);
    expect(next.text).toMatch(/You accepted the Barony of Alder.s proposal/);
    expect(next.text.replace(/\s+/g, ' ')).toMatch(/A trade route joins Hobfield guild ALD and Midwater guild WEA/);
    for (const code of ['ALD', 'WEA']) expect(await game.secretsShownTo(code), code).toEqual([]);
  }, 240_000);

  test('DOM-17.4 DOM-16.9 a silent seat falls to the rules after three months, and a newcomer takes it over and orders', async () => {
    const game = await regents(POSITION, { ALD: 'Anna', DOR: 'Dora' });
    for (let month = 1; month <= 3; month += 1) {
      await game.send('ALD', 'TAX Alderburgh normal');
      await game.deadlinePasses();
    }
    const noel = await person(game.house.server, 'Noel');
    const page = await game.laptopOf(noel);
    await page.goto(`/campaigns/${game.campaignId}`);
    await page.getByText('You can take over a seat without a ruler, as it stands.').waitFor();
    await page.getByLabel('Seat').selectOption({ label: 'County of Dorrin' });
    await page.getByRole('button', { name: 'Take it over' }).click();
    await page.getByText('You rule the County of Dorrin.').first().waitFor();
    await page.goto(game.desk('DOR'));
    await order(page, ['R1 MOVE 1 VIA Elmstow', 'TAX Dorrin heavy']);
    await game.close();
    await readNews(page, game.desk('DOR'), /DOR1 Infantry marche[sd]|Elmstow/);
    await page.goto(`/campaigns/${game.campaignId}`);
    await page.getByText(/Noel/).first().waitFor();
    expect(await game.secretsShownTo('ALD')).toEqual([]);
    expect(await game.secretsShownTo('DOR', noel)).toEqual([]);
  }, 240_000);
});
