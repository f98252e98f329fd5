import { type ExactDistribution, sumOfChances } from '@chancery/core';
import { siegeChance } from '../../battle/chance.ts';
import type { Ratings } from '../../events/battle-record.ts';
import { getTroop } from '../../rules/find.ts';
import { isSoldier } from '../../rules/troops.ts';
import type { Setting } from '../../setting.ts';
import type { Stack } from '../../state.ts';

/** What the rules let us reckon without trying: exact, in parts of 10 000. */

/** The chance that an invasion from the sea gets ashore: the normal combat of its soldiers in percent (MD-6.32). */
export const landingChance = (setting: Pick<Setting, 'troops'>, stacks: readonly Stack[]): number => {
  const soldiers = stacks.filter(({ type }) => isSoldier(getTroop(setting, type)));
  const combat = soldiers.reduce((sum, { type, count }) => {
    const troop = getTroop(setting, type);
    return sum + count * troop.attacks * troop.combat;
  }, 0);
  return Math.min(10_000, 100 * combat);
};

/** Who comes before which walls. */
interface Siege {
  readonly setting: Pick<Setting, 'troops'>;
  readonly attackers: readonly { readonly stacks: readonly Stack[]; readonly commanders?: readonly Ratings[] }[];
  readonly fort?: { readonly level: number; readonly damage: number };
}

export interface SiegeOdds {
  /** Effective level of the fortification when the rounds begin. */
  readonly level: number;
  readonly chance: number;
}

/** How strong the walls will be after the siege, strongest first (MD-9.12 to MD-9.20). Empty without walls. */
export const siegeOdds = ({ setting, attackers, fort }: Siege): readonly SiegeOdds[] => {
  if (fort === undefined || fort.level <= fort.damage) return [];
  const attempts = attackers.flatMap(({ stacks, commanders }) =>
    stacks.flatMap(({ type, count }) => {
      const { siege } = getTroop(setting, type);
      return siege === 0 ? [] : new Array<number>(count).fill(siegeChance(siege, commanders?.[0]?.siege ?? 0));
    }),
  );
  const standing = fort.level - fort.damage;
  const breaches = sumOfChances(attempts);
  const most = Math.min(standing, attempts.length);
  return Array.from({ length: most + 1 }, (_, damage) => ({
    level: standing - damage,
    chance: damage < standing ? breaches.exactly(damage) : breaches.atLeast(standing),
  }));
};

/** The number of hits that so many attacks make in one round. */
export const hitsOf = (chance: number, attacks: number): ExactDistribution =>
  sumOfChances(new Array<number>(attacks).fill(chance));
