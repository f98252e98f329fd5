import type { OddsWords } from '@chancery/core';
import type { Setting } from '../setting.ts';
import type { OddsQuestion } from './question.ts';
import { readForce } from './read-force.ts';
import { readPlace } from './read-place.ts';

/** A battle in words; what is not understood is added to the faults. */
export const readQuestion = (
  setting: Pick<Setting, 'troops'>,
  { attackers, defenders, place: where }: OddsWords,
  faults: string[],
): OddsQuestion => {
  const place = readPlace(where, faults);
  return {
    setting,
    ...place,
    attackers: attackers.map((text) => readForce(setting, text, { ...place, attacks: true }, faults)),
    defenders: defenders.map((text) => readForce(setting, text, { ...place, attacks: false }, faults)),
  };
};
