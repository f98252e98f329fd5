import { suffer } from '../../consequences/casualties.ts';
import { SUPPLY } from '../../data/figures.ts';
import { getNation, stacksIn } from '../../rules/find.ts';
import { moraleScaled } from '../../rules/losses.ts';
import { chanceOf, rollOf } from '../../rules/rolls.ts';
import { subjectOf } from '../../rules/subject.ts';
import { unsuppliedArms } from '../../rules/supply.ts';
import type { GameTurn } from '../../types.ts';
import type { NationNumber, ProvinceNumber } from '../../words.ts';

/** Supply of a province just before its conflict, nation by nation (UM-15.10). */
export const supplyIn = (turn: GameTurn, province: ProvinceNumber): void => {
  for (const { nation } of [...stacksIn(turn.state, province)]) supply(turn, nation, province);
};

/** Whoever lacks supply may lose units (UM-15.11); of that only their own ruler hears (UM-15.12). */
const supply = (turn: GameTurn, nation: NationNumber, province: ProvinceNumber): void => {
  const { setting, state, dice } = turn;
  const arms = unsuppliedArms(setting, state, nation, province);
  const subject = subjectOf(state, { nation, province });
  if (arms.length === 0 || !chanceOf(turn, 'SUPPLY.chance', subject, SUPPLY.chance)) return;
  const percent = SUPPLY.each * rollOf({ dice }, 'SUPPLY.size', subject);
  suffer(
    turn,
    { province, nations: [nation], arms },
    {
      percent: moraleScaled(percent, getNation(state, nation).morale),
      name: 'SUPPLY.size',
      subject,
      why: 'supply',
      rule: 'UM-15.11',
    },
  );
};
