import { keyedDice } from '../dice/keyed-dice.ts';
import type { SeatId } from '../ids.ts';
import { legalOrders } from '../order/read-sheet.ts';
import type { AnyPosition } from '../ruleset/any.ts';
import { knownTo } from '../ruleset/known-to.ts';
import type { AnyRuleset } from '../ruleset/runnable.ts';
import type { AnyOrder } from '../types/order.ts';

type BotOrders = (
  ruleset: AnyRuleset,
  position: AnyPosition,
  seat: SeatId,
  seed: string,
) => { readonly orders: readonly AnyOrder[] };

/**
 * The orders that the bot of a seat gives for the turn after `position`. `seed` is that of the bot's dice (`botSeed`), so
 * that nobody can foretell its orders and they are the same after an interruption. What is illegal among them is left out.
 */
export const botOrders: BotOrders = (ruleset, position, seat, seed) => {
  const known = knownTo(ruleset, position, seat);
  return { orders: legalOrders(ruleset, known, ruleset.bot(known, keyedDice(seed))) };
};

/** The same of a caretaker, which by some rulebooks does no more than defend. */
export const standInOrders: BotOrders = (ruleset, position, seat, seed) =>
  ruleset.standIn === undefined
    ? botOrders(ruleset, position, seat, seed)
    : botOrders({ ...ruleset, bot: ruleset.standIn }, position, seat, seed);
