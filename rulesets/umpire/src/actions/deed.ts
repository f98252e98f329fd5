import type { LineOf, NationOrder } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { GameTurn } from '../types.ts';
import type { OrderStatus, ProvinceNumber } from '../words.ts';

/** What came of a line (UM-20.4). */
export interface Done {
  readonly status: OrderStatus;
  readonly reason: Refusal | null;
  /** Where a move ended; null for all else. */
  readonly place: ProvinceNumber | null;
}

/**
 * Carries one line out, at once and completely (UM-1.9): it tests the line against the position as it is, emits what happens, and
 * answers what came of it. A cancelled line costs nothing, unless its clause says otherwise.
 */
export type Deed<Verb extends NationOrder['verb']> = (turn: GameTurn, line: LineOf<Verb>) => Done;

export const DONE: Done = { status: 'done', reason: null, place: null };
export const partly = (reason: Refusal): Done => ({ status: 'partial', reason, place: null });
export const cancelled = (reason: Refusal): Done => ({ status: 'cancelled', reason, place: null });
export const ignored = (reason: Refusal | null = null): Done => ({ status: 'ignored', reason, place: null });
