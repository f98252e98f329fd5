import type { RulesetTypes } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { type CaseSorts, factOf, factsOf, factVocabulary, many, NUMBER, orNone } from '../../src/index.ts';

interface Village {
  readonly setting: { readonly people: readonly string[] };
  readonly state: object;
}
type Refusal =
  | { readonly code: 'poor'; readonly needed: number }
  | { readonly code: 'a-stranger'; readonly who: number };
type Feud = { readonly between: readonly number[]; readonly dead: number };

const PERSON = factOf<number>('person');
const FEUD = { between: many(PERSON), dead: NUMBER };
const SORTS: CaseSorts<Village> = {
  person: { name: (person: number, { setting }) => setting.people[person] ?? 'nobody' },
  feud: {
    name: ({ between, dead }: Feud, { setting }) => ({
      dead,
      between: between.map((who) => setting.people[who] ?? ''),
    }),
    shapes: { dead: 'number', between: 'person' },
    amongOthers: true,
  },
};
const WORDS = factVocabulary<RulesetTypes>({
  events: {
    deals: {
      bought: { who: PERSON, price: orNone(NUMBER) },
      refused: { who: PERSON, why: factOf<Refusal>('refusal') },
    },
    quarrels: { fought: { feud: factOf<Feud>('feud') }, mended: { feud: factsOf<Feud>(FEUD) } },
  },
  besides: { day: NUMBER },
  refusals: { poor: { needed: NUMBER }, 'a-stranger': { who: PERSON } },
  sorts: SORTS as never,
});
const VILLAGE: Village = { setting: { people: ['Ann', 'Bob'] }, state: {} };
const told = (event: object): unknown =>
  WORDS.eventWords([{ rule: 'V-1', ...event } as never], VILLAGE as never, VILLAGE as never)[0];

describe('events are told by their facts', () => {
  test('things by their names, and what any event may have besides', () => {
    expect(told({ kind: 'bought', who: 1, price: null, day: 3 })).toEqual({
      kind: 'bought',
      rule: 'V-1',
      who: 'Bob',
      price: null,
      day: 3,
    });
    expect(WORDS.events['bought']).toEqual({ who: 'person', price: 'number or none', day: 'number' });
  });

  test('the facts of a refusal stand among the others, which go before them', () => {
    const why: Refusal = { code: 'a-stranger', who: 0 };
    expect(told({ kind: 'refused', who: 1, why })).toEqual({
      kind: 'refused',
      rule: 'V-1',
      who: 'Bob',
      code: 'a-stranger',
    });
    expect(WORDS.events['refused']).toMatchObject({ who: 'person', needed: 'number', code: ['poor', 'a-stranger'] });
  });

  test('so do those of another sort that says so, and not those of a mapping', () => {
    const feud: Feud = { between: [0, 1], dead: 2 };
    expect(told({ kind: 'fought', feud })).toEqual({ kind: 'fought', rule: 'V-1', dead: 2, between: ['Ann', 'Bob'] });
    expect(told({ kind: 'mended', feud })).toMatchObject({ feud: { dead: 2, between: ['Ann', 'Bob'] } });
  });
});

test('a refusal is told by its code and facts', () => {
  expect(WORDS.refusalWords({ code: 'a-stranger', who: 1 } as never, VILLAGE as never)).toEqual({
    code: 'a-stranger',
    who: 'Bob',
  });
});
