import { Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { CASES } from '../src/cases/index.ts';
import type { HepPosition } from '../src/types.ts';

/** Whatever a case can state of a position can be said again, and expected. */

const CONTEXT = { seats: [], orders: '', rules: [], expected: '', turns: 1 };

const read = async (words: unknown): Promise<HepPosition> => {
  const result = await CASES.readPosition(new Words(words, 'position', []), CONTEXT);
  if (!result.ok) throw new Error(result.error.map(({ path, text }) => `${path}: ${text}`).join('; '));
  return result.value;
};

const STATED = {
  game: { scenario: 'heptarchy', turn: 5, active: 'COR', players: ['CHE', 'COR', 'SSX'], ended: ['CHE', 'SSX'] },
  kingdoms: {
    CHE: { gold: 12, prestige: -3, traditions: ['viking', 'fyrd'], capital: 'SUR', missed: 1, leader: 'King Offa' },
    SUR: { controller: 'eliminated', capital: 'none' },
  },
  areas: { SUR: { owner: 'CHE', occupier: 'SSX', resources: ['grain', 'iron'], protection: 2 } },
  units: {
    1: 'levy CHE at SUR, fresh, boost 2',
    2: 'navy CHE in CHE on The Channel, used 1',
    3: 'retinue CHE aboard 2, carried',
    4: 'navy COR on The Wash',
    7: 'levy SSX at SUR, moved',
  },
  wars: ['SSX - CHE since 2 scores 3 theirs 1 first', 'COR - SUR since 5'],
  treaties: ['CHE - COR trade', 'COR - SSX pact until 7'],
  truces: ['COR - HAN until 8'],
  proposals: ['COR - CHE pact due', 'SSX - COR trade'],
};

/** Each thing that is stated, one at a time, with another value. */
const ELSE: readonly (readonly [what: string, expected: object])[] = [
  ['scenario', { game: { scenario: 'saxon-shore' } }],
  ['turn', { game: { turn: 6 } }],
  ['active', { game: { active: 'CHE' } }],
  ['players', { game: { players: ['CHE', 'COR'] } }],
  ['ended', { game: { ended: 'none' } }],
  ['gold', { kingdoms: { CHE: { gold: 13 } } }],
  ['prestige', { kingdoms: { CHE: { prestige: 3 } } }],
  ['traditions', { kingdoms: { CHE: { traditions: ['viking'] } } }],
  ['capital', { kingdoms: { Chenth: { capital: 'CHE' } } }],
  ['missed', { kingdoms: { CHE: { missed: 0 } } }],
  ['leader', { kingdoms: { CHE: { leader: 'King Ine' } } }],
  ['controller', { kingdoms: { SUR: { controller: 'npc' } } }],
  ['owner', { areas: { SUR: { owner: 'SUR' } } }],
  ['occupier', { areas: { SUR: { occupier: 'none' } } }],
  ['resources', { areas: { Sudrie: { resources: ['grain'] } } }],
  ['protection', { areas: { SUR: { protection: 'at least 3' } } }],
  ['a mark of a unit', { units: { 1: 'levy CHE at SUR, boost 2' } }],
  ['the place of a unit', { units: { 4: 'navy COR on The Channel' } }],
  ['a unit that is not there', { units: { 4: 'none' } }],
  ['who declared a War', { wars: ['CHE - SSX', 'COR - SUR'] }],
  ['when a War began', { wars: ['SSX - CHE since 3', 'COR - SUR'] }],
  ['scores of a War', { wars: ['SSX - CHE scores 2', 'COR - SUR'] }],
  ['their scores in a War', { wars: ['SSX - CHE theirs 2', 'COR - SUR'] }],
  ['who was first', { wars: ['SSX - CHE', 'COR - SUR first'] }],
  ['a War by name', { wars: { 'SSX - CHE': { since: 3 } } }],
  ['another War', { wars: ['SSX - CHE'] }],
  ['the kind of a treaty', { treaties: ['CHE - COR pact', 'COR - SSX pact'] }],
  ['the end of a treaty', { treaties: ['CHE - COR trade', 'COR - SSX pact until 8'] }],
  ['the end of a Truce', { truces: ['COR - HAN until 9'] }],
  ['no Truce', { truces: 'none' }],
  ['whose proposal it is', { proposals: ['CHE - COR pact due', 'SSX - COR trade'] }],
  ['whether a proposal is due', { proposals: ['COR - CHE pact', 'SSX - COR trade due'] }],
];

describe('a position in which much is said', () => {
  test('is stated again by its own words', async () => {
    const first = await read(STATED);
    expect(await read(CASES.describe(first))).toEqual(first);
  });

  test('is expected in the words that stated it, and in its own', async () => {
    const position = await read(STATED);
    for (const words of [STATED, CASES.describe(position)]) {
      const expected = new Words(words, 'expect', []);
      expect([CASES.matchState(position, expected), expected.faults]).toEqual([[], []]);
    }
  });

  test.each(ELSE)('differs in %s', async (_, words) => {
    const expected = new Words(words, 'expect', []);
    const differences = CASES.matchState(await read(STATED), expected);
    expect([differences.length, expected.faults]).toEqual([1, []]);
  });
});

test('in Turn 0 no Phase is open', async () => {
  await expect(read({ game: { turn: 0, active: 'CHE', players: ['CHE', 'COR'] } })).rejects.toThrow('HEP-1.4');
  expect((await read({ game: { turn: 0, players: ['CHE', 'COR'] } })).state).toMatchObject({ active: null, ended: [] });
});
