import { describe, expect, test } from 'vitest';
import { atWar } from '../../src/rules/relations.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, atSea, type GivenPosition, levy, navy } from '../position.ts';

const CHE = area('CHE');
const SSX = area('SSX');
const PLAYERS = ['CHE', 'SSX'] as const;
const war = (kingdom: string) => order('DECLARE_WAR', { kingdom });
const march = order('MOVE', { units: [1], to: SSX });

describe('section 5: War, Peace, Truce', () => {
  test('HEP-5.1 in War Armies enter the Land Areas of the other', () => {
    const said: GivenPosition = { players: PLAYERS, units: [levy('CHE')] };
    const turn = post(said, 'CHE', [war('SSX'), march]);
    expect(turn.skipped).toEqual([]);
    expect(turn.area('SSX').occupier).toBe(CHE);
  });

  test('HEP-5.2 in Peace no Army crosses, except under a Military Pact', () => {
    const said: GivenPosition = { players: PLAYERS, units: [levy('CHE')] };
    expect(post(said, 'CHE', [march]).skipped).toEqual(['no-right-of-entry']);
    expect(post({ ...said, trade: ['CHE-SSX'] }, 'CHE', [march]).skipped).toEqual(['no-right-of-entry']);
    expect(post({ ...said, pacts: ['CHE-SSX'] }, 'CHE', [march]).skipped).toEqual([]);
  });

  test('HEP-5.3, HEP-5.4 a Truce of length 2 agreed in Turn 5 ends with Turn 7; War can be declared in Turn 8', () => {
    const agreed: GivenPosition = {
      players: PLAYERS,
      turn: 5,
      wars: [
        { between: 'CHE-SSX', startTurn: 3, offer: { from: 'SSX', terms: WHITE, cost: 0, madeTurn: 4, due: true } },
      ],
    };
    const truce = postAndEnd(agreed, 'CHE', [order('ANSWER_PEACE', { kingdom: 'SSX', yes: true })]);
    expect(truce.of('truce-made')).toMatchObject([{ until: 7 }]);
    let now = playOn(truce.position, { posts: { SSX: [END] } });
    for (const turn of [6, 7]) {
      expect(now.state.turn).toBe(turn);
      const early = playOn(now.position, { posts: { CHE: [war('SSX'), END] } });
      expect(early.of('skipped')).toMatchObject([{ refusal: { code: 'truce', until: 7 } }]);
      now = playOn(early.position, { posts: { SSX: [war('CHE'), END] } });
      expect(now.skipped).toEqual(['truce']);
    }
    expect(now.of('truce-ended')).toHaveLength(1);
    expect(now.state.turn).toBe(8);
    expect(playOn(now.position, { posts: { CHE: [war('SSX')] } }).skipped).toEqual([]);
  });

  test('HEP-5.5 War is one-sided, free, at once, and on anybody near or far, as many as one likes', () => {
    const turn = post({ players: PLAYERS, turn: 4 }, 'CHE', [war('COR'), war('SSX'), war('LIN')]);
    expect(turn.skipped).toEqual([]);
    expect(turn.kingdom('CHE').gold).toBe(30);
    expect(turn.state.wars).toHaveLength(3);
    expect(turn.state.wars[0]).toMatchObject({ a: CHE, b: area('COR'), declarer: CHE, startTurn: 4, eventsA: 0 });
  });

  test.each<[string, GivenPosition, string]>([
    ['a Military Pact', { pacts: ['CHE-SSX'] }, 'pact'],
    ['a Truce', { truces: [{ between: 'CHE-SSX', until: 9 }] }, 'truce'],
    ['an eliminated State', { kingdoms: { SSX: { controller: 'eliminated' } } }, 'eliminated'],
    ['a War already', { wars: ['SSX-CHE'] }, 'at-war'],
    [
      'a Pact cancelled in this Phase',
      { kingdoms: { CHE: { phase: { cancelledPacts: [SSX] } } } },
      'pact-cancelled-this-phase',
    ],
  ])('HEP-5.5 not against %s', (_, said, code) => {
    expect(post({ players: ['CHE', 'LIN', 'SSX'], ...said }, 'CHE', [war('SSX')]).skipped).toEqual([code]);
  });

  test('HEP-5.5 not on oneself, and not on whom nobody knows', () => {
    expect(post({ players: PLAYERS }, 'CHE', [war('CHE'), war('XXX')]).skipped).toEqual(['oneself', 'unknown-kingdom']);
  });

  test('HEP-5.5 a Pact cancelled in this Phase keeps War away until the next', () => {
    const cancel = order('CANCEL', { kingdom: 'SSX', treaty: 'pact' });
    const turn = postAndEnd({ players: PLAYERS, pacts: ['CHE-SSX'] }, 'CHE', [cancel, war('SSX')]);
    expect(turn.skipped).toEqual(['pact-cancelled-this-phase']);
    const next = playOn(turn.position, { posts: { SSX: [END] } });
    expect(playOn(next.position, { posts: { CHE: [war('SSX')] } }).skipped).toEqual([]);
  });

  test('HEP-5.5 a Trade Treaty cancelled in this Phase does not', () => {
    const cancel = order('CANCEL', { kingdom: 'SSX', treaty: 'trade' });
    expect(post({ players: PLAYERS, trade: ['CHE-SSX'] }, 'CHE', [cancel, war('SSX')]).skipped).toEqual([]);
  });

  test('HEP-5.6 going to War nulls the Trade Treaty between the two, and no other', () => {
    const turn = post({ players: PLAYERS, trade: ['CHE-SSX', 'LIN-HAN'] }, 'CHE', [war('SSX')]);
    expect(turn.of('treaty-ended')).toMatchObject([{ treaty: 'trade', a: CHE, b: SSX, why: 'war' }]);
    expect(turn.state.treaties).toHaveLength(1);
  });

  test('HEP-5.7 a declaration cancels Proposals between the two, and fleets that meet fight at once', () => {
    const said: GivenPosition = {
      players: PLAYERS,
      proposals: [
        { between: 'SSX-CHE', kind: 'pact' },
        { between: 'CHE-SSX', kind: 'trade' },
        { between: 'LIN-CHE', kind: 'pact' },
      ],
      units: [navy('CHE', atSea(3)), navy('SSX', atSea(3))],
      pacts: ['LIN-SSX'],
    };
    const turn = post(said, 'CHE', [war('SSX')], { 'sea.att@S3': [10], 'sea.def@S3': [1] });
    expect(turn.state.proposals).toMatchObject([{ from: area('LIN') }]);
    expect(turn.state.units).toMatchObject([{ owner: CHE }]);
    expect(atWar(turn.state, area('LIN'), CHE)).toBe(false);
  });

  test('HEP-5.8 a raid is no act of War', () => {
    const areas = { CHE: { resources: ['horses'] }, SSX: { resources: ['timber'] } } as const;
    const turn = post({ players: PLAYERS, areas }, 'CHE', [order('RAID', { area: SSX })], { 'raid@SSX': [6] });
    expect(turn.skipped).toEqual([]);
    expect(turn.state.wars).toEqual([]);
  });
});

const WHITE = {
  white: true,
  tribute: 0,
  truce: 2,
  disband: [],
  renounceTrade: [],
  renouncePact: [],
  trade: false,
  pact: false,
  land: [],
} as const;
