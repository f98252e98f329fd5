import type { AnyRuleset } from '@chancery/core';
import { fullReport } from '@chancery/reports';
import { parsed, turnListOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readAudit } from '../../src/desk/reading/read-audit.ts';
import { readDeeds } from '../../src/desk/reading/read-deeds.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { readTurnFile } from '../../src/desk/reading/read-turn-file.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { readSheets } from '../../src/desk/sheets/read-sheets.ts';
import { type StrikeLine, strikeLine } from '../../src/desk/sheets/strike-line.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { postOffice } from '../mail/post-office.ts';
import { begunTable, code, got, houseOf } from '../sample/people.ts';
import { ENGLAND, MARCH_OUT, noticesTo, RECRUIT, rulerOf, send } from '../sample/play.ts';

/** As orders are written out. */
const SHOWN = 'G1 RECRUIT 2 Militia';
const MARCH_SHOWN = MARCH_OUT.replace('longbowmen', 'Longbowmen').split('\n');

onEachDatabase('orders that a master strikes out or changes', (database) => {
  const store = suiteStore(database);
  const play = async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    const { app } = house;
    return {
      table,
      house,
      app,
      master,
      campaignId,
      anna: rulerOf(table, ENGLAND),
      sheets: async () => got(await readSheets(app, master.actor, { campaignId })),
      strike: (line: number, more: Partial<StrikeLine> = {}) =>
        strikeLine(app, master.actor, { campaignId, seat: ENGLAND, number: 1, line, reason: 'not in May', ...more }),
    };
  };

  test('the line is gone, the others count, and its ruler is told by notice, mail, receipt and report', async () => {
    const { table, sheets, strike, anna, app, campaignId, master, house } = await play();
    await send(table, ENGLAND, `${RECRUIT}\n${MARCH_OUT}`);
    expect((await sheets()).map(({ seat, lines }) => [seat, lines.length])).toEqual([[ENGLAND, 3]]);
    const struck = got(await strike(1));
    expect(struck.struck).toMatchObject([{ text: SHOWN, instead: null, reason: 'not in May' }]);
    expect((await sheets())[0]?.lines).toEqual(MARCH_SHOWN);
    const receipts = got(await listReceipts(app, anna.actor, { campaignId, seat: ENGLAND }));
    expect(receipts.map(({ stands }) => stands)).toEqual([false, true]);
    expect(receipts[1]).toMatchObject({ struck: [{ text: SHOWN }], proofs: [expect.anything(), expect.anything()] });
    expect(await noticesTo(table, anna)).toContain('order-struck');
    const post = postOffice(house);
    await post.drain();
    const mail = (await post.mailsTo(anna.email)).find(({ subject }) => subject.includes('struck out'));
    expect(mail?.parts[0]?.text).toContain(`The game master has struck out this order: ${SHOWN}`);
    expect(mail?.parts[0]?.text).toContain('not in May');
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const { report } = got(await readReport(app, anna.actor, { campaignId, seat: ENGLAND, turn: 1 }));
    const told = [
      'The orders of turn 1 differ from your receipts: the game master has struck out or changed some of them.',
      `Struck out: ${SHOWN} (not in May)`,
    ];
    expect(report.sections.find(({ id }) => id === 'own-orders')?.lines.map(({ text }) => text)).toEqual(told);
    await post.drain();
    const sent = (await post.mailsTo(anna.email)).findLast(({ subject }) => subject.includes('turn 2'));
    const words = sent?.parts.flatMap(({ text }) => text?.replace(/\s+/g, ' ') ?? []) ?? [];
    for (const line of told) expect(words.filter((text) => text.includes(line))).toHaveLength(2);
    const file = got(await readTurnFile(app, anna.actor, { campaignId, seat: ENGLAND, turn: 1 }));
    const ruleset = app.rulesets.find(({ id }) => id === file.ruleset) as AnyRuleset;
    const atDesk = fullReport(ruleset, { ...file, known: file, title: file.campaign.title });
    expect(atDesk.sections.find(({ id }) => id === 'own-orders')?.lines.map(({ text }) => text)).toEqual(told);
  });

  test('it stands in the closed list and the record, is verified, and stays when the turn is run again', async () => {
    const { table, strike, app, campaignId, master, house } = await play();
    await send(table, ENGLAND, RECRUIT);
    got(await strike(1, { instead: RECRUIT.replace('2', '1') }));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const listed = async (edition: number) => {
      const list = await turnListOf(house.db, { campaignId, turn: 1, edition });
      return parsed((list as NonNullable<typeof list>).ofRecord).find(({ seat }) => seat === ENGLAND);
    };
    const once = await listed(1);
    expect(once).toMatchObject({ struck: [{ verb: 'RECRUIT', reason: 'not in May', changed: true }] });
    expect(once?.orders).toMatchObject([{ verb: 'RECRUIT' }]);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
    got(await rollBack(app, master.actor, { campaignId, to: 0, rerunThrough: 1, reason: 'once more' }));
    expect(await listed(2)).toEqual(once);
    // Whoever reads the report of the second run still learns what was done to their orders.
    const anna = rulerOf(table, ENGLAND).actor;
    const { report } = got(await readReport(app, anna, { campaignId, seat: ENGLAND, turn: 1 }));
    expect(report.sections.find(({ id }) => id === 'own-orders')?.lines.map(({ text }) => text)).toEqual([
      'The orders of turn 1 differ from your receipts: the game master has struck out or changed some of them.',
      expect.stringMatching(/G1 RECRUIT 2 Militia.*not in May/),
    ]);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });

  test('everybody reads that it was done, and the audit says to whom', async () => {
    const { table, strike, app, campaignId, master, anna } = await play();
    await send(table, ENGLAND, RECRUIT);
    got(await strike(1));
    const deeds = got(await readDeeds(app, anna.actor, { campaignId, limit: 5 }));
    expect(deeds[0]).toMatchObject({ action: 'strikeLine', facts: { seat: ENGLAND, turn: 1 } });
    const audit = got(await readAudit(app, master.actor, { campaignId, limit: 5 }));
    expect(audit[0]).toMatchObject({ action: 'strikeLine', facts: { line: 1, changed: false } });
  });

  test('an old reading, a line that is not there, no reason and an order that is not possible change nothing', async () => {
    const { table, strike, sheets } = await play();
    await send(table, ENGLAND, RECRUIT);
    expect(code(await strike(1, { number: 7 }))).toBe('conflict');
    expect(code(await strike(2))).toBe('not-found');
    expect(code(await strike(1, { reason: ' ' }))).toBe('bad-input');
    expect(code(await strike(1, { instead: 'A9 HOLD' }))).toBe('bad-input');
    expect((await sheets())[0]?.lines).toEqual([SHOWN]);
  });

  test('what its ruler sends later counts as they sent it', async () => {
    const { table, strike, sheets } = await play();
    await send(table, ENGLAND, RECRUIT);
    got(await strike(1));
    await send(table, ENGLAND, MARCH_OUT);
    expect(await sheets()).toMatchObject([{ lines: MARCH_SHOWN, struck: [] }]);
  });

  test('rulers read no orders of others, nor does a master who plays', async () => {
    const { app, campaignId, anna, table, master } = await play();
    await send(table, ENGLAND, RECRUIT);
    expect(code(await readSheets(app, anna.actor, { campaignId }))).toBe('not-allowed');
    await table.house.db
      .updateTable('seat')
      .set({ userId: master.id })
      .where('campaignId', '=', campaignId)
      .where('seat', '=', ENGLAND)
      .execute();
    expect(code(await readSheets(app, master.actor, { campaignId }))).toBe('rules-seat');
  });
});
