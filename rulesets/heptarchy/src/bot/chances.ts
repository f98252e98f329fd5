import type { LandUnit } from '../rules/find.ts';

/** The chances of battles, near enough to decide by: the exact ones are told by `odds`. In parts of 1000. */

/** A side as a bot counts it: what its Levies and Retinues add to their rolls before the Mass Bonus. */
export interface Side {
  readonly levies: number;
  readonly retinues: number;
  readonly levyBonus: number;
  readonly retinueBonus: number;
}

export const countSide = (units: readonly LandUnit[]): Pick<Side, 'levies' | 'retinues'> => ({
  levies: units.filter(({ kind }) => kind === 'levy').length,
  retinues: units.filter(({ kind }) => kind === 'retinue').length,
});

/** How often of 100 a d10 with `lead` more beats another (HEP-10.22). */
const winsOf100 = (lead: number): number => {
  let wins = 0;
  for (let mine = 1; mine <= 10; mine += 1)
    for (let theirs = 1; theirs <= 10; theirs += 1) if (mine + lead > theirs) wins += 1;
  return wins;
};

const WINS: readonly number[] = Array.from({ length: 41 }, (_, at) => winsOf100(at - 20));
const winOf100 = (lead: number): number => WINS[Math.max(-20, Math.min(20, lead)) + 20] as number;

/** The chance in parts of 1000 that the attackers hold the field, man after man, the best of each side first. */
export const chanceToWin = (attack: Side, defence: Side): number => {
  const known = new Map<string, number>();
  const chance = (levies: number, retinues: number, theirLevies: number, theirRetinues: number): number => {
    if (theirLevies + theirRetinues === 0) return 1000;
    if (levies + retinues === 0) return 0;
    const key = `${levies} ${retinues} ${theirLevies} ${theirRetinues}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const mass = Math.floor(Math.max(0, levies - theirLevies) / 3) - Math.floor(Math.max(0, theirLevies - levies) / 3);
    const mine = retinues > 0 ? attack.retinueBonus : attack.levyBonus + Math.max(0, mass);
    const theirs =
      theirRetinues > 0 && retinues > 0
        ? defence.retinueBonus
        : theirLevies > 0
          ? defence.levyBonus + Math.max(0, -mass)
          : defence.retinueBonus;
    const wins = winOf100(mine - theirs);
    const facingRetinue = (theirRetinues > 0 && retinues > 0) || theirLevies === 0;
    const after =
      wins *
        (facingRetinue
          ? chance(levies, retinues, theirLevies, theirRetinues - 1)
          : chance(levies, retinues, theirLevies - 1, theirRetinues)) +
      (100 - wins) *
        (retinues > 0
          ? chance(levies, retinues - 1, theirLevies, theirRetinues)
          : chance(levies - 1, retinues, theirLevies, theirRetinues));
    const result = Math.floor(after / 100);
    known.set(key, result);
    return result;
  };
  return chance(attack.levies, attack.retinues, defence.levies, defence.retinues);
};
