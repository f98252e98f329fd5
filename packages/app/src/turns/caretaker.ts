import { type AnyOrder, botOrders, botSeed, checkSheet, knownTo, type SeatId } from '@chancery/core';
import type { App } from '../app.ts';
import { closedTo } from '../letters/words-in-orders.ts';
import { incident } from '../use-case.ts';
import type { InPlay } from './in-play.ts';

/**
 * What the bot of the ruleset orders for a seat; null when it cannot be asked. Then the seat has no orders, and the game
 * goes on by what its rules do with such a seat.
 */
export const caretakerOrders = (
  app: App,
  play: Pick<InPlay, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId,
  secret: string,
): readonly AnyOrder[] | null => {
  const { campaign, ruleset, position } = play;
  try {
    return botOrders(ruleset, position, seat, botSeed({ turn: secret, closed: null }, seat)).orders.filter(
      (order) => closedTo(play, order) === null,
    );
  } catch (error) {
    incident(app, `bot of ${ruleset.id}, seat ${seat}, campaign ${campaign.id}`, error);
    return null;
  }
};

/** Of orders that a ruler left for turns to which he sends none, those that are possible now. */
export const standingOrders = (
  play: Pick<InPlay, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId,
  orders: readonly AnyOrder[],
): readonly AnyOrder[] => {
  const { ruleset, position } = play;
  const open = orders.filter((order) => closedTo(play, order) === null);
  return checkSheet(ruleset, knownTo(ruleset, position, seat), open, 'faults').orders;
};
