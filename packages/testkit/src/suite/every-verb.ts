import { orderKindsOf, type Ruleset, type RulesetTypes, type SeatId } from '@chancery/core';
import { playCampaign } from '../campaign.ts';
import { botPlayer, type Player } from '../player.ts';
import { firstPosition } from '../position.ts';
import { randomPlayer } from '../random-player.ts';
import type { SuitePlan } from './suite-plan.ts';

/** Bots play three turns of four, so that there is something to order in the fourth: in each campaign another one. */
const isRandom = (campaign: number, turn: number): boolean => (turn - campaign) % 4 === 0;

/** The verbs that no random player has used in any campaign, nor a random master. Stops as soon as all have been used. */
export const unusedVerbs = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scenario, campaigns, turns, from }: SuitePlan<T>['randomCampaigns'],
): Promise<readonly string[]> => {
  // What acts on arrival reaches no turn.
  const ofTurns = orderKindsOf(ruleset.orders).filter(({ onArrival }) => onArrival === undefined);
  const unused = new Set<string>(ofTurns.map(({ verb }) => verb));
  const atRandom = randomPlayer<T>({ sittings: 2, most: 10 });
  const masterAtRandom = randomPlayer<T>({ by: 'master', sittings: 1, most: 2 });
  for (let campaign = 1; campaign <= campaigns; campaign += 1) {
    const player = (_: SeatId, turn: number): Player<T> => (isRandom(campaign, turn) ? atRandom : botPlayer<T>);
    const seed = `every verb ${campaign}`;
    const first = await firstPosition(ruleset, { scenario, seed });
    const position = from === undefined || campaign % 2 === 0 ? first : from(first);
    let begun = 0;
    // A master who may do anything may end the campaign: in every other one they let the players have their time first.
    const master: Player<T> = (...known) => {
      begun += 1;
      return campaign % 2 === 1 || begun * 2 > turns ? masterAtRandom(...known) : null;
    };
    for (const { number, record } of playCampaign(ruleset, { position, seed, turns, player, master })) {
      const byPlayers = isRandom(campaign, number) ? record.sheets.flatMap(({ orders }) => orders) : [];
      for (const { verb } of [...record.acts, ...byPlayers]) unused.delete(verb);
      if (unused.size === 0) return [];
    }
  }
  return [...unused];
};
