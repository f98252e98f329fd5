import { type RealmNumber, UNIT_KINDS, type UnitKind } from './words.ts';

declare const brand: unique symbol;
/**
 * A unit's interned id. Ids sort in canonical order (MD-1.23): realm, then A, F, G, then number.
 * England's A7 is 1·100000 + 0·10000 + 7; the independents' garrison of location 45 is 99·100000 + 2·10000 + 45.
 */
export type UnitId = number & { readonly [brand]: 'unit' };

const REALM = 100_000;
const KIND = 10_000;

export const unitId = (realm: RealmNumber, kind: UnitKind, number: number): UnitId =>
  (realm * REALM + UNIT_KINDS.indexOf(kind) * KIND + number) as UnitId;

export const realmOf = (id: UnitId): RealmNumber => Math.floor(id / REALM);
export const kindOf = (id: UnitId): UnitKind => UNIT_KINDS[Math.floor((id % REALM) / KIND)] ?? 'G';
export const numberOf = (id: UnitId): number => id % KIND;

/** The unit's letter and number, as its owner writes it: `A7` (MD-4.8). */
export const unitLabel = (id: UnitId): string => `${kindOf(id)}${numberOf(id)}`;

const LABEL = /^([AFG])0*([1-9][0-9]{0,3})$/i;

/** Reads `A7`, `f12` or `G045` for a realm; null when it is none. */
export const readUnitLabel = (realm: RealmNumber, label: string): UnitId | null => {
  const match = LABEL.exec(label);
  if (!match?.[1] || !match[2]) return null;
  return unitId(realm, match[1].toUpperCase() as UnitKind, Number(match[2]));
};
