import { orderKindsOf, type Ruleset, type RulesetTypes, type SeatId } from '@chancery/core';
import { playCampaign } from '../campaign.ts';
import { botPlayer, type Player } from '../player.ts';
import { firstPosition } from '../position.ts';
import { randomPlayer } from '../random-player.ts';
import type { SuitePlan } from './suite-plan.ts';

/**
 * The verbs that no random player has used in any campaign, nor the master. Bots play three turns of four, so that there is
 * something to order in the fourth. Stops as soon as all verbs have been used.
 */
export const unusedVerbs = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scenario, campaigns, turns }: SuitePlan<T>['randomCampaigns'],
): Promise<readonly string[]> => {
  const unused = new Set<string>(orderKindsOf(ruleset.orders).map(({ verb }) => verb));
  const atRandom = randomPlayer<T>({ sittings: 2, most: 10 });
  const player = (_seat: SeatId, turn: number): Player<T> => (turn % 4 === 0 ? atRandom : botPlayer<T>);
  const master = randomPlayer<T>({ by: 'master', sittings: 1, most: 2 });
  for (let number = 1; number <= campaigns && unused.size > 0; number += 1) {
    const seed = `every verb ${number}`;
    const position = await firstPosition(ruleset, { scenario, seed });
    for (const { record } of playCampaign(ruleset, { position, seed, turns, player, master })) {
      for (const { verb } of [...record.acts, ...record.sheets.flatMap(({ orders }) => orders)]) unused.delete(verb);
    }
  }
  return [...unused];
};
