import { type Sheet, seatId } from '@chancery/core';
import type { Order, OrderOf, Verb } from '../order.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { getNation } from './find.ts';

/** The sheet that a nation's ruler sent for this update; null when none came. */
export const sheetOf = (
  { sheets, state }: Pick<GameTurn, 'sheets' | 'state'>,
  nation: NationNumber,
): Sheet<Order> | null => sheets[seatId(getNation(state, nation).code)] ?? null;

/** Its lines of some verbs, in their order (W83-1.12). */
export const linesOf = <V extends Verb>(
  turn: Pick<GameTurn, 'sheets' | 'state'>,
  nation: NationNumber,
  ...verbs: readonly V[]
): readonly OrderOf<V>[] =>
  (sheetOf(turn, nation)?.orders ?? []).filter((order): order is OrderOf<V> =>
    (verbs as readonly Verb[]).includes(order.verb),
  );
