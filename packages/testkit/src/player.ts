import { type Dice, type Known, legalOrders, type Ruleset, type RulesetTypes } from '@chancery/core';

/** Orders for a seat from what it knows and may order; null: it sends no sheet. */
export type Player<T extends RulesetTypes> = (
  ruleset: Ruleset<T>,
  known: Known<T>,
  dice: Dice,
) => readonly T['order'][] | null;

/** The ruleset's own stand-in. What is illegal among its orders is left out, as a host would. */
export const botPlayer = <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  known: Known<T>,
  dice: Dice,
): readonly T['order'][] => {
  const orders = ruleset.bot(known, dice);
  return legalOrders(ruleset, known, orders);
};

/** Sends nothing. */
export const silentPlayer = (): null => null;
