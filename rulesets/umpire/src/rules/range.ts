import type { Setting } from '../setting.ts';
import type { State } from '../state.ts';
import { type NationNumber, NOWHERE, type ProvinceNumber } from '../words.ts';
import { getProvince, livingNations, stacksIn } from './find.ts';
import { isNothing } from './forces.ts';
import { besides } from './routes.ts';

/**
 * Who is in range of what happens in a province (UM-21.18): the province, or one beside it by land or sea, is theirs, was theirs at
 * the start, or holds troops or spies of theirs. Ascending.
 */
export const inRange = (setting: Setting, state: State, province: ProvinceNumber): readonly NationNumber[] => {
  if (province === NOWHERE) return [];
  const near = new Set(
    besides(setting, province).flatMap((place) => {
      const { owner, originalOwner } = getProvince(state, place);
      const present = stacksIn(state, place).filter(({ units }) => !isNothing(units));
      return [owner, originalOwner, ...present.map(({ nation }) => nation)];
    }),
  );
  return livingNations(state)
    .map(({ number }) => number)
    .filter((nation) => near.has(nation));
};
