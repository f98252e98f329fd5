import type { NumberOf } from '@chancery/kit';

/** The closed sets of Medieval Diplomacy. Imports nothing; everybody may import it. */

/** A realm's number, 1 to 23. The independents are treated as number 99 wherever things are sorted (MD-0.6). */
export type RealmNumber = NumberOf<'realm'>;
export const IND: RealmNumber = 99;

/** A location's number: province or sea. */
export type Location = NumberOf<'location'>;

/** Whole pence, 100 to a gold piece (MD-1.26). */
export type Pence = number;
export const GOLD: Pence = 100;

/** The place of a troop type in the troop table order (MD-13.1); its row is `setting.troops[type]`. */
export type TroopType = NumberOf<'troop type'>;

export const SEASONS = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
export type Season = (typeof SEASONS)[number];

export const RELATIONS = ['neutral', 'war', 'alliance'] as const;
export type Relation = (typeof RELATIONS)[number];

export const CONTROLS = ['player', 'computer', 'defeated'] as const;
export type Control = (typeof CONTROLS)[number];

export const STATUSES = ['commoner', 'royalty'] as const;
export type Status = (typeof STATUSES)[number];

/** Army, fleet, garrison: in this order wherever units are sorted (MD-1.23). */
export const UNIT_KINDS = ['A', 'F', 'G'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

export const TROOP_CLASSES = [
  'foot',
  'missile',
  'mounted',
  'mountedInfantry',
  'siege',
  'transport',
  'warship',
] as const;
export type TroopClass = (typeof TROOP_CLASSES)[number];

export const RATINGS = ['infantry', 'cavalry', 'siege', 'naval'] as const;
export type Rating = (typeof RATINGS)[number];

export const STRUCTURES = ['fort', 'harbour', 'production'] as const;
export type Structure = (typeof STRUCTURES)[number];

/** The level of a citadel (MD-9.2). */
export const HIGHEST_FORT = 12;

/** The five ranks (MD-4.20). */
export type Rank = 1 | 2 | 3 | 4 | 5;

/** `mpUsed` of a unit that can do nothing more this turn (MD-0.9). */
export const EXHAUSTED = 99;
