import { rulesetId, seatId } from '@chancery/core';
import { EXAMPLES } from '@chancery/registry';
import { parsed, turnListOf } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { readDeeds } from '../../src/desk/reading/read-deeds.ts';
import { readReport } from '../../src/desk/reading/read-report.ts';
import { editPosition } from '../../src/turn/back/edit-position.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { dryRun } from '../../src/turn/triggers/dry-run.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import { campaignOf, noticesTo, rulerOf, send } from '../sample/play.ts';

const ASH = seatId('Ash');
const ELM = seatId('Elm');
const DAY = 24 * HOUR;
const RUSE = 'R1 RUSE FROM Ford AT Mill "Our cook offers them a stew that nobody should eat."';
const APPROVED = { verdict: 'approved', parts: { cost: 2, chance: 100, effect: 'they join' } };

onEachDatabase('a turn under review', (database) => {
  const store = suiteStore(database);

  /** The time is over: the list is closed, and the master has eight hours. */
  const play = async () => {
    const plain = houseOf(store());
    const house = { ...plain, app: { ...plain.app, rulesets: EXAMPLES } };
    const game = {
      ruleset: rulesetId('rounds'),
      scenario: 'five-valleys',
      settings: { reviewHours: 8, breakerPercent: null },
    };
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], game);
    const { campaignId, master } = table;
    const { app } = house;
    await send(table, ASH, RUSE);
    house.pass(DAY);
    const ticked = (await tick(app)).campaigns;
    const turnOf = async () => (await campaignOf(table)).turn;
    const shown = async () => got(await showCampaign(app, rulerOf(table, ELM).actor, { campaignId }));
    const trial = async () => got(await dryRun(app, master.actor, { campaignId }));
    const report = async (seat: typeof ASH) => {
      const { report: of } = got(await readReport(app, rulerOf(table, seat).actor, { campaignId, seat, turn: 1 }));
      return JSON.stringify(of);
    };
    const list = async () => {
      const row = await turnListOf(app.store.db, { campaignId, turn: 1, edition: 1 });
      if (row === undefined) throw new Error('the turn has no list');
      return row;
    };
    const edit = (text: string, reason = 'three were miscounted') =>
      editPosition(app, master.actor, { campaignId, turn: 1, text, reason });
    const verified = async () => got(await verifyCampaign(app, master.actor, { campaignId })).faults;
    return { table, house, app, campaignId, master, ticked, turnOf, shown, trial, report, list, edit, verified };
  };

  test('nobody reads of the turn until the time is over; then it is published as the list has it', async () => {
    const { table, house, app, campaignId, master, ticked, turnOf, shown, report, list, verified } = await play();
    expect(ticked).toEqual({ 'in-review': 1 });
    expect(await turnOf()).toBe(0);
    expect((await shown()).reviewUntil).toBe(app.now() + 8 * HOUR);
    expect(await noticesTo(table, master)).toContain('turn-in-review');
    expect(await noticesTo(table, rulerOf(table, ASH))).not.toContain('turn-in-review');
    const before = await list();
    house.pass(8 * HOUR - 1);
    await tick(app);
    expect(await turnOf()).toBe(0);
    const late = await send(table, ELM, 'R1 TRAIN Foot AT Mill');
    expect(late).toMatchObject({ turn: 2 });
    house.pass(1);
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
    expect(await turnOf()).toBe(1);
    expect(await list()).toEqual(before);
    expect(await report(ASH)).toContain('Turn');
    expect((await shown()).reviewUntil).toBeNull();
    const deeds = got(await readDeeds(app, rulerOf(table, ELM).actor, { campaignId, limit: 9 }));
    expect(deeds.map(({ action }) => action)).not.toContain('editPosition');
    expect(await verified()).toEqual([]);
  });

  test('what a master sees is what is published, with the same dice, also after they have ruled', async () => {
    const { app, campaignId, master, trial, report, list, verified } = await play();
    const first = await trial();
    expect(first).toMatchObject({ turn: 1, inReview: true });
    expect(JSON.stringify(await trial())).toBe(JSON.stringify(first));
    const before = await list();
    const [asked] = got(await listQuestions(app, master.actor, { campaignId }));
    got(await answerQuestion(app, master.actor, { campaignId, question: asked?.question.id ?? '', answer: APPROVED }));
    const second = await trial();
    expect(JSON.stringify(second.tellings)).not.toBe(JSON.stringify(first.tellings));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(await report(ELM)).toContain('Mill lies open: 2 Foot joined the captain.');
    const after = await list();
    // Everybody can see that the list is another, and that the dice come from the first one.
    expect(after.firstLines).toBe(before.lines);
    expect(parsed(after.lines)).not.toEqual(parsed(before.lines));
    expect(after.closedAt).toBe(before.closedAt);
    expect(await verified()).toEqual([]);
  });

  test('edits are judged by what came out, can be given anew, and are published with the turn', async () => {
    const { table, app, campaignId, master, edit, trial, report, verified } = await play();
    expect(code(await edit('EDIT CAMP Ford Horse 900'))).toBe('bad-input');
    expect(code(await edit('EDIT CAMP Ford Horse 9', ' '))).toBe('bad-input');
    got(await edit('EDIT CAMP Ford Bow 5'));
    expect(got(await edit('EDIT CAMP Ford Horse 9'))).toMatchObject({ turn: 1, edition: 1, told: [] });
    expect(JSON.stringify((await trial()).tellings)).toContain('Horse');
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(await report(ASH)).toContain('The game master has put right what lies in Ford: 9 Horse.');
    expect(await report(ASH)).not.toContain('5 Bow');
    const deeds = got(await readDeeds(app, rulerOf(table, ELM).actor, { campaignId, limit: 9 }));
    expect(deeds.filter(({ action }) => action === 'editPosition').map(({ facts }) => facts)).toMatchObject([
      { turn: 1, edits: 1, reason: 'three were miscounted' },
      { turn: 1, edits: 1, reason: 'three were miscounted' },
    ]);
    expect(await verified()).toEqual([]);
  });

  test('edits that are taken back leave the turn as it was', async () => {
    const { app, campaignId, master, edit, list, verified } = await play();
    const before = await list();
    got(await edit('EDIT CAMP Ford Horse 9'));
    got(await edit(''));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(await list()).toEqual(before);
    expect(await verified()).toEqual([]);
  });

  test('a master who plays, and anybody else, sees and decides nothing of it', async () => {
    const { table, app, campaignId } = await play();
    const { actor } = rulerOf(table, ASH);
    expect(code(await dryRun(app, actor, { campaignId }))).toBe('not-allowed');
    expect(code(await closeTurn(app, actor, { campaignId, turn: 1 }))).toBe('not-allowed');
  });
});
