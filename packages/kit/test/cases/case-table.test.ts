import { type RulesetTypes, Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import {
  type CaseSorts,
  type CaseTable,
  factOf,
  many,
  NUMBER,
  orNone,
  readDrawnMap,
  readRows,
  tableVocabulary,
  within,
  word,
} from '../../src/index.ts';

interface Hut {
  readonly owner: string;
  readonly rooms: number;
  readonly kinds: readonly string[];
  readonly lockedSince: number | null;
}
interface Pact {
  readonly between: readonly string[];
  readonly until: number;
}
interface Village {
  readonly setting: { readonly people: readonly string[] };
  readonly state: { readonly huts: { readonly [name: string]: Hut }; readonly pacts: readonly Pact[] };
}

const SORTS: CaseSorts<Village> = {
  person: {
    name: (name: string) => name,
    read: (words, { setting }) => setting.people.find((each) => each === words) ?? null,
    names: ({ setting }) => setting.people,
  },
  hut: { name: (name: string) => name, read: (words) => (words.startsWith('Hut') ? words : null) },
};

const huts: CaseTable<Village, Hut & { readonly name: string }> = {
  what: 'hut',
  by: 'hut',
  alone: 'owner',
  needs: ['owner'],
  names: { lockedSince: 'locked' },
  key: 'name',
  facts: {
    owner: factOf('person'),
    rooms: within(1, 9),
    kinds: many(word('stone', 'wood')),
    lockedSince: orNone(NUMBER),
  },
  follows: { cost: [NUMBER, ({ rooms }) => rooms * 10] },
  rows: ({ state }) => Object.entries(state.huts).map(([name, hut]) => ({ ...hut, name })),
  blank: () => ({ rooms: 1, kinds: [], lockedSince: null }),
};

const pacts: CaseTable<Village, Pact> = {
  what: 'pact',
  by: 'none',
  facts: { between: many(factOf<string>('person')), until: NUMBER },
  rows: ({ state }) => state.pacts,
  blank: () => ({ between: [], until: 3 }),
};

const VILLAGE: Village = {
  setting: { people: ['Ann', 'Bob'] },
  state: {
    huts: { 'Hut 1': { owner: 'Ann', rooms: 2, kinds: ['wood'], lockedSince: 4 } },
    pacts: [{ between: ['Ann', 'Bob'], until: 7 }],
  },
};

const {
  matchState,
  describe: told,
  isSection,
} = tableVocabulary<RulesetTypes>({ huts, pacts } as never, SORTS as never);
const stated = (words: unknown) => {
  const said = new Words(words, 'huts', []);
  const rows = readRows(huts, said, { sorts: SORTS, position: VILLAGE });
  return { rows, faults: said.faults.map(({ path, text }) => `${path}: ${text}`) };
};
const differences = (words: object): readonly string[] => {
  const expected = new Words(words, 'expect', []);
  const found = matchState(VILLAGE as never, expected).map(
    ({ path, expected: wanted, got }) => `${path}: ${wanted}, ${got}`,
  );
  return [...found, ...expected.faults.map(({ path, text }) => `${path}: ${text}`)];
};

describe('a table', () => {
  test('states new rows over a blank one and known rows over what they were', () => {
    expect(stated({ 'Hut 1': { rooms: 3, locked: 'none' }, 'Hut 2': 'Bob' }).rows).toMatchObject([
      { id: 'Hut 1', row: { owner: 'Ann', rooms: 3, kinds: ['wood'], lockedSince: null } },
      { id: 'Hut 2', row: { owner: 'Bob', rooms: 1, kinds: [], lockedSince: null } },
    ]);
    expect([...(stated({ 'Hut 1': { locked: 5 } }).rows[0]?.told ?? [])]).toEqual(['lockedSince']);
  });

  test.each([
    [{ 'Hut 2': { rooms: 3 } }, 'huts.Hut 2: it is not said of a hut: owner'],
    [{ 'Hut 1': { roms: 3 } }, "huts.Hut 1.roms: a hut has no 'roms'; did you mean rooms?"],
    [{ 'Hut 1': { cost: 3 } }, "huts.Hut 1.cost: a hut has no 'cost'"],
    [{ 'Hut 1': { rooms: 10 } }, 'huts.Hut 1.rooms: wanted a whole number from 1 to 9, not 10'],
    [{ 'Hut 1': { kinds: ['stoen'] } }, "huts.Hut 1.kinds[1]: there is no kinds 'stoen'; did you mean stone?"],
    [{ 'Hut 1': 'Anne' }, "huts.Hut 1.owner: there is no person 'Anne'; did you mean Ann?"],
    [{ Barn: 'Ann' }, "huts.Barn: there is no hut 'Barn'"],
    [['Hut 1', 'Hut 1'], 'huts[2]: Hut 1 is said twice'],
  ])('refuses %j', (words, fault) => {
    expect(stated(words).faults).toContain(fault);
  });

  test('is expected in the words in which it is told', () => {
    const words = told(VILLAGE as never);
    expect(words).toEqual({
      huts: { 'Hut 1': { owner: 'Ann', rooms: 2, kinds: ['wood'], locked: 4 } },
      pacts: [{ between: ['Ann', 'Bob'], until: 7 }],
    });
    expect([differences(words), isSection('pacts'), isSection('barns')]).toEqual([[], true, false]);
  });

  test.each([
    [{ huts: { 'Hut 1': 'Bob' } }, ['expect.huts.Hut 1.owner: Bob, Ann']],
    [{ huts: { 'Hut 1': { cost: 'at least 21' } } }, ['expect.huts.Hut 1.cost: at least 21, 20']],
    [{ huts: { 'Hut 1': { locked: 'none' } } }, ['expect.huts.Hut 1.locked: none, 4']],
    [{ huts: { 'Hut 9': 'Ann' } }, ['expect.huts.Hut 9: { owner: Ann }, there is no such hut']],
    [{ pacts: 'none' }, ['expect.pacts: none, [{ between: [Ann, Bob], until: 7 }]']],
    [{ pacts: [{ until: 8 }] }, ['expect.pacts: [{ until: 8 }], [{ between: [Ann, Bob], until: 7 }]']],
    [{ pacts: [{ between: ['Bob', 'Ann'] }] }, []],
  ])('%j differs in %j', (words, expected) => {
    expect(differences(words)).toEqual(expected);
  });
});

test('a fact that there is not cannot be expected', () => {
  expect(differences({ huts: { 'Hut 1': { colour: 'none' } } })).toEqual([
    "expect.huts.Hut 1.colour: there is no fact 'colour'",
  ]);
});

test('a map is drawn by lines; what stands on the right of a coast is a sea', () => {
  const words = new Words(['Kent - Essex ^ Wales', 'Kent ~ Channel', 'Malta #45'], 'map', []);
  const { places, borders } = readDrawnMap(words, new Words(['Biscay'], 'seas', []));
  expect(places.map(({ name, number, isSea }) => [name, number, isSea])).toEqual([
    ['Kent', null, false],
    ['Essex', null, false],
    ['Wales', null, false],
    ['Channel', null, true],
    ['Malta', 45, false],
    ['Biscay', null, true],
  ]);
  expect(borders.map(({ from, sign, to }) => `${from} ${sign} ${to}`)).toEqual([
    'Kent - Essex',
    'Essex ^ Wales',
    'Kent ~ Channel',
  ]);
});
