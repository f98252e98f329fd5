import { suffer } from '../consequences/casualties.ts';
import { companions, withdraw, withdrawTogether } from '../consequences/withdraw.ts';
import { WINTER_LOSS } from '../data/warfare.ts';
import { findStack, getNation, getProvince, provincesOf, stacksIn, unitsIn } from '../rules/find.ts';
import { countOf, fightersOf, noUnits, onlyOf, plus } from '../rules/forces.ts';
import { hostileIn, hostilesIn } from '../rules/hostility.ts';
import { moraleScaled } from '../rules/losses.ts';
import { type Escape, nearestHome } from '../rules/nearest.ts';
import { rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { GameTurn } from '../types.ts';
import { type Arm, INDEPENDENTS, type NationNumber, type ProvinceNumber } from '../words.ts';
import { boardCargo } from './movement/cargo.ts';
import { step } from './step.ts';

/** Step 16: troops on enemy soil go home (UM-18.11 to 18.18). */
export const winterQuarters = step({
  number: 16,
  name: 'Winter quarters',
  rule: 'UM-18.11',
  only: 'lastCampaign',
  run: (turn) => {
    for (const { number: province, owner } of provincesOf(turn.state)) {
      const away = stacksIn(turn.state, province)
        .map(({ nation }) => nation)
        .filter((nation) => nation !== INDEPENDENTS && hostileIn(turn.state, province, owner, nation));
      for (const nation of away) goHome(turn, nation, province);
      breakSiege(turn, province);
    }
  },
});

/** Armies by land, squadrons by sea, and with them the army units that have no road, as far as they carry them (UM-18.14, 18.17). */
const goHome = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): void => {
  const { setting, state } = turn;
  const units = findStack(state, nation, province)?.units ?? noUnits(setting);
  const home = { from: province, why: 'winter quarters', rule: 'UM-18.14' } as const;
  const road = wayHome(turn, nation, province, 'land');
  const seaway = wayHome(turn, nation, province, 'sea');
  if (road !== null) withdraw(turn, nation, 'land', { ...home, legs: road.legs });
  if (seaway !== null) {
    const fleet = onlyOf(setting, units, 'sea');
    const cargo = road === null ? onlyOf(setting, units, 'land') : noUnits(setting);
    const aboard = boardCargo(setting, plus(fleet, cargo), everyType(turn));
    const generals = companions(turn, nation, province, aboard);
    withdrawTogether(turn, [{ nation, units: aboard, generals }], { ...home, legs: seaway.legs });
  }
  freeze(turn, nation, province);
};

const everyType = ({ setting }: GameTurn) => setting.types.map(({ type }) => ({ type, count: 'ALL' as const }));

/** To the nearest province of their own; null where nobody of the arm is, or none can be reached. */
const wayHome = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber, arm: Arm): Escape | null => {
  const units = onlyOf(turn.setting, unitsIn(turn.state, nation, province), arm);
  if (countOf(turn.setting, units, arm) === 0) return null;
  return nearestHome(turn, { nation, movers: [nation], homes: [nation], province, arm, units });
};

/** Whoever cannot go suffers where they are (UM-18.15). */
const freeze = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): void => {
  const { setting, state } = turn;
  if (fightersOf(setting, unitsIn(state, nation, province)) === 0) return;
  const subject = subjectOf(state, { nation, province });
  const percent = moraleScaled(WINTER_LOSS * rollOf(turn, 'WINTER.size', subject), getNation(state, nation).morale);
  const victims = { province, nations: [nation], arms: ['land', 'sea'] as const };
  suffer(turn, victims, { percent, name: 'WINTER.size', subject, why: 'winter', rule: 'UM-18.15' });
};

/** A siege whose besiegers have left is broken (UM-18.16). */
const breakSiege = (turn: GameTurn, province: ProvinceNumber): void => {
  const { siege, owner } = getProvince(turn.state, province);
  if (siege === null || hostilesIn(turn, province, owner, ['land']) > 0) return;
  turn.emit({ kind: 'siege-over', rule: 'UM-18.16', province });
};
