import { clamp, type Dice } from '@chancery/core';
import type { RollOf } from '../data/rolls.ts';
import { getNationInfo } from '../rules/find.ts';
import { nextGeneralNumber } from '../rules/generals.ts';
import { nearTo } from '../rules/new-ratings.ts';
import { rollOf } from '../rules/rolls.ts';
import type { Setting } from '../setting.ts';
import type { General, State } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { type Arm, MOST_RATING, type NationNumber, type ProvinceNumber } from '../words.ts';

/** The age to which the dice of UM-10.16 add. */
const YOUNGEST = 20;

/** What is rolled of a general; two of it are secret (UM-10.9). */
type Ratings = Pick<
  General,
  'skill' | 'reputation' | 'trueLoyalty' | 'loyalty' | 'activity' | 'popularity' | 'health' | 'age'
>;

/** A new general, fit and without any rank (UM-10.14, 10.16). */
export const appears = (
  { setting, state, dice, emit }: GameTurn,
  nation: NationNumber,
  {
    location,
    command,
    why,
  }: {
    readonly location: ProvinceNumber;
    readonly command: Arm;
    readonly why: 'appointed' | 'replacement';
  },
): void => {
  const name = nextName(setting, state, nation);
  const general: General = {
    number: nextGeneralNumber(state),
    name,
    nation,
    location,
    command,
    ...ratingsOf(dice, name),
    seniority: 0,
    state: 'fit',
    incapUntil: null,
  };
  emit({ kind: 'general-appeared', rule: 'UM-10.16', general, why });
};

/** In the order of their dice (UM-10.16). */
const ratingsOf = (dice: Dice, name: string): Ratings => {
  const rolled = (roll: RollOf<'2d4' | 'd8'>): number => clamp(rollOf({ dice }, roll, name) - 1, 0, MOST_RATING);
  const skill = rolled('GEN.skill');
  const reputation = nearTo({ dice }, 'GEN.reputation', name, skill);
  const trueLoyalty = rolled('GEN.trueLoyalty');
  const loyalty = nearTo({ dice }, 'GEN.loyalty', name, trueLoyalty);
  const [activity, popularity, health] = [rolled('GEN.activity'), rolled('GEN.popularity'), rolled('GEN.health')];
  const age = YOUNGEST + rollOf({ dice }, 'GEN.age', name);
  return { skill, reputation, trueLoyalty, loyalty, activity, popularity, health, age };
};

/** The next name of the list that nobody in the campaign ever bore, else General-1, General-2 and so on (UM-10.16). */
const nextName = (setting: Setting, { generals }: Pick<State, 'generals'>, nation: NationNumber): string => {
  const used = new Set(generals.map(({ name }) => name));
  const listed = getNationInfo(setting, nation).generalNames.find((name) => !used.has(name));
  if (listed !== undefined) return listed;
  let number = 1;
  while (used.has(`General-${number}`)) number += 1;
  return `General-${number}`;
};
