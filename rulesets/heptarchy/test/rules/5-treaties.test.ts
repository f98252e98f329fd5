import { describe, expect, test } from 'vitest';
import { tradeIncome } from '../../src/rules/reckoned.ts';
import type { Resource, TreatyKind } from '../../src/words.ts';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, type GivenPosition, levy, position } from '../position.ts';

const [CHE, SSX, SUR] = [area('CHE'), area('SSX'), area('SUR')];
const PLAYERS = ['CHE', 'SSX', 'LIN'] as const;
const propose = (kingdom: string, treaty: TreatyKind) => order('PROPOSE', { kingdom, treaty });
const answer = (kingdom: string, treaty: TreatyKind, yes: boolean) => order('ANSWER', { kingdom, treaty, yes });
const cancel = (kingdom: string, treaty: TreatyKind) => order('CANCEL', { kingdom, treaty });

describe('section 5: Trade Treaties', () => {
  test.each<[string, GivenPosition, string, string]>([
    ['HEP-5.9 none while one has a treaty', { trade: ['CHE-LIN'] }, 'SSX', 'trade-slot'],
    ['HEP-5.9 none while the other has one', { trade: ['SSX-LIN'] }, 'SSX', 'trade-slot'],
    ['HEP-5.9 none twice with the same', { trade: ['CHE-SSX'] }, 'SSX', 'treaty-exists'],
    ['HEP-5.10 none in War', { wars: ['CHE-SSX'] }, 'SSX', 'at-war'],
    ['HEP-5.10 none without a common border or two coasts', {}, 'OXE', 'no-way-to-trade'],
  ])('%s', (_, said, other, code) => {
    expect(post({ players: PLAYERS, ...said }, 'CHE', [propose(other, 'trade')]).skipped).toEqual([code]);
  });

  test.each([
    ['a land border', 'SUR', []],
    ['coasts on one sea', 'SSX', []],
    ['coasts on seas far apart', 'COR', []],
    ['a border of a conquered area', 'OXE', ['BER']],
  ])('HEP-5.10 %s will do', (_, other, owned) => {
    const areas = Object.fromEntries(owned.map((code) => [code, { owner: 'CHE' }]));
    const turn = post({ players: ['CHE', other], areas }, 'CHE', [propose(other, 'trade')]);
    expect(turn.skipped).toEqual([]);
    expect(turn.of('proposed')).toMatchObject([{ from: CHE, to: area(other), treaty: 'trade' }]);
  });

  test('HEP-5.11 its conditions are asked when it is made, not afterwards', () => {
    const turn = postAndEnd({ players: PLAYERS, trade: ['CHE-OXE'] }, 'CHE');
    expect(turn.state.treaties).toHaveLength(1);
    expect(turn.state.treaties[0]).toMatchObject({ kind: 'trade', lockedUntil: null });
  });

  test.each<[readonly Resource[], readonly Resource[], number]>([
    [[], [], 2],
    [['grain'], ['grain'], 2],
    [['grain'], [], 4],
    [['grain', 'horses'], ['horses', 'iron'], 6],
    [['grain', 'horses'], ['iron', 'timber'], 10],
  ])('HEP-5.12, HEP-5.13 %j and %j bring each of the two %i', (own, theirs, income) => {
    const board = position({
      players: PLAYERS,
      trade: ['CHE-SSX'],
      areas: { CHE: { resources: own }, SSX: { resources: theirs } },
      kingdoms: { CHE: { traditions: [] } },
    });
    expect(tradeIncome(board, CHE)).toBe(income);
    expect(tradeIncome(board, SSX)).toBe(income);
  });

  test('HEP-5.12 types count once, however many areas have them', () => {
    const areas = { CHE: { resources: ['grain'] }, SUR: { owner: 'CHE', resources: ['grain'] } } as const;
    const board = position({ players: PLAYERS, trade: ['CHE-SSX'], areas, kingdoms: { CHE: { traditions: [] } } });
    expect(tradeIncome(board, CHE)).toBe(4);
  });

  test('HEP-5.14 Occupation leaves it alone, and it does not raise the limit of Gifts', () => {
    const said: GivenPosition = {
      players: ['CHE', 'LIN', 'SSX'],
      trade: ['LIN-SSX'],
      wars: ['CHE-LIN'],
      units: [levy('CHE', 'LIN')],
      areas: { LIN: { occupier: 'CHE', resources: ['grain'] } },
      kingdoms: { LIN: { gold: 0 } },
    };
    const turn = postAndEnd(said, 'CHE');
    expect(turn.of('income-received')).toMatchObject([{ trade: 4, gold: 4 }]);
    const gift = playOn(turn.position, { posts: { LIN: [order('GIFT', { kingdom: 'SSX', gold: 1 })] } });
    expect(gift.of('skipped')).toMatchObject([{ refusal: { code: 'gift-limit', limit: 0 } }]);
  });
});

describe('section 5: Military Pacts', () => {
  test('HEP-5.15 Armies march through and Navies anchor; HEP-5.16 no War', () => {
    const said: GivenPosition = { players: PLAYERS, pacts: ['CHE-SSX'], units: [levy('CHE')] };
    const turn = post(said, 'CHE', [order('MOVE', { units: [1], to: SSX }), order('DECLARE_WAR', { kingdom: 'SSX' })]);
    expect(turn.skipped).toEqual(['pact']);
    expect(turn.state.units[0]?.at).toEqual({ in: 'area', area: SSX });
    expect(turn.area('SSX').occupier).toBeNull();
  });

  test('HEP-5.17 when it ends, Armies without right of entry go home', () => {
    const said: GivenPosition = {
      players: PLAYERS,
      pacts: ['CHE-SSX'],
      units: [levy('CHE', 'SSX'), levy('SSX', 'CHE')],
    };
    const turn = post(said, 'CHE', [cancel('SSX', 'pact')]);
    expect(turn.state.units.map(({ at }) => at)).toEqual([
      { in: 'area', area: CHE },
      { in: 'area', area: SSX },
    ]);
  });

  test('HEP-5.18 as many as one likes, beside a Trade Treaty', () => {
    const said: GivenPosition = { players: PLAYERS, pacts: ['CHE-HAN'], trade: ['CHE-SSX'] };
    expect(post(said, 'CHE', [propose('SSX', 'pact'), propose('LIN', 'pact')]).skipped).toEqual([]);
    expect(post(said, 'CHE', [propose('HAN', 'pact')]).skipped).toEqual(['treaty-exists']);
    expect(post({ players: PLAYERS, wars: ['CHE-SSX'] }, 'CHE', [propose('SSX', 'pact')]).skipped).toEqual(['at-war']);
  });
});

describe('section 5: making and ending treaties', () => {
  const proposed: GivenPosition = {
    players: PLAYERS,
    active: 'SSX',
    proposals: [{ between: 'CHE-SSX', kind: 'trade' }],
  };

  test('HEP-5.19 a Proposal waits for the Phase of the other, who answers in it', () => {
    const made = postAndEnd({ players: PLAYERS }, 'CHE', [propose('SSX', 'trade')]);
    expect(made.state.proposals).toMatchObject([{ from: CHE, to: SSX, kind: 'trade', due: true }]);
    const yes = playOn(made.position, { posts: { SSX: [answer('CHE', 'trade', true)] } });
    expect(yes.state.treaties).toMatchObject([{ kind: 'trade', a: CHE, b: SSX, lockedUntil: null }]);
    expect(yes.state.proposals).toEqual([]);
    const no = playOn(made.position, { posts: { SSX: [answer('CHE', 'trade', false)] } });
    expect(no.of('proposal-ended')).toMatchObject([{ why: 'refused' }]);
    expect(no.state.treaties).toEqual([]);
    expect(playOn(made.position, { posts: { SSX: [END] } }).of('proposal-ended')).toMatchObject([{ why: 'lapsed' }]);
  });

  test('HEP-5.19 one of each kind for a pair, whoever made it', () => {
    expect(post(proposed, 'SSX', [propose('CHE', 'trade'), propose('CHE', 'pact')]).skipped).toEqual([
      'proposed-already',
    ]);
    expect(post({ ...proposed, active: 'CHE' }, 'CHE', [propose('SSX', 'trade')]).skipped).toEqual([
      'proposed-already',
    ]);
  });

  test('HEP-5.19 there must be one to be answered', () => {
    expect(post(proposed, 'SSX', [answer('CHE', 'pact', true), answer('LIN', 'trade', true)]).skipped).toEqual([
      'no-proposal',
      'no-proposal',
    ]);
    expect(post({ ...proposed, active: 'CHE' }, 'CHE', [answer('SSX', 'trade', true)]).skipped).toEqual([
      'no-proposal',
    ]);
  });

  test('HEP-5.11, HEP-5.19 on YES all conditions are asked again, and what fails is removed', () => {
    const turn = post({ ...proposed, trade: ['SSX-LIN'] }, 'SSX', [answer('CHE', 'trade', true)]);
    expect(turn.skipped).toEqual([]);
    expect(turn.of('proposal-ended')).toMatchObject([{ why: 'impossible' }]);
    expect(turn.of('treaty-made')).toEqual([]);
  });

  test.each(['CHE', 'SSX'])('HEP-5.20 either side cancels at once and without cost, here %s', (active) => {
    const said: GivenPosition = { players: PLAYERS, active, trade: ['CHE-SSX'], pacts: ['CHE-SSX'] };
    const other = active === 'CHE' ? 'SSX' : 'CHE';
    const turn = post(said, active, [cancel(other, 'trade'), cancel(other, 'pact')]);
    expect(turn.skipped).toEqual([]);
    expect(turn.state.treaties).toEqual([]);
    expect(turn.kingdom(active).gold).toBe(30);
  });

  test('HEP-5.20 but not what is enforced, until its last Turn is over', () => {
    const said: GivenPosition = { players: PLAYERS, turn: 7, trade: [{ between: 'CHE-SSX', lockedUntil: 7 }] };
    expect(post(said, 'CHE', [cancel('SSX', 'trade')]).skipped).toEqual(['locked']);
    expect(post({ ...said, turn: 8 }, 'CHE', [cancel('SSX', 'trade')]).skipped).toEqual([]);
  });

  test('HEP-5.34 an own Proposal can be withdrawn, and only an own one', () => {
    const own = post({ ...proposed, active: 'CHE' }, 'CHE', [cancel('SSX', 'trade')]);
    expect(own.of('proposal-ended')).toMatchObject([{ why: 'withdrawn', from: CHE, to: SSX }]);
    expect(post(proposed, 'SSX', [cancel('CHE', 'trade')]).skipped).toEqual(['no-treaty']);
    expect(post(proposed, 'SSX', [cancel('LIN', 'pact')]).skipped).toEqual(['no-treaty']);
  });
});

describe('section 5: Gifts', () => {
  const gift = (kingdom: string, gold: number) => order('GIFT', { kingdom, gold });
  const said: GivenPosition = { players: PLAYERS, areas: { CHE: { resources: ['grain', 'horses'] } } };

  test('HEP-5.21 Gold goes to another player, all of a Phase within the Tax Income', () => {
    const turn = post(said, 'CHE', [gift('SSX', 4), gift('LIN', 4), gift('LIN', 3)]);
    expect(turn.of('skipped')).toMatchObject([{ refusal: { code: 'gift-limit', sent: 4, limit: 7 } }]);
    expect(turn.kingdom('CHE').gold).toBe(23);
    expect([turn.kingdom('SSX').gold, turn.kingdom('LIN').gold]).toEqual([34, 33]);
  });

  test('HEP-5.21 never to an NPC State, nor in War, nor what one has not', () => {
    expect(post(said, 'CHE', [gift('SUR', 1)]).of('skipped')).toMatchObject([
      { refusal: { code: 'not-a-player', kingdom: SUR } },
    ]);
    expect(post({ ...said, wars: ['CHE-SSX'] }, 'CHE', [gift('SSX', 1)]).skipped).toEqual(['at-war']);
    expect(post({ ...said, kingdoms: { CHE: { gold: 2 } } }, 'CHE', [gift('SSX', 3)]).skipped).toEqual(['gold']);
  });
});
