import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { assignSeat } from '../../src/campaign/people/assign-seat.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { readAudit } from '../../src/desk/reading/read-audit.ts';
import { readDiceLog } from '../../src/desk/reading/read-dice-log.ts';
import { rollBack } from '../../src/turn/back/roll-back.ts';
import { tryRollBack } from '../../src/turn/back/try-roll-back.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { dryRun } from '../../src/turn/triggers/dry-run.ts';
import { begunTable, code, got, HOUR, houseOf, refusal } from '../sample/people.ts';
import { ENGLAND, HORDE, LITHUANIA, noticesTo, RECRUIT, ROUM, send } from '../sample/play.ts';

onEachDatabase('a master who also rules a seat', (database) => {
  const store = suiteStore(database);
  /** Three others rule, and then the master takes the seat of Roum. */
  const playing = async (settings = {}) => {
    const house = houseOf(store());
    const table = await begunTable(house, ['Anna', 'Boris', 'Clara'], {
      settings: { startWhenFull: false, ...settings },
    });
    const { campaignId, master } = table;
    got(await assignSeat(house.app, master.actor, { campaignId, seat: ROUM, userId: master.id }));
    const { app } = house;
    const of = { campaignId };
    const asked = {
      'dry run': () => dryRun(app, master.actor, of),
      questions: () => listQuestions(app, master.actor, of),
      ruling: () => answerQuestion(app, master.actor, { ...of, question: 'proclamation:Eng', answer: null }),
      record: () => readAudit(app, master.actor, { ...of, limit: 10 }),
    };
    const answers = async (): Promise<{ readonly [name: string]: string }> => {
      const all: { [name: string]: string } = {};
      for (const [name, ask] of Object.entries(asked)) {
        const answer = await ask();
        all[name] = answer.ok ? 'open' : answer.error.code;
      }
      return all;
    };
    return { house, app, table, campaignId, master, answers };
  };

  test('sees what the seat sees: no dry run, no rulings, no record of others, and is told why', async () => {
    const { app, table, campaignId, master, answers } = await playing();
    await send(table, ENGLAND, 'PROCLAIM "We make known that the king of Lithuania is a toad."');
    expect(await answers()).toEqual({
      'dry run': 'rules-seat',
      questions: 'rules-seat',
      ruling: 'rules-seat',
      record: 'rules-seat',
    });
    expect(refusal(await dryRun(app, master.actor, { campaignId }))).toMatchObject({ seat: ROUM, useCase: 'dryRun' });
    // Others are refused as before, and the clock is still the master's.
    expect(code(await dryRun(app, table.rulers[0]?.actor as never, { campaignId }))).toBe('not-allowed');
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    expect(code(await readDiceLog(app, master.actor, { campaignId }))).toBe('wrong-status');
  });

  test('sees everything where the terms say so; all rulers are told when they change', async () => {
    const { house, app, table, campaignId, master, answers } = await playing();
    await send(table, ENGLAND, 'PROCLAIM "We make known that the king of Lithuania is a toad."');
    got(await changeSettings(app, master.actor, { campaignId, settings: { playingMastersSeeAll: true } }));
    expect(await answers()).toEqual({ 'dry run': 'open', questions: 'open', ruling: 'open', record: 'open' });
    for (const ruler of table.rulers) expect(await noticesTo(table, ruler)).toContain('masters-see');
    got(await changeSettings(app, master.actor, { campaignId, settings: { playingMastersSeeAll: true } }));
    house.pass(HOUR);
    got(await changeSettings(app, master.actor, { campaignId, settings: { playingMastersSeeAll: false } }));
    expect(await answers()).toMatchObject({ 'dry run': 'rules-seat' });
    for (const ruler of table.rulers) {
      expect((await noticesTo(table, ruler)).filter((kind) => kind === 'masters-see')).toHaveLength(2);
    }
  });

  test('learns of a roll back what the seat learns', async () => {
    const { house, app, table, campaignId, master } = await playing();
    for (const seat of [LITHUANIA, HORDE]) await send(table, seat);
    await send(table, ENGLAND, RECRUIT);
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const amend = { acts: { text: 'SET STATUS Lit commoner' } };
    const back = { campaignId, to: 0, rerunThrough: 1, amend };
    const trial = got(await tryRollBack(app, master.actor, back));
    expect(trial.seats.map(({ seat }) => seat)).toEqual([ROUM]);
    const { changes } = got(await rollBack(app, master.actor, { ...back, reason: 'England was misread' }));
    expect(trial.changes.map(({ differences }) => differences)).toEqual(changes.map(({ differences }) => differences));
    const told = JSON.stringify([trial.changes, changes]);
    expect(told).not.toContain('militia');
    // A master who does not play sees what has changed for England.
    const other = await begunTable(house, ['Dora', 'Egon', 'Fritz']);
    await send(other, ENGLAND, RECRUIT);
    got(await closeTurn(app, other.master.actor, { campaignId: other.campaignId, turn: 1 }));
    const shown = got(await tryRollBack(app, other.master.actor, { ...back, campaignId: other.campaignId }));
    expect(shown.seats.length).toBe(3);
    expect(shown.changes.flatMap(({ differences }) => differences).length).toBeGreaterThan(0);
  });
});
