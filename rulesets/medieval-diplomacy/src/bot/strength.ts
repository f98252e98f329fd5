import { getTroop } from '../rules/find.ts';
import { barracksPlaces, effectiveFort, fortBonus } from '../rules/forts.ts';
import { isMounted, isSoldier } from '../rules/troops.ts';
import type { Setting } from '../setting.ts';
import type { Province, Stack } from '../state.ts';

/** What troops can do in a battle: damage a round in percent, and hit points in tenths. */
export interface Strength {
  readonly count: number;
  readonly blows: number;
  readonly hitPoints: number;
}

export const NO_STRENGTH: Strength = { count: 0, blows: 0, hitPoints: 0 };

export const strengthOf = (setting: Setting, stacks: readonly Pick<Stack, 'type' | 'count'>[]): Strength => {
  let strength = NO_STRENGTH;
  for (const { type, count } of stacks) {
    const troop = getTroop(setting, type);
    if (!isSoldier(troop)) continue;
    strength = plus(strength, {
      count,
      blows: count * troop.attacks * troop.combat,
      hitPoints: count * troop.hitPoints,
    });
  }
  return strength;
};

export const plus = (a: Strength, b: Strength): Strength => ({
  count: a.count + b.count,
  blows: a.blows + b.blows,
  hitPoints: a.hitPoints + b.hitPoints,
});

/** Two sides wear each other down together, so what counts is blows times hit points. */
export const powerOf = ({ blows, hitPoints }: Strength): number => blows * hitPoints;

/** Levels that so many siege machines should break before the fight begins (MD-9.15). */
const breached = (machines: number): number => Math.floor(machines / 2);

/** Strength behind the walls of a province, as far as there are places on them and machines do not break them (MD-9.3, MD-9.30). */
export const walled = (setting: Setting, province: Province, stacks: readonly Stack[], machines: number): Strength => {
  const strength = strengthOf(setting, stacks);
  const level = Math.max(0, effectiveFort(province) - breached(machines));
  if (level <= 0 || strength.count === 0) return strength;
  const bonus = fortBonus(level);
  const horse = stacks.reduce((sum, { type, count }) => (isMounted(getTroop(setting, type)) ? sum + count : sum), 0);
  const mostlyHorse = 2 * horse > strength.count;
  const combat = mostlyHorse ? bonus.horseCombat : bonus.footCombat;
  const hitPoints = mostlyHorse ? bonus.horseHitPoints : bonus.footHitPoints;
  const manned = Math.min(strength.count, barracksPlaces(level));
  return {
    count: strength.count,
    blows: Math.floor((strength.blows * (100 * strength.count + combat * manned)) / (100 * strength.count)),
    hitPoints: strength.hitPoints + manned * hitPoints,
  };
};
