import { Called, fold } from '@chancery/core';
import { drawVocabulary } from '@chancery/kit';
import { namesOfTroop } from '../orders/troop-names.ts';
import { placeName, realmAdjective, realmCode } from '../rules/names.ts';
import type { RealmInfo, Setting } from '../setting.ts';
import { kindOf, numberOf, readUnitLabel, realmOf, type UnitId, unitId, unitLabel } from '../unit-id.ts';
import { IND, type Location, type RealmNumber, type TroopType, type UnitKind } from '../words.ts';

/** Names as cases write them: realms by code or name, places by name or number, units as `Eng A7`, troops by name or key. */

export const namesOfRealm = (info: RealmInfo): readonly string[] => [
  info.code,
  info.name,
  realmAdjective({ realms: [info] } as unknown as Setting, 0),
  String(info.number),
];

export const realmNamed = ({ realms }: Pick<Setting, 'realms'>, words: string): RealmNumber | null => {
  const wanted = fold(words);
  if (wanted === 'ind' || wanted === 'independents') return IND;
  return realms.find((info) => info && namesOfRealm(info).some((each) => fold(each) === wanted))?.number ?? null;
};

/** The numbers of places by what they are called, kept for each list of places. */
const PLACES = new WeakMap<Setting['places'], ReadonlyMap<string, Location>>();

/** By its name, or its number where no place is called so. */
export const placeNamed = ({ places }: Pick<Setting, 'places'>, words: string): Location | null => {
  const known = PLACES.get(places) ?? numbersIn(places);
  PLACES.set(places, known);
  return known.get(fold(words)) ?? null;
};

const numbersIn = (places: Setting['places']): ReadonlyMap<string, Location> => {
  const all = places.flatMap((info) => info ?? []);
  const byNumber = all.map(({ number }) => [`${number}`, number] as const);
  return new Map([...byNumber, ...all.map(({ name, number }) => [fold(name), number] as const)]);
};

export const troopNamed = ({ troops }: Pick<Setting, 'troops'>, words: string): TroopType | null => {
  const type = troops.findIndex((troop) => namesOfTroop(troop).some((each) => fold(each) === fold(words)));
  return type < 0 ? null : type;
};

/** `Eng A7`, `Eng G Kent`, `Ind A Wales`: garrisons and armies of the independents go by their province (MD-4.8, MD-17.2). */
export const unitNamed = (setting: Setting, words: string): UnitId | null => {
  const [, whose = '', kind = '', which = ''] = /^(.+?)\s+([AFG])\s?(\S.*)$/.exec(words.trim()) ?? [];
  const realm = realmNamed(setting, whose);
  if (realm === null) return null;
  const place = kind === 'G' || (kind === 'A' && realm === IND) ? placeNamed(setting, which) : null;
  return readUnitLabel(realm, `${kind}${which}`) ?? (place === null ? null : unitId(realm, kind as UnitKind, place));
};

export const calledRealm = (setting: Setting, realm: RealmNumber): Called => {
  const info = setting.realms[realm];
  return new Called(realmCode(setting, realm), info ? namesOfRealm(info) : ['independents', realm]);
};

export const calledPlace = (setting: Setting, place: Location): Called =>
  new Called(placeName(setting, place), [place, `${placeName(setting, place)} (${place})`]);

export const calledTroop = (setting: Setting, type: TroopType): Called => {
  const troop = setting.troops[type];
  return troop ? new Called(troop.name, namesOfTroop(troop)) : new Called(`troop ${type}`);
};

/** `Eng A7`, and the other names of a unit: its label alone, and that of its province. */
export const calledUnit = (setting: Setting, id: UnitId): Called => {
  const [kind, realm] = [kindOf(id), realmOf(id)];
  const code = realmCode(setting, realm);
  const place = kind === 'G' || (kind === 'A' && realm === IND) ? setting.places[numberOf(id)]?.name : undefined;
  return new Called(`${code} ${unitLabel(id)}`, [unitLabel(id), ...(place ? [`${code} ${kind} ${place}`] : [])]);
};

/** The names of all draws (MD-1.28). */
export const DRAWS = [
  ...['homeless', 'target', 'siege', 'barracks', 'attack', 'rank5', 'wounded', 'capture', 'experience', 'landing'],
  ...['tie-owner', 'harbour-loss', 'unpaid', 'rating'],
] as const;

/** `attack@Kent-Essex` ↔ `attack@1-2`; `unpaid@Eng` ↔ `unpaid@1`, which is drawn for a realm. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: DRAWS,
  placeIn: (words, draw, setting) => {
    const number = draw === 'unpaid' ? realmNamed(setting, words) : placeNamed(setting, words);
    return number === null ? borderNamed(setting, words) : `${number}`;
  },
  placeWords: (place, draw, setting) =>
    place
      .split('-')
      .map((number) => (draw === 'unpaid' ? realmCode : placeName)(setting, Number(number)))
      .join('-'),
});

/** A border by its two provinces: the lower number comes first. */
const borderNamed = (setting: Setting, words: string): string | null => {
  const [a, b, more] = words.split(/\s*-\s*/).map((name) => placeNamed(setting, name));
  return a == null || b == null || more !== undefined ? null : `${Math.min(a, b)}-${Math.max(a, b)}`;
};
