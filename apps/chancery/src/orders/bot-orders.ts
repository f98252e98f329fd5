import {
  checkSheet,
  choiceTree,
  keyedDice,
  type RulesetTypes,
  type SeatId,
  type SheetReading,
  sha256Hex,
  turnSeed,
} from '@chancery/core';
import type { Campaign } from '../campaign/open-campaign.ts';
import type { Moment } from '../record/seal.ts';
import { knownTo } from './known-to.ts';

/**
 * The orders that the bot of a seat gives for the turn after `moment`. Its dice follow from the secret of that turn, so
 * that nobody can foretell its orders and they are the same after an interruption.
 */
export const botOrders = (
  { ruleset }: Campaign,
  moment: Moment,
  seat: SeatId,
  secret: string,
): SheetReading<RulesetTypes> => {
  const known = knownTo(ruleset, moment.position, seat);
  const dice = keyedDice(turnSeed(secret, sha256Hex(`bot ${seat}`)));
  return checkSheet(ruleset, known, ruleset.bot(known, choiceTree(ruleset, known, []), dice));
};
