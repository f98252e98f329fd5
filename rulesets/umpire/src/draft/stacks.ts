import type { Draft } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { Stack, State } from '../state.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';

/** What events do to stacks. Whoever has no units left in a province has no stack there. */

/** The stack of a nation there; made, in nation order, if there is none. */
export const stackIn = (draft: Draft<State>, nation: NationNumber, province: ProvinceNumber): Draft<Stack> => {
  const here = stacksOf(draft, province);
  const found = here.find((stack) => stack.nation === nation);
  if (found !== undefined) return found;
  const made: Draft<Stack> = { nation, units: [], armyOrder: null, fleetOrder: null, reliefArrived: false };
  const before = here.findIndex(
    (stack) => nation !== INDEPENDENTS && (stack.nation > nation || stack.nation === INDEPENDENTS),
  );
  here.splice(before === -1 ? here.length : before, 0, made);
  return made;
};

export const addUnits = (
  draft: Draft<State>,
  nation: NationNumber,
  province: ProvinceNumber,
  units: readonly number[],
): void => {
  const stack = stackIn(draft, nation, province);
  stack.units = units.map((more, type) => more + (stack.units[type] ?? 0));
  tidy(draft, province);
};

/** What loses its last unit of an arm forgets its combat orders. Throws if there are fewer units: our own fault. */
export const takeUnits = (
  draft: Draft<State>,
  { types }: Pick<Setting, 'types'>,
  { nation, province }: { readonly nation: NationNumber; readonly province: ProvinceNumber },
  units: readonly number[],
): void => {
  const stack = stackIn(draft, nation, province);
  stack.units = units.map((fewer, type) => (stack.units[type] ?? 0) - fewer);
  if (stack.units.some((left) => left < 0)) {
    throw new Error(`nation ${nation} has fewer units in province ${province} than it loses`);
  }
  const left = stack.units;
  if (!types.some(({ type, category }) => category === 'land' && (left[type] ?? 0) > 0)) stack.armyOrder = null;
  if (!types.some(({ type, category }) => category === 'sea' && (left[type] ?? 0) > 0)) stack.fleetOrder = null;
  tidy(draft, province);
};

/** So many units of a type, whatever was there before. Whoever has no units of an arm left forgets its combat orders. */
export const setUnits = (
  draft: Draft<State>,
  setting: Pick<Setting, 'types'>,
  { nation, province }: { readonly nation: NationNumber; readonly province: ProvinceNumber },
  { type, count }: { readonly type: number; readonly count: number },
): void => {
  const before = stackIn(draft, nation, province).units[type] ?? 0;
  const change = setting.types.map((each) => (each.type === type ? Math.abs(count - before) : 0));
  if (count < before) takeUnits(draft, setting, { nation, province }, change);
  else addUnits(draft, nation, province, change);
};

export const stacksOf = (draft: Draft<State>, province: ProvinceNumber): Draft<Stack>[] => {
  const here = draft.stacks[province];
  if (here === undefined) throw new Error(`there is no province ${province}`);
  return here;
};

const tidy = (draft: Draft<State>, province: ProvinceNumber): void => {
  draft.stacks[province] = stacksOf(draft, province).filter(({ units }) => units.some((each) => each > 0));
};
