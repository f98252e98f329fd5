import { clamp, floorDiv } from '@chancery/core';
import { suffer } from '../consequences/casualties.ts';
import { dies } from '../consequences/general-lost.ts';
import { EPIDEMIC, ILL_DEATH, ILLNESS } from '../data/figures.ts';
import { calendarOf } from '../rules/calendar.ts';
import { getProvince, nationsOf, provincesOf, stacksIn } from '../rules/find.ts';
import { byRank, generalsOf } from '../rules/generals.ts';
import { inRange } from '../rules/range.ts';
import { revenueOf, unitsThere } from '../rules/revenue.ts';
import { chanceOf, rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { General } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { ARMS, type ProvinceNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 10: epidemics in crowded provinces, then illness of generals (UM-17.29, 17.32). */
export const epidemics = step({
  number: 10,
  name: 'Epidemics',
  rule: 'UM-17.29',
  run: (turn) => {
    const { state } = turn;
    for (const { number } of provincesOf(state)) if (breaksOut(turn, number)) spread(turn, number);
    for (const { number } of nationsOf(state)) {
      for (const general of generalsOf(state, number).toSorted(byRank)) if (fallsIll(turn, general)) ail(turn, general);
    }
  },
});

/** Crowding, a siege and the season bring it (UM-17.29). */
const breaksOut = (turn: GameTurn, number: ProvinceNumber): boolean => {
  const { setting, state } = turn;
  const units = unitsThere(setting, state, number);
  if (units === 0) return false;
  const province = getProvince(state, number);
  const crowd = Math.max(0, units - EPIDEMIC.unitsEach * revenueOf(setting, state, province));
  const needed =
    EPIDEMIC.base +
    floorDiv(crowd, EPIDEMIC.crowd) +
    (province.siege === null ? 0 : EPIDEMIC.siege) +
    calendarOf(setting, state.turn).epidemic;
  return chanceOf(turn, 'EPIDEMIC.chance', subjectOf(state, { province: number }), needed);
};

/** One roll for all; every nation there loses its share, whatever its morale (UM-17.30). */
const spread = (turn: GameTurn, province: ProvinceNumber): void => {
  const { setting, state, dice, memory, emit } = turn;
  memory.stricken.add(province);
  emit({ kind: 'epidemic-told', rule: 'UM-21.21', province, witnesses: inRange(setting, state, province) });
  const percent = EPIDEMIC.each * rollOf({ dice }, 'EPIDEMIC.size', subjectOf(state, { province }));
  for (const { nation } of [...stacksIn(state, province)]) {
    const subject = subjectOf(state, { nation, province });
    suffer(
      turn,
      { province, nations: [nation], arms: ARMS },
      { percent, name: 'EPIDEMIC.size', subject, why: 'epidemic', rule: 'UM-17.30' },
    );
  }
};

/** Ill health, age, and an epidemic where they are (UM-17.32). */
const fallsIll = (turn: GameTurn, { name, health, age, location }: General): boolean => {
  const ages = Math.max(0, floorDiv(age - ILLNESS.oldFrom, ILLNESS.eachYears));
  const plague = turn.memory.stricken.has(location) ? ILLNESS.epidemic : 0;
  return chanceOf(turn, 'ILL.chance', name, ILLNESS.base - floorDiv(health, 2) + ages + plague);
};

/** They die of it, or lie ill until the end of the next turn (UM-17.33). */
const ail = (turn: GameTurn, { number: general, name, health, age }: General): void => {
  const needed = ILL_DEATH.base - ILL_DEATH.health * health + Math.max(0, age - ILLNESS.oldFrom);
  if (chanceOf(turn, 'ILL.death', name, clamp(needed, ILL_DEATH.least, ILL_DEATH.most))) {
    return dies(turn, general, 'illness', 'UM-17.33');
  }
  turn.emit({ kind: 'general-hurt', rule: 'UM-17.33', general, why: 'illness', until: turn.state.turn + 1 });
};
