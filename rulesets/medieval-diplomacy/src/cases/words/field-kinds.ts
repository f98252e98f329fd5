import { Called, type Fact, type Field, type NumberTest, numberTest, type Words } from '@chancery/core';
import { namesOfTroop } from '../../orders/troop-names.ts';
import { placeName, realmCode } from '../../rules/names.ts';
import type { Setting } from '../../setting.ts';
import type { MdPosition } from '../../types.ts';
import type { UnitId } from '../../unit-id.ts';
import type { Location, RealmNumber, TroopType } from '../../words.ts';
import { type Lexicon, namesOfRealm, readPlace, readRealm, readRealms } from '../names/lexicon.ts';
import { otherUnitWords, unitWords } from '../names/unit-names.ts';

/** Something that can be stated of a thing, and expected of it later. */
export interface StateField<Thing, Value> extends Field<Lexicon, Value> {
  /** What is so, in words. */
  fact(thing: Thing, position: MdPosition): Fact;
  /** Whether it is as expected. */
  fits(value: Value, thing: Thing, position: MdPosition): boolean;
  /** Can be expected, and not stated: it follows from the rest. */
  readonly follows?: true;
}

type Of<Thing, Value> = (thing: Thing, position: MdPosition) => Value;

/** How many of the state's units make one of the rulebook's: 100 pence a gold piece, 10 tenths a hit point. */
type Scale = 1 | 10 | 100;

export const amount = <Thing>(
  names: readonly string[],
  of: Of<Thing, number>,
  { from = 0, to = 1_000_000, scale = 1 as Scale }: { from?: number; to?: number; scale?: Scale } = {},
): StateField<Thing, NumberTest> => ({
  names,
  read: (words, lexicon) => readAmount(words, lexicon, { from, to, scale }),
  fact: (thing, position) => of(thing, position) / scale,
  fits: (test, thing, position) => test.holds(of(thing, position) / scale),
});

/** A number from `from` to `to`; in expectations also a range of numbers. */
export const readAmount = (
  words: Words,
  lexicon: Pick<Lexicon, 'expects'>,
  { from, to, scale }: { readonly from: number; readonly to: number; readonly scale: Scale },
): NumberTest => {
  const given =
    words.value === false || words.isNothing ? '0' : words.value === true ? '' : (words.text('a number') ?? '0');
  const test = numberTest(given);
  if (test === null) {
    words.fault(`wanted a number, not '${String(words.value)}'`);
    return ZERO;
  }
  if (lexicon.expects) return test;
  const steps = test.from * scale;
  if (test.from !== test.to) words.fault('a position needs one number');
  else if (Math.abs(steps - Math.round(steps)) > 1e-6) words.fault(`${given} is too finely divided: ${FINEST[scale]}`);
  else if (test.from < from || test.from > to) words.fault(`wanted a number from ${from} to ${to}, not ${given}`);
  return test;
};

const ZERO = numberTest('0') as NumberTest;
const FINEST: { readonly [scale in Scale]: string } = {
  1: 'whole numbers only',
  10: 'tenths at most',
  100: 'pence at most',
};

/** The one number that a test leaves, in the units of the state. */
export const exact = (test: NumberTest | undefined, scale: Scale = 1): number | undefined =>
  test === undefined ? undefined : Math.round(test.from * scale);

export const flag = <Thing>(names: readonly string[], of: Of<Thing, boolean>): StateField<Thing, boolean> => ({
  names,
  read: (words) => words.yesNo() ?? false,
  fact: of,
  fits: (value, thing, position) => of(thing, position) === value,
});

export const text = <Thing>(names: readonly string[], of: Of<Thing, string>): StateField<Thing, string> => ({
  names,
  read: (words) => (words.text() ?? '').replace(/^"(.*)"$/s, '$1'),
  fact: of,
  fits: (value, thing, position) => of(thing, position).toLowerCase() === value.toLowerCase(),
});

export const oneOf = <Thing, Word extends string>(
  names: readonly string[],
  allowed: readonly Word[],
  of: Of<Thing, Word>,
): StateField<Thing, Word> => ({
  names,
  read: (words) => {
    const word = (words.text(allowed.join(' or ')) ?? '').toLowerCase();
    return (
      allowed.find((each) => each === word) ?? words.unknown(names[0] ?? 'word', word, allowed) ?? (allowed[0] as Word)
    );
  },
  fact: of,
  fits: (value, thing, position) => of(thing, position) === value,
});

export const realm = <Thing>(names: readonly string[], of: Of<Thing, RealmNumber>): StateField<Thing, RealmNumber> => ({
  names,
  read: readRealm,
  fact: (thing, position) => calledRealm(position.setting, of(thing, position)),
  fits: (value, thing, position) => of(thing, position) === value,
});

export const realms = <Thing>(
  names: readonly string[],
  of: Of<Thing, readonly RealmNumber[]>,
): StateField<Thing, readonly RealmNumber[]> => ({
  names,
  read: readRealms,
  fact: (thing, position) => of(thing, position).map((each) => calledRealm(position.setting, each)),
  fits: (value, thing, position) => value.join() === [...of(thing, position)].sort((a, b) => a - b).join(),
});

export const place = <Thing>(
  names: readonly string[],
  of: Of<Thing, Location | null>,
): StateField<Thing, Location | null> => ({
  names,
  read: (words, lexicon) =>
    words.isNothing || words.value === false || words.value === 'none' ? null : readPlace(words, lexicon),
  fact: (thing, position) => calledPlaceOrNone(position.setting, of(thing, position)),
  fits: (value, thing, position) => of(thing, position) === value,
});

/** A fact that can be expected and follows from others. */
export const follows = <Thing>(
  names: readonly string[],
  of: Of<Thing, number>,
  scale: Scale = 1,
): StateField<Thing, NumberTest> => ({
  ...amount(names, of, { from: Number.NEGATIVE_INFINITY, scale }),
  follows: true,
});

export const calledRealm = (setting: Setting, number: RealmNumber): Called => {
  const info = setting.realms[number];
  return new Called(realmCode(setting, number), info ? namesOfRealm(info) : ['independents', number]);
};

export const calledPlace = (setting: Setting, location: Location): Called =>
  new Called(placeName(setting, location), [location, `${placeName(setting, location)} (${location})`]);

const calledPlaceOrNone = (setting: Setting, location: Location | null): Fact =>
  location === null ? null : calledPlace(setting, location);

export const calledUnit = (setting: Setting, id: UnitId): Called =>
  new Called(unitWords(setting, id), otherUnitWords(setting, id));

export const calledTroop = (setting: Setting, type: TroopType): Called => {
  const troop = setting.troops[type];
  return troop ? new Called(troop.name, namesOfTroop(troop)) : new Called(`troop ${type}`);
};
