import type { AnyOrder, Question, SeatId } from '@chancery/core';
import type { Play } from './play.ts';

/** What some orders of a seat put before the master, as far as its ruler knows of it. The orders of others are not looked at. */
export const raisedBy = (
  { ruleset, position }: Pick<Play, 'ruleset' | 'position'>,
  seat: SeatId,
  orders: readonly AnyOrder[],
): readonly Question[] =>
  ruleset.questions(position, { [seat]: { seat, orders } }).filter((question) => isFor(seat, question));

const isFor = (seat: SeatId, { about, toRuler }: Question): boolean => about === seat && toRuler === true;
