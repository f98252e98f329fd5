import { describe, expect, test } from 'vitest';
import { readCase } from '../../src/case/rule-case.ts';
import { phrasesOf, squash } from '../../src/vocabulary/phrases.ts';
import { type RecordGrammar, readRecord } from '../../src/vocabulary/record.ts';
import { saysNothing, Words } from '../../src/vocabulary/words.ts';

interface Hut {
  readonly owner: string;
  readonly rooms: number;
  readonly windowSeats: boolean;
  readonly guests: readonly string[];
}

const HUT: RecordGrammar<null, Hut> = {
  what: 'hut',
  fields: {
    owner: { names: ['owner', 'owned by'], read: (words) => words.text() ?? '' },
    rooms: { names: ['rooms', 'room count'], read: (words) => words.whole(0, 9) ?? 0 },
    windowSeats: { names: ['window seats'], read: (words) => words.yesNo() ?? false },
    guests: {
      names: ['guest', 'guests'],
      many: true,
      read: (words) => words.items().map((item) => String(item.value)),
    },
  },
  also: (phrase, key) => (key === null && phrase.value === 'empty' ? { guests: [] } : undefined),
};

const hut = (value: unknown) => {
  const words = new Words(value, 'hut', []);
  const { record } = readRecord(HUT, words, null);
  return { record, faults: words.faults.map(({ path, text }) => `${path}: ${text}`) };
};

describe('records', () => {
  test.each<[value: unknown, record: Partial<Hut>]>([
    [
      { owner: 'Ada', Room_Count: 3, windowSeats: 'yes' },
      { owner: 'Ada', rooms: 3, windowSeats: true },
    ],
    ['owned by Ada, rooms 3, window seats', { owner: 'Ada', rooms: 3, windowSeats: true }],
    ['3 rooms; no window seats', { rooms: 3, windowSeats: false }],
    ['owner: Ada, rooms = 2', { owner: 'Ada', rooms: 2 }],
    ['guest Bea, guest Cy', { guests: ['Bea', 'Cy'] }],
    [['owner Ada', { rooms: 1 }], { owner: 'Ada', rooms: 1 }],
    ['empty', { guests: [] }],
    [null, {}],
  ])('%j', (value, record) => {
    expect(hut(value)).toEqual({ record, faults: [] });
  });

  test('faults tell where and what', () => {
    expect(hut({ ownr: 'Ada' }).faults).toEqual(["hut.ownr: a hut has no 'ownr'; did you mean owner?"]);
    expect(hut('rooms many').faults).toEqual(["hut: wanted a number, not 'many'"]);
    expect(hut({ rooms: 12 }).faults).toEqual(['hut.rooms: wanted a whole number from 0 to 9, not 12']);
    expect(hut('thatched').faults).toEqual(["hut: 'thatched' says nothing of a hut"]);
  });
});

test('phrases are parted outside brackets and quotes', () => {
  expect(phrasesOf('a, b (c, d); "e, f"\n g')).toEqual(['a', 'b (c, d)', '"e, f"', 'g']);
});

test('names are compared without marks and capitals', () => {
  expect(['Base revenue', 'base_revenue', 'baseRevenue', 'BASE-REVENUE'].map(squash)).toEqual(
    new Array(4).fill('baserevenue'),
  );
});

test('what says that there is nothing', () => {
  expect(['none', 'Nobody', null, undefined, false, []].map((value) => saysNothing({ value }))).toEqual(
    new Array(6).fill(true),
  );
  expect([0, 'x', {}, true].map((value) => saysNothing({ value }))).toEqual(new Array(4).fill(false));
});

describe('the frame of a case', () => {
  const read = (value: unknown) => {
    const words = new Words(value, '', []);
    return { rule: readCase(words), faults: words.faults };
  };

  test('one turn, or several', () => {
    const { rule } = read({ rule: 'MD-1.1, MD-1.2', title: 'x', orders: { Eng: 'HOLD' }, expect: { turn: 2 } });
    expect([rule.rules, rule.turns.length, rule.turns[0]?.expect.value]).toEqual([
      ['MD-1.1', 'MD-1.2'],
      1,
      { turn: 2 },
    ]);
    const many = read({ turns: [{ orders: {} }, {}], expect: { turn: 3 } }).rule.turns;
    expect(many.map(({ expect: wanted }) => wanted.value)).toEqual([null, { turn: 3 }]);
  });

  test('unknown parts and orders beside turns are faults', () => {
    expect(read({ postion: {} }).faults).toEqual([
      { path: 'postion', keys: ['postion'], text: "a case has no 'postion'; did you mean position?" },
    ]);
    expect(read({ turns: [{}], dice: [1] }).faults).toHaveLength(1);
    expect(read('x').faults).toHaveLength(1);
  });
});
