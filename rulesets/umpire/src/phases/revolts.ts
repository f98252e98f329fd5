import { floorDiv } from '@chancery/core';
import { RISING } from '../data/figures.ts';
import { getNation, getProvince, getProvinceInfo, livingNations, provincesOf } from '../rules/find.ts';
import { figureAt, strengthIn, unitsOfType } from '../rules/forces.ts';
import { areEnemies } from '../rules/hostility.ts';
import { inRange } from '../rules/range.ts';
import { revenueOf } from '../rules/revenue.ts';
import { revoltChance } from '../rules/revolt.ts';
import { chanceOf, rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { Setting } from '../setting.ts';
import type { Province, State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 8: provinces that rise against their owner (UM-17.2); after it no death of a commander-in-chief stirs any more (UM-17.8). */
export const revolts = step({
  number: 8,
  name: 'Revolts',
  rule: 'UM-17.2',
  run: (turn) => {
    const { setting, state, emit } = turn;
    for (const { number } of provincesOf(state)) {
      const subject = subjectOf(state, { province: number });
      if (chanceOf(turn, 'REVOLT.chance', subject, revoltChance(setting, state, number))) rise(turn, number);
    }
    for (const { number: nation, cincRevolt } of livingNations(state)) {
      if (cincRevolt) emit({ kind: 'revolts-past', rule: 'UM-17.8', nation });
    }
  },
});

/** Rebels stand up, and with those that are there already; they must win what is garrisoned (UM-17.11 to 17.15). */
const rise = (turn: GameTurn, number: ProvinceNumber): void => {
  const { setting, state, emit } = turn;
  const province = getProvince(state, number);
  const { owner } = province;
  const nation = cause(setting, state, province);
  const isNewForce = strengthIn(turn, nation, number, 'land') === 0;
  const units = unitsOfType(setting, rebelTypeOf(setting, number), strengthOf(turn, province));
  emit({ kind: 'units-raised', rule: 'UM-17.11', nation, province: number, units, why: 'rebels' });
  if (nation === INDEPENDENTS && province.rebelAgainst !== owner) {
    emit({ kind: 'rebels-against', rule: 'UM-17.12', province: number, nation: owner });
  }
  if (nation !== INDEPENDENTS && isNewForce) {
    emit({ kind: 'combat-orders-set', rule: 'UM-17.14', nation, province: number, army: '3M', fleet: null });
  }
  const witnesses = inRange(setting, state, number);
  emit({ kind: 'revolt-told', rule: 'UM-21.21', province: number, witnesses, owner, rebels: { nation, units } });
};

/** How many rise: twelfths of the revenue by a die, at least one (UM-17.11). */
const strengthOf = ({ setting, state, dice }: GameTurn, province: Province): number => {
  const roll = rollOf({ dice }, 'REVOLT.size', subjectOf(state, { province: province.number }));
  return Math.max(1, floorDiv(revenueOf(setting, state, province) * (roll + RISING.more), RISING.divisor));
};

const rebelTypeOf = (setting: Setting, province: ProvinceNumber): number =>
  figureAt(setting.rebelTypes, getProvinceInfo(setting, province).terrain);

/** For whom they fight: for the nation whose capital it was, if that is hostile to the owner, else for themselves (UM-17.12). */
const cause = ({ options }: Setting, state: State, { owner, homeCapitalOf }: Province): NationNumber => {
  if (homeCapitalOf === null || homeCapitalOf === owner) return INDEPENDENTS;
  if (getNation(state, homeCapitalOf).status === 'eliminated') return INDEPENDENTS;
  const joins = options.homeRebels === 'always' || areEnemies(state, homeCapitalOf, owner);
  return joins ? homeCapitalOf : INDEPENDENTS;
};
