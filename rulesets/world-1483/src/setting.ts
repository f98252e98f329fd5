import type { World } from '@chancery/core';
import type { NationKind, NationNumber, OwnerNumber, PlaceNumber, Special } from './words.ts';

/** What stays the same in a campaign, and everybody may know: the whole scenario is public (W83-18.1). */
export interface Setting {
  readonly scenario: string;
  readonly title: string;
  readonly options: Options;
  /** In the place of their number; rebels founded in play have none. */
  readonly nations: readonly (NationInfo | null)[];
  /** In the place of their number: territories first, then sea zones. */
  readonly places: readonly (PlaceInfo | null)[];
  readonly world: World;
}

/** What a game master may set. */
export interface Options {
  /** Whether tribes choose where they settle; without it they settle as W83-16.9 has it. */
  readonly tribesChoose: boolean;
}

export interface NationInfo {
  readonly number: NationNumber;
  /** By which seats and orders name it: `teutonic-order`. */
  readonly code: string;
  readonly name: string;
  readonly kind: NationKind;
  readonly phase: number;
  readonly order: number;
  /** Null for tribes. */
  readonly capital: PlaceNumber | null;
  readonly description: string;
  /** A blazon. */
  readonly arms: string;
  readonly tone: number;
}

/** A territory or a sea zone (W83-0.21, 0.23). Lists ascend. */
export interface PlaceInfo {
  readonly number: PlaceNumber;
  /** The id of the territories file: `gulf-of-cadiz`. */
  readonly code: string;
  readonly name: string;
  readonly kind: 'land' | 'sea';
  readonly special: Special | null;
  /** Value, city and owner with which it begins; a sea zone has none. */
  readonly value: number;
  readonly city: string | null;
  readonly owner: OwnerNumber | null;
  /** Territories that share a border with a territory (W83-0.3). */
  readonly borders: readonly PlaceNumber[];
  /** Territories across a strait. */
  readonly straits: readonly PlaceNumber[];
  /** Of a territory the zones on its coast, of a zone the territories that it touches (W83-0.4). */
  readonly coasts: readonly PlaceNumber[];
  /** Zones beside a zone, the two special edges among them. */
  readonly seas: readonly PlaceNumber[];
}
