import type { Roller } from '@chancery/core';
import type { Field, Target } from './field.ts';
import type { Rolls } from './rolls.ts';
import type { Scribe } from './scribe.ts';

/** Damage in tenths that a successful attack does (MD-8.18). */
const HIT = 10;

/**
 * Everybody in the battle strikes, canonically: first whom, if there are several hostile groups, then each of his
 * attacks (MD-8.15, MD-8.31 to MD-8.33). Nothing is hurt before all have struck.
 */
export const strikeBlows = ({ squads, walls }: Field, rolls: Rolls, scribe: Scribe | null): void => {
  const attack = rolls.of('attack');
  for (const squad of squads) {
    const { targets } = squad.unit.side;
    if (targets.length === 0) continue;
    const onWalls = squad.unit.committed;
    for (let individual = squad.removed; individual < squad.end; individual += 1) {
      const target = targets.length === 1 ? (targets[0] as Target) : chooseTarget(targets, rolls.of('target'), scribe);
      const manned = onWalls && walls.manned[squad.first + individual] === 1;
      const chance = manned ? squad.wallChance : squad.chance;
      if (squad.attacks > 0) scribe?.strikes(squad, target, chance);
      for (let blow = 0; blow < squad.attacks; blow += 1) {
        const roll = attack.d(10_000);
        if (roll <= chance) target.hits += HIT;
        scribe?.blow(roll);
      }
    }
  }
};

/** One of the groups, each as likely as its share of individuals (MD-8.15, MD-8.16). */
const chooseTarget = (targets: readonly Target[], roller: Roller, scribe: Scribe | null): Target => {
  let all = 0;
  for (const { count } of targets) all += count;
  const roll = roller.d(all);
  scribe?.target(roll);
  let upTo = 0;
  for (const target of targets) {
    upTo += target.count;
    if (roll <= upTo) return target;
  }
  throw new Error(`a d${all} showed ${roll}`);
};
