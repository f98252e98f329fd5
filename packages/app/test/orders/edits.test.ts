import { rulesetId, seatId } from '@chancery/core';
import { EXAMPLES } from '@chancery/registry';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { readAudit } from '../../src/desk/reading/read-audit.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { listReceipts } from '../../src/desk/sheets/list-receipts.ts';
import { compareEditions } from '../../src/turn/back/compare-editions.ts';
import { type EditPosition, editPosition } from '../../src/turn/back/edit-position.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, code, got, houseOf } from '../sample/people.ts';
import { campaignOf, noticesTo, rulerOf, send } from '../sample/play.ts';

const ASH = seatId('Ash');
const ELM = seatId('Elm');
const RUSE = 'R1 RUSE FROM Ford AT Mill "Our cook offers them a stew that nobody should eat."';

onEachDatabase('what a master puts right between two turns', (database) => {
  const store = suiteStore(database);
  const play = async () => {
    const plain = houseOf(store());
    const house = { ...plain, app: { ...plain.app, rulesets: EXAMPLES } };
    const game = { ruleset: rulesetId('rounds'), scenario: 'five-valleys' };
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], game);
    const { campaignId, master } = table;
    const { app } = house;
    const report = async (seat: typeof ASH, turn: number) => {
      const { report: of } = got(await readReport(app, rulerOf(table, seat).actor, { campaignId, seat, turn }));
      return JSON.stringify(of);
    };
    return {
      table,
      app,
      master,
      campaignId,
      report,
      close: async (turn: number) => got(await closeTurn(app, master.actor, { campaignId, turn })),
      edit: (more: Partial<EditPosition> = {}) =>
        editPosition(app, master.actor, {
          campaignId,
          turn: 1,
          text: 'EDIT CAMP Ford Horse 9',
          reason: 'three were miscounted',
          ...more,
        }),
      verified: async () => got(await verifyCampaign(app, master.actor, { campaignId })).faults,
    };
  };

  test('a ruse is ruled on with a cost, carried out by that, told, and on record', async () => {
    const { table, app, master, campaignId, close, report, verified } = await play();
    await send(table, ASH, RUSE);
    const [asked] = got(await listQuestions(app, master.actor, { campaignId }));
    expect(asked).toMatchObject({ holdsInFull: 'refused' });
    expect(asked?.text).toContain('plans a ruse from Ford at Mill: Our cook');
    const answer = { verdict: 'approved', parts: { cost: 2, chance: 100, effect: 'they join' } };
    got(await answerQuestion(app, master.actor, { campaignId, question: asked?.question.id ?? '', answer }));
    await close(1);
    expect(await report(ASH, 1)).toContain('tried a ruse at Mill, which cost 2 Foot');
    expect(await report(ELM, 1)).toContain('Mill lies open: 2 Foot joined the captain.');
    expect(await verified()).toEqual([]);
  });

  test('an edit is an entry of the last turn: the dice stay, what was before can be compared, and it is verified', async () => {
    const { table, app, campaignId, close, edit, report, verified } = await play();
    await send(table, ASH, 'R1 TAKE 4 Foot, 1 Horse FROM Ford TO Mill');
    await close(1);
    const before = await campaignOf(table);
    const battle = /attacked Mill.*?(?="id")/.exec(await report(ASH, 1))?.[0];
    expect(battle).toBeDefined();
    const edited = got(await edit());
    expect(edited).toMatchObject({ turn: 1, edition: 2, lines: [{ outcome: 'accepted' }] });
    const after = await report(ASH, 1);
    expect(after).toContain('The game master has put right what lies in Ford: 9 Horse.');
    expect(/attacked Mill.*?(?="id")/.exec(after)?.[0]).toBe(battle);
    const { deadline, turn } = await campaignOf(table);
    expect({ deadline, turn }).toEqual({ deadline: before.deadline, turn: 1 });
    const compared = got(await compareEditions(app, rulerOf(table, ELM).actor, { campaignId, turn: 1 }));
    expect(compared).toMatchObject([{ reason: 'three were miscounted', from: 1, to: 2 }]);
    expect(compared[0]?.differences).toEqual([{ path: 'camps[4].troops.Horse', was: '0', is: '9' }]);
    expect(await verified()).toEqual([]);
    got(await edit({ text: 'EDIT CAMP Ford Bow 3', reason: 'and a bow' }));
    expect(await report(ASH, 1)).toMatch(/9 Horse.*3 Bow/s);
    await close(2);
    expect(await verified()).toEqual([]);
    got(await rollBack(app, table.master.actor, { campaignId, to: 0, rerunThrough: 2, reason: 'again' }));
    expect(await report(ASH, 1)).toMatch(/9 Horse.*3 Bow/s);
    expect(await verified()).toEqual([]);
  });

  test('whom it concerns is told, orders that were sent are read again, and it is logged', async () => {
    const { table, app, campaignId, master, close, edit } = await play();
    await close(1);
    await send(table, ASH, 'R1 TRAIN Foot AT Ford');
    const edited = got(await edit());
    expect(edited.told).toEqual(['Ash', 'Elm', 'Oak']);
    expect(await noticesTo(table, rulerOf(table, ELM))).toContain('position-edited');
    expect(await noticesTo(table, rulerOf(table, ELM))).not.toContain('turn-rerun');
    const receipts = got(await listReceipts(app, rulerOf(table, ASH).actor, { campaignId, seat: ASH }));
    expect(receipts.at(-1)).toMatchObject({
      stands: true,
      lines: [{ text: 'R1 TRAIN Foot AT Ford', outcome: 'accepted' }],
    });
    const [deed] = got(await readAudit(app, master.actor, { campaignId, limit: 1 }));
    expect(deed).toMatchObject({ action: 'editPosition', facts: { edits: 1, reason: 'three were miscounted' } });
  });

  test('nothing else is an edit, and none comes before the first turn or without a reason', async () => {
    const { table, app, campaignId, close, edit } = await play();
    expect(code(await edit({ turn: 0 }))).toBe('conflict');
    await close(1);
    expect(code(await edit({ text: 'R1 TRAIN Foot AT Ford' }))).toBe('bad-input');
    expect(code(await edit({ text: 'EDIT CAMP Ford Horse 900' }))).toBe('bad-input');
    expect(code(await edit({ reason: '' }))).toBe('bad-input');
    expect(code(await edit({ turn: 7 }))).toBe('conflict');
    const { actor } = rulerOf(table, ASH);
    const given = { campaignId, turn: 1, text: 'EDIT CAMP Ford Horse 9', reason: 'mine' };
    expect(code(await editPosition(app, actor, given))).toBe('not-allowed');
    expect((await campaignOf(table)).edition).toBe(1);
  });
});
