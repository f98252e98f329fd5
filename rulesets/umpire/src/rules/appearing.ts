import { by, byText, sorted, thenBy } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import type { NationNumber, ProvinceNumber } from '../words.ts';
import { getNation, provincesOwnedBy } from './find.ts';
import { revenueOf } from './revenue.ts';

/**
 * Where generals of a nation appear and return to: its capital if it owns it, else the province that it chose if it owns that, else
 * the one of the highest revenue, by code; null without a province (UM-10.14).
 */
export const appearsIn = (
  setting: Setting,
  state: State,
  nation: NationNumber,
  wanted: ProvinceNumber | null = getNation(state, nation).replacementProvince,
): ProvinceNumber | null => {
  const own = provincesOwnedBy(state, nation);
  const { capital } = getNation(state, nation);
  const chosen = own.find(({ number }) => number === capital) ?? own.find(({ number }) => number === wanted);
  if (chosen !== undefined) return chosen.number;
  const richest = sorted(
    own,
    thenBy<Province>(
      by((province) => -revenueOf(setting, state, province)),
      (one, other) => byText(one.code, other.code),
    ),
  );
  return richest[0]?.number ?? null;
};
