import type { Words } from '@chancery/core';
import { realmCode } from '../../rules/names.ts';
import type { Setting } from '../../setting.ts';
import { kindOf, numberOf, realmOf, type UnitId, unitId, unitLabel } from '../../unit-id.ts';
import { IND, type Location, type RealmNumber, type UnitKind } from '../../words.ts';
import type { Lexicon } from './lexicon.ts';

/** A unit as a case calls it, and the place that its name already tells. */
export interface NamedUnit {
  readonly realm: RealmNumber;
  readonly kind: UnitKind;
  /** Null: the lowest that is free. */
  readonly number: number | null;
  readonly place: Location | null;
}

const KINDS: { readonly [word: string]: UnitKind } = { a: 'A', f: 'F', g: 'G', army: 'A', fleet: 'F', garrison: 'G' };

/** `Eng A7`, `A7 of Eng`, `Eng army 7`, `Eng G45`, `Eng G Kent`, `Ind A Wales`, `Garrison of Kent`; `A7` when the realm is known. */
export const readUnitName = (text: string, lexicon: Lexicon, realm: RealmNumber | null = null): NamedUnit | null => {
  const words = text.trim().replace(/[:,]$/, '');
  const [, label = '', owner] = /^([AFG]\s?\d+)\s+of\s+(.+)$/i.exec(words) ?? [];
  if (owner !== undefined) return readUnitName(`${owner} ${label}`, lexicon);
  const [, who, letter, number] = /^(?:(.+?)\s+)?(A|F|G|army|fleet|garrison)\s?#?0*([1-9]\d*)$/i.exec(words) ?? [];
  if (letter !== undefined) return named({ who, letter, number: Number(number), place: null }, lexicon, realm);
  const [, whose, kind, where] = /^(?:(.+?)\s+)?(A|F|G|army|fleet|garrison)\s+(?:of |in |at )?(.+)$/i.exec(words) ?? [];
  if (kind === undefined || where === undefined) return null;
  const place = lexicon.place(where);
  return place === null ? null : named({ who: whose, letter: kind, number: null, place }, lexicon, realm);
};

type Parts = { readonly who: string | undefined; readonly letter: string } & Pick<NamedUnit, 'number' | 'place'>;

const named = ({ who, letter, number, place }: Parts, lexicon: Lexicon, own: RealmNumber | null): NamedUnit | null => {
  const realm = who === undefined ? own : lexicon.realm(who);
  const kind = KINDS[letter.toLowerCase()];
  if (realm === null || kind === undefined) return null;
  if (kind === 'G') return { realm, kind, number: number ?? place, place: number ?? place };
  if (realm === IND) return { realm, kind, number: number ?? place, place: place ?? wildPlace(kind, number, lexicon) };
  return { realm, kind, number, place };
};

/** Armies of the independents are numbered by their province (MD-17.2). */
const wildPlace = (kind: UnitKind, number: number | null, lexicon: Lexicon): Location | null =>
  kind === 'A' && number !== null && lexicon.placeInfo(number)?.kind === 'province' ? number : null;

/** A unit that another one names, such as the fleet it is aboard. */
export const readUnit = (words: Words, lexicon: Lexicon, realm: RealmNumber | null): UnitId | null => {
  if (words.isNothing || words.value === false || /^(?:none|nobody|nothing)$/i.test(String(words.value))) return null;
  const text = words.text('a unit, such as Eng A1') ?? '';
  const unit = readUnitName(text, lexicon, realm);
  if (unit?.number == null) return words.fault(`'${text}' is no unit: Eng A1, Fra F2, Ind G45, Eng G Kent`);
  return unitId(unit.realm, unit.kind, unit.number);
};

/** `Eng A7`. */
export const unitWords = (setting: Setting, id: UnitId): string =>
  `${realmCode(setting, realmOf(id))} ${unitLabel(id)}`;

/** Other names of a unit: its label alone, and that of its province for garrisons and armies of the independents. */
export const otherUnitWords = (setting: Setting, id: UnitId): readonly string[] => {
  const [kind, realm] = [kindOf(id), realmOf(id)];
  const place = kind === 'G' || (kind === 'A' && realm === IND) ? setting.places[numberOf(id)]?.name : undefined;
  if (place === undefined) return [unitLabel(id)];
  const whose = `${realmCode(setting, realm)} ${kind}`;
  return [unitLabel(id), `${whose} ${place}`, `${whose} at ${place}`, `${whose} of ${place}`];
};
