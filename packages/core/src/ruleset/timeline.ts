import type { Miniature } from '../map/picture.ts';

/** What a seat's draft should lead to, part by part, when nobody else does anything. */
export interface Timeline {
  /** In order; the first is how things stand before the turn. */
  readonly parts: readonly TurnPart[];
  /** Every own unit, those that are to be formed included. */
  readonly tracks: readonly UnitTrack[];
}

/** A part of the turn, as the rulebook calls it. */
export interface TurnPart {
  readonly id: string;
  readonly label: string;
  /** The orders that should be carried out then, by their places in the draft; of some it is not foreseen. */
  readonly orders: readonly number[];
}

export interface UnitTrack {
  readonly unit: string;
  /** What people call it, as in `UnitRow`. */
  readonly label?: string;
  readonly kind: string;
  readonly miniature?: Miniature;
  /** The area at the end of each part; null while the unit is not there. */
  readonly areas: readonly (number | null)[];
  /** The parts, by place, in which an order of the unit should fail. */
  readonly failing: readonly number[];
}
