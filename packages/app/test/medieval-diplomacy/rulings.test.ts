import type { AnyEvent, SeatId } from '@chancery/core';
import { eventsOf, findSeat } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { answerQuestion } from '../../src/desk/questions/answer-question.ts';
import { listQuestions } from '../../src/desk/questions/list-questions.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { actAsMaster } from '../../src/turn/triggers/act-as-master.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, code, got, HOUR, houseOf } from '../sample/people.ts';
import { campaignOf, ENGLAND, LITHUANIA, noticesTo, rulerOf, send, withRules } from '../sample/play.ts';

const PROCLAIM = 'PROCLAIM "We make known that the king of Lithuania is a toad."';
const GIVE_ALL = ['London', 'York', 'Gloucester', 'Norwich'].map((place) => `GIVE PROVINCE ${place} Ind`).join('\n');

onEachDatabase('Medieval Diplomacy: what its game master decides', (database) => {
  const store = suiteStore(database);
  const play = async () => {
    const table = await begunTable(houseOf(store()));
    const { campaignId, house, master } = table;
    const { app, db } = house;
    const close = async (turn: number): Promise<readonly AnyEvent[]> => {
      got(await closeTurn(app, master.actor, { campaignId, turn }));
      house.pass(HOUR);
      return JSON.parse((await eventsOf(db, { campaignId, turn, edition: 1 })) ?? '[]');
    };
    const open = async () => got(await listQuestions(app, master.actor, { campaignId }));
    const rule = (question: string, answer: string | null) =>
      answerQuestion(app, master.actor, { campaignId, question, answer });
    const act = async (text: string) => got(await actAsMaster(app, master.actor, { campaignId, text }));
    const seat = (which: SeatId) => findSeat(db, campaignId, which);
    return { table, house, app, campaignId, master, close, open, rule, act, seat };
  };

  test('MD-0.3 the game master is the host of the campaign: whoever made it, and nobody else, rules and acts', async () => {
    const { app, campaignId, table, act } = await play();
    for (const { actor } of table.rulers) {
      expect(code(await closeTurn(app, actor, { campaignId, turn: 1 }))).toBe('not-allowed');
      expect(code(await actAsMaster(app, actor, { campaignId, text: '' }))).toBe('not-allowed');
      expect(code(await listQuestions(app, actor, { campaignId }))).toBe('not-allowed');
    }
    expect((await act('SET STATUS Eng commoner')).lines.map(({ outcome }) => outcome)).toEqual(['accepted']);
  });

  test('MD-3.29 a proclamation is put before the master with its default and when that is taken; their answer holds', async () => {
    const { open, rule, close, table } = await play();
    await send(table, ENGLAND, PROCLAIM);
    await send(table, LITHUANIA, PROCLAIM);
    expect((await noticesTo(table, table.master)).filter((kind) => kind === 'question').length).toBeGreaterThan(0);
    const { deadline } = await campaignOf(table);
    expect((await open()).map(({ question, answer, holds, takenAt }) => [question.id, answer, holds, takenAt])).toEqual(
      [
        ['proclamation:Eng', null, 'suitable', deadline],
        ['proclamation:Lit', null, 'suitable', deadline],
      ],
    );
    expect(code(await rule('proclamation:Eng', 'funny'))).toBe('bad-input');
    expect(code(await rule('proclamation:Gol', 'suitable'))).toBe('not-found');
    got(await rule('proclamation:Eng', 'unsuitable'));
    got(await rule('proclamation:Lit', 'unsuitable'));
    got(await rule('proclamation:Lit', null));
    const events = await close(1);
    expect(events.filter(({ kind }) => kind.startsWith('proc')).map(({ kind }) => kind)).toEqual([
      'proclamation-refused',
      'proclaimed',
    ]);
  });

  test('a question that is put otherwise after its answer is brought before the master once more', async () => {
    const { open, rule, table, house } = await play();
    const told = async () => (await noticesTo(table, table.master)).filter((kind) => kind === 'question').length;
    await send(table, ENGLAND, PROCLAIM);
    await send(table, ENGLAND, PROCLAIM.replace('toad', 'newt'));
    expect(await told()).toBe(1);
    got(await rule('proclamation:Eng', 'unsuitable'));
    house.pass(HOUR);
    for (const beast of ['lion', 'eagle']) await send(table, ENGLAND, PROCLAIM.replace('toad', beast));
    expect(await told()).toBe(2);
    expect((await open())[0]).toMatchObject({ answer: 'unsuitable', holds: 'unsuitable' });
  });

  test('what sheets ask together that came in at the same moment is brought before the master before the deadline', async () => {
    const { app, table, house } = await play();
    const told = async () => (await noticesTo(table, table.master)).filter((kind) => kind === 'question');
    const unaware = withRules(house, () => ({ questions: () => [] }));
    await send(table, ENGLAND, PROCLAIM, {}, unaware);
    house.pass(18 * HOUR);
    expect(await told()).toEqual([]);
    await tick(app);
    expect(await told()).toEqual(['question']);
  });

  test('MD-12.55 the master annuls a coup by hand before the turn is run', async () => {
    const { open, rule, close, seat, table, app, campaignId } = await play();
    await send(table, ENGLAND, GIVE_ALL);
    expect((await open()).map(({ question, holds }) => [question.id, holds])).toEqual([['coup:Eng', 'coup']]);
    got(await rule('coup:Eng', 'no coup'));
    expect((await close(1)).map(({ kind }) => kind)).not.toContain('coup');
    expect(await seat(ENGLAND)).toMatchObject({ status: 'held' });
    expect(got(await verifyCampaign(app, table.master.actor, { campaignId })).faults).toEqual([]);
  });

  test('MD-12.55 the master declares a coup by hand, and the ruler loses their seat', async () => {
    const { open, rule, close, seat, table } = await play();
    await send(table, ENGLAND, 'GIVE PROVINCE Norwich Ind');
    expect((await open()).map(({ question, holds }) => [question.id, holds])).toEqual([['coup:Eng', 'no coup']]);
    got(await rule('coup:Eng', 'coup'));
    expect((await close(1)).map(({ kind }) => kind)).toContain('coup');
    expect(await seat(ENGLAND)).toMatchObject({ status: 'open', userId: null });
    expect(await noticesTo(table, rulerOf(table, ENGLAND))).toContain('seat-lost');
  });

  test('MD-2.17 special permission among independents is the master’s to give, and no ruler’s', async () => {
    const { app, act, close, campaignId, table } = await play();
    const file = { campaignId, seat: ENGLAND, channel: 'desk', text: 'PERMIT INDEPENDENT 17 Eng' } as const;
    const tried = got(await submitOrders(app, rulerOf(table, ENGLAND).actor, file));
    expect(tried.lines.map(({ outcome }) => outcome)).toEqual(['malformed']);
    const taken = await act('PERMIT INDEPENDENT 17 Eng');
    expect(taken.lines.map(({ outcome, reasons }) => [outcome, reasons])).toEqual([['accepted', []]]);
    expect((await close(1)).filter(({ kind }) => kind === 'permission-set')).toMatchObject([{ rule: 'MD-2.17' }]);
  });

  test('MD-12.61, MD-12.62 all begin royal; the master sets the status of a realm between any two turns', async () => {
    const { act, close } = await play();
    await act('SET STATUS Eng commoner\nSET STATUS Lit commoner');
    const statuses = (events: readonly AnyEvent[]) => events.filter(({ kind }) => kind === 'status-set');
    expect(statuses(await close(1))).toMatchObject([{ status: 'commoner' }, { status: 'commoner' }]);
    await act('SET STATUS Eng royalty');
    expect(statuses(await close(2))).toMatchObject([{ status: 'royalty' }]);
    // Acts are for one turn: the next begins with none.
    expect(statuses(await close(3))).toEqual([]);
  });
});
