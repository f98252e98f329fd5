import type { PointItem, RetreatTerm } from '../order.ts';
import type { Fighter } from '../rules/factors.ts';
import type { LandType, ShipType, TroopType } from '../words.ts';

/** A battle as somebody asks about it. */

export const GROUNDS = ['land', 'sea', 'deep sea'] as const;

export interface OddsPlace {
  readonly on: (typeof GROUNDS)[number];
  /** The walls of its city; null where there is none (W83-11.20). */
  readonly fort: number | null;
  /** Guests are expelled: they have neither walls nor ground (W83-5.52). */
  readonly open: boolean;
}

/** What nobody has rolled yet, to be rolled in each trial (W83-2.27, 2.30, 2.33). */
export type Unrolled =
  | { readonly what: 'siberia' }
  | { readonly what: 'africa'; readonly value: number }
  | { readonly what: 'berbers' };

/** What is counted of a force. */
export type OddsKind = TroopType | ShipType | 'mil';
export interface OddsTroop {
  readonly count: number;
  readonly kind: OddsKind;
  /** Of ships: with units aboard, or damaged (W83-3.7, 9.7). */
  readonly laden?: boolean;
  readonly damaged?: boolean;
}

export interface OddsForce {
  readonly troops: readonly OddsTroop[];
  /** How attackers come (W83-11.12). */
  readonly way: Fighter['way'];
  readonly general: { readonly skill: number; readonly ability: number } | null;
  readonly points: readonly PointItem[];
  /** When attackers leave; of defenders, when the Cautious does (W83-4.20). */
  readonly retreat: readonly RetreatTerm[];
  readonly unrolled: Unrolled | null;
}

export const NO_FORCE: OddsForce = { troops: [], way: 'land', general: null, points: [], retreat: [], unrolled: null };

export type OddsQuestion = OddsPlace & {
  readonly attackers: readonly OddsForce[];
  readonly defenders: readonly OddsForce[];
};

export const isShipKind = (kind: OddsKind | LandType): kind is ShipType =>
  kind === 'sol' || kind === 'frg' || kind === 'mer';
export const isAtSea = ({ on }: Pick<OddsPlace, 'on'>): boolean => on !== 'land';
