import type { Ruleset, RulesetTypes } from '@chancery/core';
import { type PlayedTurn, playCampaign } from '../campaign.ts';
import { deepFreeze } from '../deep-freeze.ts';
import { botPlayer, type Player, silentPlayer } from '../player.ts';
import { firstPosition } from '../position.ts';
import { randomPlayer } from '../random-player.ts';
import type { SuitePlan } from './suite-plan.ts';

/** A campaign that the suite looks at. All of it is frozen. */
export interface SuiteCampaign<T extends RulesetTypes> {
  readonly name: string;
  /** Nobody in it talks at random, so that what is said can be read closely. */
  readonly byBots: boolean;
  readonly turns: readonly PlayedTurn<T>[];
}

/** Plays each scenario twice: by bots, and by bots, random players and some who miss a turn. */
export const playMaterial = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  { scenarios }: SuitePlan<T>,
): Promise<readonly SuiteCampaign<T>[]> => {
  const campaigns: SuiteCampaign<T>[] = [];
  for (const { scenario, turns, options } of scenarios) {
    for (const byBots of [true, false]) {
      const seed = `suite ${scenario}`;
      const position = deepFreeze(await firstPosition(ruleset, { scenario, options, seed }));
      const played: PlayedTurn<T>[] = [];
      const plan = { position, seed, turns, player: () => (byBots ? botPlayer<T> : mixedPlayer<T>) };
      for (const turn of playCampaign(ruleset, plan)) played.push(deepFreeze(turn));
      campaigns.push({ name: `${scenario}, ${byBots ? 'bots' : 'mixed'}`, byBots, turns: played });
    }
  }
  return campaigns;
};

const mixedPlayer = <T extends RulesetTypes>(
  ...[ruleset, known, dice]: Parameters<Player<T>>
): ReturnType<Player<T>> => {
  const kind = dice.at('kind-of-player').d(10);
  const player = kind === 1 ? silentPlayer : kind <= 5 ? randomPlayer<T>() : botPlayer<T>;
  return player(ruleset, known, dice);
};

/** Every turn of every campaign, with words that name it in a fault. */
export const turnsOf = <T extends RulesetTypes>(
  campaigns: readonly SuiteCampaign<T>[],
): readonly { readonly where: string; readonly turn: PlayedTurn<T>; readonly byBots: boolean }[] =>
  campaigns.flatMap(({ name, byBots, turns }) =>
    turns.map((turn) => ({ where: `${name}, turn ${turn.number}`, turn, byBots })),
  );
