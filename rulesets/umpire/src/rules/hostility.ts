import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import type { Arm } from '../words.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';
import { findStack, getNation, getProvince, stacksIn } from './find.ts';
import { countOf } from './forces.ts';

type Board = Pick<State, 'nations' | 'provinces'>;

/** Two player nations are hostile if one lists the other (UM-4.3). Nobody is hostile to themselves. */
export const areEnemies = (state: Pick<State, 'nations'>, one: NationNumber, other: NationNumber): boolean =>
  one !== other && (getNation(state, one).enemies.includes(other) || getNation(state, other).enemies.includes(one));

/**
 * Whether two nations are hostile in a province, Independents among them (UM-4.3, 4.5): those are everybody's enemies, but rebels
 * fight only whom they rebel against and those friendly to them.
 */
export const hostileIn = (state: Board, province: ProvinceNumber, one: NationNumber, other: NationNumber): boolean => {
  if (one === other) return false;
  if (one !== INDEPENDENTS && other !== INDEPENDENTS) return areEnemies(state, one, other);
  const player = one === INDEPENDENTS ? other : one;
  const against = getProvince(state, province).rebelAgainst;
  return against === null || !areEnemies(state, player, against);
};

/** Whether somebody hostile to a nation has army units or squadrons in a province; of one arm, or of any. */
export const hostilesIn = (
  { setting, state }: { readonly setting: Setting; readonly state: State },
  province: ProvinceNumber,
  nation: NationNumber,
  arms: readonly Arm[] = ['land', 'sea'],
): number =>
  stacksIn(state, province)
    .filter((stack) => hostileIn(state, province, nation, stack.nation))
    .reduce((sum, { units }) => sum + arms.reduce((all, arm) => all + countOf(setting, units, arm), 0), 0);

/** The city side: the owner and nations friendly to them with a stack in the province, the owner first (UM-14.36). */
export const citySide = (state: State, province: ProvinceNumber): readonly NationNumber[] => {
  const { owner } = getProvince(state, province);
  const friends = stacksIn(state, province)
    .map(({ nation }) => nation)
    .filter((nation) => nation !== owner && !hostileIn(state, province, owner, nation));
  return findStack(state, owner, province) === null ? friends : [owner, ...friends];
};
