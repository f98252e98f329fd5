import { Called, type NumberTest, readRecord, Words } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import {
  asStated,
  type CaseNames,
  differencesOfThing,
  factsOfThing,
  fieldKinds,
  type Sort,
  type StateFields,
} from '../../src/index.ts';

interface Names extends CaseNames {
  readonly towns: readonly string[];
}
interface Town {
  readonly number: number;
  readonly pence: number;
  readonly walled: boolean;
  readonly faith: 'old' | 'new';
  readonly lord: string;
  readonly beside: number | null;
}
interface TownSaid {
  readonly pence: NumberTest;
  readonly walled: boolean;
  readonly faith: Town['faith'];
  readonly lord: string;
  readonly beside: number | null;
  readonly tax: NumberTest;
}

const TOWNS = ['Kent', 'Essex', 'Wales'];
const { amount, flag, follows, oneOf, oneOrNone, text } = fieldKinds<Names, { readonly towns: readonly string[] }>();
const A_TOWN: Sort<Names, { readonly towns: readonly string[] }, number> = {
  read: (words, { towns }) => towns.indexOf(words.text() ?? ''),
  called: (number, { towns }) => new Called(towns[number] as string, [number]),
};
const TOWN: StateFields<Names, { readonly towns: readonly string[] }, Town, TownSaid> = {
  pence: amount(['gold'], ({ pence }: Town) => pence, { to: 500, scale: 100 }),
  walled: flag(['walled', 'walls'], ({ walled }: Town) => walled),
  faith: oneOf(['faith'], ['old', 'new'], ({ faith }: Town) => faith),
  lord: text(['lord'], ({ lord }: Town) => lord),
  beside: oneOrNone(A_TOWN, ['beside'], ({ beside }: Town) => beside),
  tax: follows(['tax'], ({ pence }: Town) => pence, 10),
};
const GRAMMAR = { what: 'town', fields: TOWN };
const KENT: Town = { number: 0, pence: 0, walled: false, faith: 'old', lord: 'Bors', beside: null };

const read = (value: unknown, expects = false) => {
  const words = new Words(value, 'Kent', []);
  return { ...readRecord(GRAMMAR, words, { expects, towns: TOWNS }), faults: words.faults.map(({ text: it }) => it) };
};

describe('a thing stated by its fields', () => {
  test('is as it is said to be, in a mapping or in phrases, and else as it was', () => {
    const stated = { number: 0, pence: 4350, walled: true, faith: 'new', lord: 'Bors', beside: 1 };
    expect(asStated(TOWN, KENT, read({ gold: 43.5, walls: 'yes', faith: 'new', beside: 'Essex' }).record)).toEqual(
      stated,
    );
    expect(asStated(TOWN, KENT, read('gold 43.5, walled, faith new, beside Essex').record)).toEqual(stated);
    expect(asStated(TOWN, { ...KENT, beside: 2 }, read({ beside: 'none' }).record)).toEqual(KENT);
  });

  test('holds nothing of what follows from the rest', () => {
    expect(asStated(TOWN, KENT, read({ tax: 7 }, true).record)).toEqual(KENT);
  });

  test.each([
    [{ gold: 'at least 3' }, 'a position needs one number'],
    [{ gold: 0.001 }, '0.001 is too finely divided: pence at most'],
    [{ gold: 501 }, 'wanted a number from 0 to 500, not 501'],
    [{ faith: 'none of them' }, "there is no faith 'none of them'"],
    [{ walks: true }, "a town has no 'walks'; did you mean walls?"],
  ])('%j is a fault', (said, fault) => {
    expect(read(said).faults).toEqual([fault]);
  });
});

describe('a thing expected by its fields', () => {
  const town: Town = { ...KENT, pence: 4350, beside: 2 };
  const position = { towns: TOWNS };
  const differences = (expected: unknown) => {
    const { record, words } = read(expected, true);
    return differencesOfThing(TOWN, { said: record, sources: words }, town, { position, path: 'Kent' });
  };

  test('is compared in what is said, and numbers may be left open', () => {
    expect(differences({ gold: 'at least 43', beside: 'Wales', lord: 'bors', tax: 435 })).toEqual([]);
    expect(differences({ gold: 'at most 43', beside: 'Kent', walled: 'yes' })).toEqual([
      { path: 'Kent.gold', expected: 'at most 43', got: '43.5' },
      { path: 'Kent.beside', expected: 'Kent', got: 'Wales' },
      { path: 'Kent.walled', expected: 'yes', got: 'no' },
    ]);
  });

  test('is told in the words in which it can be stated', () => {
    const { gold, faith, beside } = factsOfThing(TOWN, ['pence', 'faith', 'beside'], town, position);
    expect([gold, faith, (beside as Called).shown]).toEqual([43.5, 'old', 'Wales']);
  });
});
