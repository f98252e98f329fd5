import { fold, type Words } from '@chancery/core';
import { namesOfTroop } from '../../orders/troop-names.ts';
import { realmAdjective } from '../../rules/names.ts';
import type { PlaceInfo, RealmInfo, Setting, Troop } from '../../setting.ts';
import { IND, type Location, type RealmNumber, type TroopType } from '../../words.ts';

/** The names that a case may use, and what they mean. */
export interface Lexicon {
  /** Words of an expectation may leave numbers open: `at least 3`. */
  readonly expects: boolean;
  readonly troops: readonly Troop[];
  /** The realm of the unit that is spoken of, whose other units need not be named with their realm. */
  readonly whose?: RealmNumber;
  realm(name: string): RealmNumber | null;
  place(name: string): Location | null;
  /** Of those that there are. */
  placeInfo(location: Location): PlaceInfo | null;
  realmNames(): readonly string[];
  placeNames(): readonly string[];
}

/** The names of a campaign. */
export const lexiconOf = (setting: Setting, expects: boolean): Lexicon => ({
  expects,
  troops: setting.troops,
  realm: (name) => realmNamed(setting.realms, name),
  place: (name) => placeNamed(setting.places, name),
  placeInfo: (location) => setting.places[location] ?? null,
  realmNames: () => setting.realms.flatMap((info) => (info ? [info.code] : [])),
  placeNames: () => setting.places.flatMap((info) => (info ? [info.name] : [])),
});

/** The same names while a unit of a realm is spoken of. */
export const ofRealm = (lexicon: Lexicon, whose: RealmNumber): Lexicon => ({
  expects: lexicon.expects,
  troops: lexicon.troops,
  whose,
  realm: (name) => lexicon.realm(name),
  place: (name) => lexicon.place(name),
  placeInfo: (location) => lexicon.placeInfo(location),
  realmNames: () => lexicon.realmNames(),
  placeNames: () => lexicon.placeNames(),
});

export const INDEPENDENT: ReadonlySet<string> = new Set([
  'ind',
  'independent',
  'independents',
  'the independents',
  'nobody',
  'none',
  'no one',
  '99',
]);

export const realmNamed = (realms: readonly (RealmInfo | null)[], name: string): RealmNumber | null => {
  const wanted = fold(name);
  if (INDEPENDENT.has(wanted)) return IND;
  const found = realms.find((info) => info && namesOfRealm(info).some((each) => fold(each) === wanted));
  return found?.number ?? null;
};

export const namesOfRealm = (info: RealmInfo): readonly string[] => [
  info.code,
  info.name,
  realmAdjective({ realms: [info] } as unknown as Setting, 0),
  String(info.number),
];

/** A place by its name, its number, or both: `Kent`, `45`, `Kent (45)`. */
export const placeNamed = (places: readonly (PlaceInfo | null)[], name: string): Location | null => {
  const wanted = fold(name);
  const [, numbered] = /^(?:.*\()?(\d+)\)?$/.exec(name.trim()) ?? [];
  if (numbered !== undefined && places[Number(numbered)]) return Number(numbered);
  const found = places.filter((info) => info && fold(info.name) === wanted);
  return found.length === 1 ? (found[0]?.number ?? null) : null;
};

/** A troop by its name or key, in the singular or plural, and nothing near to it. */
export const troopCalled = (troops: readonly Troop[], name: string): TroopType | null => {
  const exact = troops.findIndex((troop) => namesOfTroop(troop).some((each) => fold(each) === fold(name)));
  return exact < 0 ? null : exact;
};

/** A troop by its name, or by a word that only one name has: `knights`, when there is one sort of them. */
export const troopNamed = (troops: readonly Troop[], name: string): TroopType | null => {
  const wanted = fold(name);
  const exact = troopCalled(troops, name);
  if (exact !== null) return exact;
  const stemmed = troops.findIndex((troop) => stem(fold(troop.name)) === stem(wanted));
  if (stemmed >= 0) return stemmed;
  const like = troopsLike(troops, name);
  return like.length === 1 ? troops.indexOf(like[0] as Troop) : null;
};

/** Troops with the word in their names. */
const troopsLike = (troops: readonly Troop[], word: string): readonly Troop[] =>
  troops.filter(({ name }) =>
    stem(fold(name))
      .split(' ')
      .includes(stem(fold(word))),
  );

/** The same for one and for many: `levies` and `levy`. */
const stem = (name: string): string =>
  name
    .replace(/ies$/, 'y')
    .replace(/men$/, 'man')
    .replace(/(?<!s)s$/, '');

export const readRealm = (words: Words, lexicon: Lexicon): RealmNumber => {
  const name = words.isNothing || words.value === false ? 'Ind' : (words.text('a realm') ?? 'Ind');
  const bare = name.replace(/^(?:to|by|from|of) /i, '');
  return lexicon.realm(bare) ?? words.unknown('realm', bare, lexicon.realmNames()) ?? IND;
};

export const readRealms = (words: Words, lexicon: Lexicon): readonly RealmNumber[] =>
  listOf(words)
    .map((each) => readRealm(each, lexicon))
    .sort((a, b) => a - b);

export const readPlace = (words: Words, lexicon: Lexicon): Location => {
  const name = (words.text('a place') ?? '').replace(/^(?:at|in|to|from) /i, '');
  return lexicon.place(name) ?? words.unknown('place', name, lexicon.placeNames()) ?? 0;
};

export const readTroop = (words: Words, lexicon: Lexicon): TroopType => {
  const name = words.text('a troop') ?? '';
  const type = troopNamed(lexicon.troops, name);
  if (type !== null) return type;
  const like = troopsLike(lexicon.troops, name).map((troop) => troop.name);
  if (like.length > 1) words.fault(`'${name}' can be ${like.join(' or ')}`);
  else
    words.unknown(
      'troop',
      name,
      lexicon.troops.flatMap(({ name: full, key }) => [full, key]),
    );
  return 0;
};

/** The items of a list, also written as a text with commas, `and` or blanks between single words. */
export const listOf = (words: Words): readonly Words[] => {
  if (words.isNothing || words.value === false || words.value === 'none' || words.value === 'nobody') return [];
  if (typeof words.value !== 'string') return words.items();
  return words.value
    .split(/\s*,\s*|\s+and\s+/)
    .filter((each) => each !== '')
    .map((each) => words.as(each));
};
