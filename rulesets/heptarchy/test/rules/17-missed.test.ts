import { describe, expect, test } from 'vitest';
import { terms } from '../negotiation.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const [CHE, SSX] = [area('CHE'), area('SSX')];
const PLAYERS: GivenPosition = { players: ['CHE', 'SSX', 'LIN'] };

const OFFER = { terms: terms({ tribute: 10 }), cost: 1, madeTurn: 0, due: false };

describe('section 17: missed Phases', () => {
  test('HEP-17.5 the Opening happens, nothing else; what awaited an answer lapses; one more is missed', () => {
    const said: GivenPosition = { ...PLAYERS, proposals: [{ between: 'SSX-CHE', kind: 'pact', due: true }] };
    const turn = playOn(position(said));
    expect(turn.of('proposal-ended')).toMatchObject([{ why: 'lapsed' }]);
    expect(turn.kingdom('CHE').missed).toBe(1);
    expect(turn.of('phase-closed')).toMatchObject([{ kingdom: CHE, missed: 1 }]);
    expect(turn.of('income-received')).toMatchObject([{ kingdom: SSX }]);
    expect(turn.state.active).toBe(SSX);
  });

  test('HEP-17.5 all that the close of a Phase leads to follows, as after END', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      wars: [{ between: 'CHE-SSX', auto: { winner: 'CHE', armed: true } }],
      areas: { SSX: { occupier: 'CHE' } },
      units: [levy('CHE', 'SSX')],
    };
    const turn = playOn(position(said));
    expect(turn.of('war-ended')).toMatchObject([{ how: 'white-peace' }]);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds).toContain('sent');
    expect(kinds.indexOf('sent')).toBeLessThan(kinds.indexOf('phase-opened'));
  });

  test('HEP-17.5 any Post sets it to 0', () => {
    const said: GivenPosition = { ...PLAYERS, kingdoms: { CHE: { missed: 2 } } };
    const posted = post(said, 'CHE', [order('MESSAGE', { to: 'ALL', text: 'I am here.' })]);
    expect(posted.kingdom('CHE').missed).toBe(0);
    expect(playOn(posted.position).of('phase-closed')).toMatchObject([{ missed: 0 }]);
    expect(post(said, 'CHE', [END]).kingdom('CHE').missed).toBe(0);
    expect(playOn(position(said)).kingdom('CHE').missed).toBe(3);
  });

  test('HEP-17.6 after 3 in a row a caretaker takes over, at the end of the Turn', () => {
    const said = (missed: number): GivenPosition => ({
      ...PLAYERS,
      kingdoms: { CHE: { missed, gold: 17, traditions: [] } },
      proposals: [
        { between: 'CHE-SSX', kind: 'trade' },
        { between: 'LIN-CHE', kind: 'pact' },
        { between: 'LIN-SSX', kind: 'pact' },
      ],
      wars: [
        { between: 'CHE-SSX', offer: { from: 'CHE', ...OFFER } },
        { between: 'CHE-LIN', offer: { from: 'LIN', ...OFFER } },
      ],
      units: [levy('CHE'), levy('SSX'), levy('LIN')],
      state: { ended: [SSX] },
    });
    const silent = playOn(position(said(2)));
    expect(silent.kingdom('CHE').controller).toBe('player');
    const turn = playOn(silent.position, { posts: { LIN: [END] } });
    expect(turn.kingdom('CHE')).toMatchObject({ controller: 'caretaker', gold: 17, missed: 0 });
    expect(turn.of('controller-set')).toMatchObject([{ kingdom: CHE, why: 'missed' }]);
    expect(turn.state.proposals).toMatchObject([{ from: area('LIN'), to: SSX }]);
    expect(turn.state.wars).toMatchObject([{ offer: null }, { offer: null }]);
    expect(turn.of('peace-answered')).toMatchObject([
      { from: CHE, to: SSX, answer: 'no-answer' },
      { from: area('LIN'), to: CHE, answer: 'no-answer' },
    ]);
    expect(turn.state.active).toBe(SSX);
    const patient = playOn(playOn(position(said(1))).position, { posts: { LIN: [END] } });
    expect(patient.kingdom('CHE').controller).toBe('player');
  });

  test('HEP-17.6 a caretaker is not set anew at the end of each Turn', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      kingdoms: { CHE: { controller: 'caretaker', missed: 3 } },
      active: 'SSX',
      state: { ended: [area('LIN')] },
    };
    expect(postAndEnd(said, 'SSX').of('controller-set')).toEqual([]);
  });

  test('HEP-17.6, HEP-17.7 silence takes a kingdom by one clause, the master by another', () => {
    const silent = { ...PLAYERS, active: 'LIN', kingdoms: { SSX: { missed: 3 } }, state: { ended: [CHE, SSX] } };
    const set = playOn(position(silent), { posts: { LIN: [END] } });
    expect(set.of('controller-set')).toMatchObject([{ rule: 'HEP-17.6', why: 'missed' }]);
    const acts = [order('SET_CONTROLLER', { kingdom: 'SSX', controller: 'caretaker' })];
    const acted = playOn(position(PLAYERS), { acts });
    expect(acted.of('controller-set')).toMatchObject([{ rule: 'HEP-17.7', why: 'master' }]);
  });

  test('HEP-17.6 who hands a kingdom to another player takes nothing from its table', () => {
    const said: GivenPosition = { ...PLAYERS, proposals: [{ between: 'CHE-SSX', kind: 'trade' }] };
    const acts = [order('SET_CONTROLLER', { kingdom: 'SSX', controller: 'player' })];
    const turn = playOn(position(said), { acts });
    expect([turn.of('proposal-ended'), turn.state.proposals.length]).toEqual([[], 1]);
  });

  test('HEP-1.10 what waits for the answer of another does not lapse', () => {
    const said: GivenPosition = { ...PLAYERS, proposals: [{ between: 'LIN-SSX', kind: 'pact', due: true }] };
    expect(playOn(position(said)).of('proposal-ended')).toEqual([]);
  });

  test('HEP-17.6 how many, is a setting', () => {
    const said: GivenPosition = { ...PLAYERS, options: { missedPhases: 1 }, state: { ended: [SSX, area('LIN')] } };
    expect(playOn(position(said)).kingdom('CHE').controller).toBe('caretaker');
  });

  test('HEP-17.6 it may be handed to a new player, with all that it has', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      active: 'SSX',
      kingdoms: { CHE: { controller: 'caretaker', gold: 17, missed: 2 } },
    };
    const turn = playOn(position(said), {
      acts: [order('SET_CONTROLLER', { kingdom: 'CHE', controller: 'player' })],
      posts: { SSX: [END] },
    });
    expect(turn.kingdom('CHE')).toMatchObject({ controller: 'player', gold: 17 + 2, missed: 0 });
    expect(turn.state.playerList).toEqual([CHE, SSX, area('LIN')]);
    expect(turn.state.active).toBe(CHE); // it has not had its Phase in this Turn
  });
});

describe('section 17: nobody left', () => {
  test('HEP-17.11 who loses their last area in their own Phase has none any more', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      turn: 5,
      wars: [
        { between: 'SSX-CHE', offer: { from: 'SSX', terms: terms({ land: [CHE] }), cost: 10, madeTurn: 4, due: true } },
      ],
      units: [levy('SSX')],
    };
    const yes = order('ANSWER_PEACE', { kingdom: 'SSX', yes: true });
    const turn = post(said, 'CHE', [yes, order('CHURCH', {})]);
    expect(turn.kingdom('CHE').controller).toBe('eliminated');
    expect(turn.skipped).toEqual(['eliminated']);
    expect(turn.state.active).toBe(SSX);
  });

  test('HEP-17.12 with one player left the game goes on', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      kingdoms: { SSX: { controller: 'eliminated' }, LIN: { controller: 'caretaker' } },
    };
    const turn = postAndEnd(said, 'CHE');
    expect(turn.state).toMatchObject({ turn: 2, active: CHE, outcome: null });
  });

  test('HEP-17.12 with none it ends, without a winner', () => {
    const said: GivenPosition = {
      ...PLAYERS,
      kingdoms: { CHE: { missed: 2 }, SSX: { controller: 'eliminated' }, LIN: { controller: 'caretaker' } },
    };
    const turn = playOn(position(said));
    expect(turn.kingdom('CHE').controller).toBe('caretaker');
    expect(turn.state.outcome).toEqual({ winner: null, by: 'deserted', turn: 1 });
  });
});
