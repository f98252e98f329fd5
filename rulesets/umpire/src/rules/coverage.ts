import type { REPORT_ERROR } from '../data/figures.ts';
import type { Setting } from '../setting.ts';
import type { SeenBy, State } from '../state.ts';
import type { NationNumber, ProvinceNumber } from '../words.ts';
import { getProvince, unitsIn } from './find.ts';
import { countOf, fightersOf } from './forces.ts';

/** How many of the three reasons for a report hold. */
export type Factors = keyof typeof REPORT_ERROR;

/**
 * How many of the factors hold for a nation in a province: it is or was theirs, army units or squadrons of theirs stand there, spies
 * of theirs are there (UM-21.6, 21.8); null: the province is not covered.
 */
export const factorsOf = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  province: ProvinceNumber,
): Factors | null => {
  const { owner, originalOwner } = getProvince(state, province);
  const units = unitsIn(state, nation, province);
  const holding = [
    owner === nation || originalOwner === nation,
    fightersOf(setting, units) > 0,
    countOf(setting, units, 'spy') > 0,
  ].filter((holds) => holds).length;
  return holding === 0 ? null : (holding as Factors);
};

export const SEEN_BY_FACTORS: { readonly [In in Factors]: SeenBy } = {
  1: 'one factor',
  2: 'two factors',
  3: 'three factors',
};
