import { type GivenPosition, position, type TestPosition } from './position.ts';
import { REALMS } from './small-world.ts';

/** What a realm begins with if nothing is said: enough to pay its troops, and the sum is easy to reckon with. */
const PURSE = 10_000;

/**
 * A small world in which each of the five realms has its capital and 100 gold, so that none is defeated or deserted
 * while a rule is tested: England Kent, France Paris, Scotland Scotia, Norway Bergen, Wales Wales. What is said comes
 * on top.
 */
export const fiveRealms = (said: GivenPosition = {}): TestPosition =>
  position({
    ...said,
    realms: Object.fromEntries(REALMS.map((code) => [code, { treasury: PURSE, ...said.realms?.[code] }])),
    provinces: {
      Kent: { owner: 'Eng' },
      Paris: { owner: 'Fra' },
      Scotia: { owner: 'Sco' },
      Bergen: { owner: 'Nor' },
      Wales: { owner: 'Wal' },
      ...said.provinces,
    },
  });
