import { DEVASTATION } from '../../data/figures.ts';
import { getProvince } from '../../rules/find.ts';
import { hostilesIn } from '../../rules/hostility.ts';
import { chanceOf } from '../../rules/rolls.ts';
import { subjectOf } from '../../rules/subject.ts';
import type { Province } from '../../state.ts';
import type { GameTurn } from '../../types.ts';
import type { ProvinceNumber } from '../../words.ts';

/** Hostile units may lay the land waste before anybody leaves, whatever their orders (UM-8.17, 8.18). */
export const devastation = (turn: GameTurn, province: ProvinceNumber): void => {
  const { state, emit } = turn;
  const land = getProvince(state, province);
  const hostile = hostilesIn(turn, province, land.owner);
  if (hostile === 0) return;
  const chance = Math.min(DEVASTATION.most, DEVASTATION.base + DEVASTATION.each * (hostile - 1));
  if (!chanceOf(turn, 'DEVASTATE', subjectOf(state, { province }), chance)) return;
  const once = damaged(land);
  const { inv, dev } = hostile >= DEVASTATION.doubleFrom ? damaged({ ...land, ...once }) : once;
  if (inv !== land.inv || dev !== land.dev) emit({ kind: 'devastated', rule: 'UM-8.18', province, inv, dev });
};

/** A point of damage takes investment first, then basic revenue down to half of the original (UM-8.15, 8.16). */
export const damaged = ({
  orig,
  base,
  inv,
  dev,
}: Pick<Province, 'orig' | 'base' | 'inv' | 'dev'>): Pick<Province, 'inv' | 'dev'> => {
  if (inv > 0) return { inv: inv - 1, dev };
  return { inv, dev: 2 * (base - dev - 1) >= orig ? dev + 1 : dev };
};
