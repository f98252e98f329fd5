import { describe, expect, test } from 'vitest';
import { END, order, playOn, post, postAndEnd } from '../play.ts';
import { area, inPort, levy, navy, retinue } from '../position.ts';

const PLAYERS = { players: ['SSX', 'CHE'] } as const;
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

describe('section 1: a Phase opens', () => {
  const said = {
    ...PLAYERS,
    kingdoms: {
      CHE: {
        gold: 10,
        traditions: ['piety'],
        phase: { cavalryUsed: 1, churchDone: true, giftsSent: 3, npcAsked: [3], raided: [3], subjugateDone: true },
      },
    },
    areas: { CHE: { resources: ['horses', 'grain'], protection: 2 }, SSX: { protection: 1 } },
    units: [
      levy('CHE', 'CHE', { fresh: true, moved: true, carried: true }),
      retinue('CHE'),
      navy('CHE', inPort('CHE', 3), { actionsUsed: 2, fresh: true }),
    ],
    trade: ['CHE-LIN'],
  } as const;

  test('HEP-1.9 marks and protection first, then Tax and Trade Income, Piety, land upkeep, navy upkeep', () => {
    const turn = postAndEnd(said, 'SSX');
    const opened = turn.events.slice(turn.events.findIndex(({ kind }) => kind === 'phase-opened'));
    expect(opened.map((event) => (event.kind === 'upkeep-paid' ? event.of : event.kind))).toEqual([
      'phase-opened',
      'income-received',
      'prestige-changed',
      'land',
      'navies',
    ]);
    expect(turn.of('income-received')).toMatchObject([{ tax: [{ area: 1, amount: 2 + 3 + 2 }], trade: 6, gold: 23 }]);
    expect(turn.of('upkeep-paid').map(({ gold }) => gold)).toEqual([23 - 6, 23 - 6 - 6]);
  });

  test('HEP-1.9, HEP-1.14 what is counted within a Phase starts anew', () => {
    const turn = postAndEnd(said, 'SSX');
    expect(turn.kingdom('CHE').phase).toEqual({
      posted: false,
      giftsSent: 0,
      cavalryUsed: 0,
      churchDone: false,
      subjugateDone: false,
      npcAsked: [],
      raided: [],
      offered: [],
      cancelledPacts: [],
    });
    expect(turn.area('CHE').protection).toBe(0);
    expect(turn.area('SSX').protection).toBe(1);
    expect(turn.state.units).toMatchObject([
      { fresh: false, moved: false, carried: false },
      {},
      { actionsUsed: 0, fresh: false },
    ]);
  });
});

describe('section 1: a Phase closes', () => {
  test('HEP-1.10 what was pending when it opened and has no answer counts as refused', () => {
    const turn = post(
      {
        ...PLAYERS,
        proposals: [
          { between: 'CHE-SSX', kind: 'trade', due: true },
          { between: 'LIN-SSX', kind: 'pact' },
          { between: 'SSX-CHE', kind: 'pact' },
        ],
        wars: [
          {
            between: 'SSX-HAN',
            offer: { from: 'HAN', terms: WHITE, cost: 0, madeTurn: 0, due: true },
          },
          {
            between: 'SSX-DOR',
            offer: { from: 'DOR', terms: WHITE, cost: 0, madeTurn: 0, due: false },
          },
        ],
      },
      'SSX',
      [END],
    );
    expect(turn.of('proposal-ended')).toMatchObject([{ from: 1, to: 2, treaty: 'trade', why: 'lapsed' }]);
    expect(turn.state.proposals.map(({ kind }) => kind)).toEqual(['pact', 'pact']);
    expect(turn.of('peace-answered')).toMatchObject([{ from: area('HAN'), answer: 'no-answer' }]);
    expect(turn.state.wars.map(({ offer }) => offer === null)).toEqual([true, false]);
  });

  test('HEP-1.10 what was made later is due at the next close', () => {
    const said = { ...PLAYERS, proposals: [{ between: 'SSX-CHE', kind: 'pact' }] } as const;
    const opened = postAndEnd(said, 'SSX');
    expect(opened.state.proposals).toMatchObject([{ due: true }]);
    const closed = playOn(opened.position, { posts: { CHE: [END] } });
    expect(closed.of('proposal-ended')).toMatchObject([{ why: 'lapsed', rule: 'HEP-1.10' }]);
  });

  test('HEP-1.10 boosts are over, before the clock of negotiations strikes', () => {
    const turn = post(
      {
        players: ['CHE', 'SSX'],
        wars: [{ between: 'CHE-SSX', auto: { winner: 'CHE', armed: true } }],
        areas: { SSX: { occupier: 'CHE' } },
        units: [levy('CHE', 'SSX', { boost: 2 })],
      },
      'CHE',
      [END],
    );
    expect(turn.state.units[0]?.boost).toBe(0);
    const kinds = turn.events.map(({ kind }) => kind);
    expect(kinds.indexOf('phase-closed')).toBeLessThan(kinds.indexOf('war-ended'));
    expect(turn.of('war-ended')).toMatchObject([{ how: 'white-peace', winner: null }]);
  });
});

describe('section 1: a Turn ends', () => {
  test('HEP-1.11 NPC step, late sign-ups, newsheet, and the Turn is counted', () => {
    const turn = postAndEnd({ ...PLAYERS, active: 'CHE', state: { ended: [2] } }, 'CHE');
    const kinds = turn.events.map(({ kind }) => kind).filter((kind) => kind !== 'unit-created');
    expect(kinds).toEqual([
      'posted',
      'phase-closed',
      'acted',
      'npc-step-began',
      'signed-up',
      'signed-up',
      'newsheet',
      'turn-ended',
      'phase-opened',
      'income-received',
      'prestige-changed',
    ]);
    expect(turn.state).toMatchObject({ turn: 2, active: 2, ended: [] });
  });

  test('HEP-1.11 not before the last player of the list has had their Phase', () => {
    const turn = postAndEnd(PLAYERS, 'SSX');
    expect(turn.of('npc-step-began')).toEqual([]);
    expect(turn.state).toMatchObject({ turn: 1, active: 1, ended: [2] });
  });

  test('HEP-1.15 dice by name and number of sides', () => {
    const turn = post(
      {
        ...PLAYERS,
        active: 'CHE',
        areas: { CHE: { resources: ['horses'] }, SSX: { resources: ['iron', 'timber'] } },
      },
      'CHE',
      [order('PROPOSE', { kingdom: 'SUR', treaty: 'pact' }), order('RAID', { area: 2 })],
      { 'accept@SUR': [1], 'raid@SSX': [6], 'raid.pick@SSX': [2] },
    );
    expect(turn.draws).toEqual([
      { label: 'accept@SUR', sides: 10, values: [1] },
      { label: 'raid@SSX', sides: 6, values: [6] },
      { label: 'raid.pick@SSX', sides: 2, values: [2] },
    ]);
  });
});
