import { ceilDiv, clamp } from '@chancery/core';
import { MORALE } from '../data/figures.ts';
import { getNation, getProvince, livingNations } from '../rules/find.ts';
import { areEnemies } from '../rules/hostility.ts';
import { payrollOf } from '../rules/revenue.ts';
import type { Setting } from '../setting.ts';
import type { Nation, State } from '../state.ts';
import { INDEPENDENTS, LEAST_MORALE, MOST_MORALE } from '../words.ts';
import { step } from './step.ts';

/** Step 4: morale of every nation, until the next step 4 (UM-6.1 to 6.7). */
export const morale = step({
  number: 4,
  name: 'Morale',
  rule: 'UM-6.2',
  run: ({ setting, state, emit }) => {
    for (const { number: nation } of livingNations(state)) {
      const { cincShock, faceLoss } = getNation(state, nation);
      emit({
        kind: 'morale-set',
        rule: 'UM-6.2',
        nation,
        morale: moraleOf(setting, state, getNation(state, nation)),
        cincShock: Math.max(0, cincShock - 1),
        faceLoss: Math.max(0, faceLoss - MORALE.faceRegained),
      });
    }
  },
});

/** Percent (UM-6.2). */
export const moraleOf = (setting: Setting, state: State, nation: Nation): number =>
  clamp(
    MOST_MORALE -
      arrearsOf(setting, state, nation) -
      capitalLost(state, nation) -
      (nation.cincShock > 0 ? MORALE.cinc : 0) -
      (nation.kind === 'tribal' ? nation.faceLoss : 0),
    LEAST_MORALE,
    MOST_MORALE,
  );

/** The share of pay that is owed (UM-6.3). */
const arrearsOf = (setting: Setting, state: State, { number, kind, treasury }: Nation): number => {
  if (kind !== 'civilised' || treasury >= 0) return 0;
  const payroll = payrollOf(setting, state, number);
  return payroll === 0
    ? MORALE.mostArrears
    : Math.min(MORALE.mostArrears, ceilDiv(MORALE.mostArrears * -treasury, payroll));
};

/** A capital in the hands of an enemy or of Independents; a friend may hold it (UM-6.5). */
const capitalLost = (state: State, { number, kind, capital }: Nation): number => {
  if (kind !== 'civilised' || capital === null) return 0;
  const { owner } = getProvince(state, capital);
  return owner === INDEPENDENTS || areEnemies(state, number, owner) ? MORALE.capitalLost : 0;
};
