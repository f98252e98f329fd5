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
  base: 'heptarchy',
  game: { turn: 5, active: 'COR', players: ['CHE', 'COR', 'SSX'], ended: ['CHE', 'SSX'] },
  kingdoms: {
    CHE: { gold: 12, prestige: -3, traditions: ['viking', 'fyrd'], capital: 'SUR', missed: 1, leader: 'King Offa' },
    SUR: { controller: 'eliminated', capital: 'none' },
  },
  areas: { SUR: { owner: 'CHE', occupier: 'SSX', resources: ['grain', 'iron'], protection: 2 } },
  units: {
    1: { kind: 'levy', owner: 'CHE', at: 'SUR', fresh: 'yes', boost: 2 },
    2: { kind: 'navy', owner: 'CHE', at: 'CHE on The Channel', 'actions used': 1 },
    3: { kind: 'retinue', owner: 'Chenth', at: 'navy 2', carried: true },
    4: { kind: 'navy', owner: 'COR', at: 'The Wash' },
    7: { kind: 'levy', owner: 'SSX', at: 'SUR', moved: true },
  },
  wars: [
    { by: 'SSX', on: 'CHE', since: 2, scores: 3, theirs: 1, first: 'SSX' },
    { by: 'COR', on: 'SUR' },
  ],
  treaties: [
    { kind: 'trade', between: ['CHE', 'COR'] },
    { kind: 'pact', between: ['COR', 'SSX'], until: 7 },
  ],
  truces: [{ between: ['COR', 'HAN'], until: 8 }],
  proposals: [
    { kind: 'pact', from: 'COR', to: 'CHE', due: 'yes' },
    { kind: 'trade', from: 'SSX', to: 'COR' },
  ],
};

/** Each thing that is stated, one at a time, with another value. */
const ELSE: readonly (readonly [what: string, expected: object])[] = [
  ['scenario', { base: 'saxon-shore' }],
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
  ['a mark of a unit', { units: { 1: { kind: 'levy', owner: 'CHE', at: 'SUR', fresh: true, boost: 3 } } }],
  ['a mark of a unit that is not said', { units: { 1: { at: 'SUR', boost: 2 } } }],
  ['the place of a unit', { units: { 4: { at: 'The Channel' } } }],
  ['a unit that is not there', { units: { 4: 'none' } }],
  ['a unit that should be there', { units: { 5: { kind: 'levy' } } }],
  ['who declared a War', { wars: [{ by: 'CHE', on: 'SSX' }, { by: 'COR' }] }],
  ['when a War began', { wars: [{ by: 'SSX', since: 3 }, { by: 'COR' }] }],
  ['scores of a War', { wars: [{ by: 'SSX', scores: 2 }, { by: 'COR' }] }],
  ['their scores in a War', { wars: [{ by: 'SSX', theirs: 'at least 2' }, { by: 'COR' }] }],
  ['who was first', { wars: [{ by: 'SSX' }, { by: 'COR', first: 'COR' }] }],
  ['the score of a War', { wars: [{ by: 'SSX', score: 99 }, { by: 'COR' }] }],
  ['another War', { wars: [{ by: 'SSX', on: 'CHE' }] }],
  ['the kind of a treaty', { treaties: [{ kind: 'pact', between: ['CHE', 'COR'] }, { kind: 'pact' }] }],
  ['between whom a treaty is', { treaties: [{ kind: 'trade', between: ['CHE', 'SSX'] }, { kind: 'pact' }] }],
  ['the end of a treaty', { treaties: [{ kind: 'trade' }, { kind: 'pact', until: 8 }] }],
  ['the end of a Truce', { truces: [{ between: ['COR', 'HAN'], until: 9 }] }],
  ['no Truce', { truces: 'none' }],
  ['whose proposal it is', { proposals: [{ kind: 'pact', from: 'CHE' }, { kind: 'trade' }] }],
  ['whether a proposal is due', { proposals: [{ kind: 'pact', due: false }, { kind: 'trade' }] }],
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

test.each([
  [
    'a unit without an owner',
    { units: { 1: { kind: 'levy', at: 'SSX' } } },
    'units.1: it is not said of a unit: owner',
  ],
  [
    'a thing twice',
    { areas: { SSX: { owner: 'CHE' }, Sudsexe: { owner: 'SUR' } } },
    'areas.Sudsexe: Sudsexe is said twice',
  ],
  ['what follows from the rest', { game: { winner: 'CHE' } }, "game.winner: a game has no 'winner'"],
  ['a treaty with itself', { treaties: [{ kind: 'pact', between: 'CHE' }] }, 'treaties[1]: it is between two kingdoms'],
  ['too much of anything', { areas: { SSX: { protection: 100 } } }, 'wanted a whole number from 0 to 99, not 100'],
])('%s cannot be stated', async (_, words, fault) => {
  await expect(read({ game: { players: ['CHE', 'COR'] }, ...words })).rejects.toThrow(fault);
});
