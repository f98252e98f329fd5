import { suffer } from '../consequences/casualties.ts';
import { DESERTERS, DESERTION_MORALE } from '../data/figures.ts';
import { getNation, provincesOf, stacksIn } from '../rules/find.ts';
import { fightersOf } from '../rules/forces.ts';
import { generalsIn, isFit } from '../rules/generals.ts';
import { chanceOf, rollOf } from '../rules/rolls.ts';
import { subjectOf } from '../rules/subject.ts';
import type { GameTurn } from '../types.ts';
import { ARMS, type NationNumber, type ProvinceNumber } from '../words.ts';
import { step } from './step.ts';

/** Step 7: troops of low morale may leave, less so under a popular general; spies never do (UM-6.9, 6.10). */
export const desertion = step({
  number: 7,
  name: 'Desertions',
  rule: 'UM-6.9',
  run: (turn) => {
    const { setting, state } = turn;
    for (const { number: province } of provincesOf(state)) {
      for (const { nation, units } of [...stacksIn(state, province)])
        if (fightersOf(setting, units) > 0) desert(turn, nation, province);
    }
  },
});

/** From a morale of 85 on there is no chance of it. */
const desert = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): void => {
  const { state, dice } = turn;
  const leader = generalsIn(state, province, [nation]).find(isFit);
  const needed = DESERTION_MORALE - getNation(state, nation).morale - DESERTERS.popularity * (leader?.popularity ?? 0);
  const subject = subjectOf(state, { nation, province });
  if (!chanceOf(turn, 'DESERT.chance', subject, needed)) return;
  const percent = DESERTERS.each * rollOf({ dice }, 'DESERT.size', subject);
  suffer(
    turn,
    { province, nations: [nation], arms: ARMS },
    { percent, name: 'DESERT.size', subject, why: 'desertion', rule: 'UM-6.10' },
  );
};
