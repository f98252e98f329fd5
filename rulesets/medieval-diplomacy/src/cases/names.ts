import { Called } from '@chancery/core';
import { drawVocabulary, everyNumbered, listed } from '@chancery/kit';
import { namesOfTroop } from '../orders/troop-names.ts';
import { realmAdjective, realmCode } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import { kindOf, numberOf, readUnitLabel, realmOf, type UnitId, unitId, unitLabel } from '../unit-id.ts';
import { IND, type UnitKind } from '../words.ts';

/** By code or name, in full or in short, or number. */
export const REALMS = listed<Setting>((setting) => [
  ...everyNumbered(setting.realms).map(({ number, code, name }) => ({
    value: number,
    names: [code, name, realmAdjective(setting, number), `${number}`],
  })),
  { value: IND, names: ['Ind', 'independents'] },
]);

/** By name, or number where no place is called so. */
export const PLACES = listed<Setting>(({ places }) =>
  everyNumbered(places).map(({ number, name }) => ({
    value: number,
    names: [name, `${number}`, `${name} (${number})`],
  })),
);

/** By name or key, one or many. */
export const TROOP_TYPES = listed<Pick<Setting, 'troops'>>(({ troops }) =>
  troops.map((troop, value) => ({ value, names: [troop.name, ...namesOfTroop(troop)] })),
);

/** Garrisons and armies of the independents go by their province (MD-4.8, MD-17.2). */
const goesByPlace = (realm: number, kind: string): boolean => kind === 'G' || (kind === 'A' && realm === IND);

/** `Eng A7`, `Eng G Kent`, `Ind A Wales`. */
export const unitNamed = (setting: Setting, words: string): UnitId | null => {
  const [, whose = '', kind = '', which = ''] = /^(.+?)\s+([AFG])\s?(\S.*)$/.exec(words.trim()) ?? [];
  const realm = REALMS.find(setting, whose);
  if (realm === null) return null;
  const place = goesByPlace(realm, kind) ? PLACES.find(setting, which) : null;
  return readUnitLabel(realm, `${kind}${which}`) ?? (place === null ? null : unitId(realm, kind as UnitKind, place));
};

/** `Eng A7`, and the other names of a unit: its label alone, and that of its province. */
export const calledUnit = (setting: Setting, id: UnitId): Called => {
  const [kind, realm] = [kindOf(id), realmOf(id)];
  const code = realmCode(setting, realm);
  const place = goesByPlace(realm, kind) ? setting.places[numberOf(id)]?.name : undefined;
  return new Called(`${code} ${unitLabel(id)}`, [unitLabel(id), ...(place ? [`${code} ${kind} ${place}`] : [])]);
};

/** The names of all draws (MD-1.28). */
export const DRAWS = [
  ...['homeless', 'target', 'siege', 'barracks', 'attack', 'rank5', 'wounded', 'capture', 'experience', 'landing'],
  ...['tie-owner', 'harbour-loss', 'unpaid', 'rating'],
] as const;

/** `attack@Kent-Essex` ↔ `attack@1-2`, the lower number first; `unpaid@Eng` ↔ `unpaid@1`, which is drawn for a realm. */
export const DRAW_WORDS = drawVocabulary<Setting>({
  draws: DRAWS,
  placeIn: (words, draw, setting) => {
    const whole = (draw === 'unpaid' ? REALMS : PLACES).find(setting, words);
    const [a, b, more] = words.split(/\s*-\s*/).map((name) => PLACES.find(setting, name));
    if (whole !== null) return `${whole}`;
    return a == null || b == null || more !== undefined ? null : `${Math.min(a, b)}-${Math.max(a, b)}`;
  },
  placeWords: (place, draw, setting) => {
    const { called } = draw === 'unpaid' ? REALMS : PLACES;
    return place.replace(/\d+/g, (number) => called(setting, Number(number)).shown);
  },
});
