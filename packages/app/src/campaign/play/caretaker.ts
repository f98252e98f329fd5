import {
  type AnyOrder,
  botSeed,
  knownTo,
  legalOrders,
  type SeatId,
  standInOrders,
  type TurnSecrets,
} from '@chancery/core';
import type { App } from '../../ground/app.ts';
import { incident } from '../../ground/use-case.ts';
import { closedTo } from '../press/words-in-orders.ts';
import type { Play } from './play.ts';
import { standingInRules } from './standing-in-rules.ts';

/**
 * What the bot of the ruleset orders for a seat; null when it cannot be asked. Then the seat has no orders, and the game
 * goes on by what its rules do with such a seat.
 */
export const caretakerOrders = (
  app: App,
  play: Pick<Play, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId,
  secrets: TurnSecrets,
): readonly AnyOrder[] | null => {
  const { campaign, ruleset, position } = play;
  try {
    return standInOrders(ruleset, position, seat, botSeed(secrets, seat)).orders.filter(
      (order) => closedTo(play, order) === null,
    );
  } catch (error) {
    incident(app, `bot of ${ruleset.id}, seat ${seat}, campaign ${campaign.id}`, error);
    return null;
  }
};

/** Of orders that a ruler left for turns to which they send none, those that are possible now. */
export const standingOrders = (
  play: Pick<Play, 'campaign' | 'ruleset' | 'position'>,
  seat: SeatId,
  orders: readonly AnyOrder[],
): readonly AnyOrder[] => {
  const { ruleset, position } = play;
  if (standingInRules(ruleset)) return [];
  const open = orders.filter((order) => closedTo(play, order) === null);
  return legalOrders(ruleset, knownTo(ruleset, position, seat), open);
};
