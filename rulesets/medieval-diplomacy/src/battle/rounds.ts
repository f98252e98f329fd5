import { strikeBlows } from './blows.ts';
import { removeCasualties } from './casualties.ts';
import { dealDamage } from './damage.ts';
import type { Field, Squad } from './field.ts';
import { findTargets } from './groups.ts';
import { chooseMarines } from './marines.ts';
import { retreatUnits } from './retreat.ts';
import type { Rolls } from './rolls.ts';
import type { Scribe } from './scribe.ts';
import { manWalls } from './walls.ts';

/** After so many rounds a battle ends undecided (MD-8.11). */
export const MOST_ROUNDS = 200;

/**
 * Round after round until no two enemy realms both have a living unit in the battle (MD-8.76, MD-8.77). Enemies still
 * face each other afterwards only if the last possible round has been fought.
 */
export const fightRounds = (field: Field, rolls: Rolls, scribe: Scribe | null): void => {
  let round = 0;
  do {
    round += 1;
    if (field.question.kind === 'sea') chooseMarines(field);
    scribe?.beginRound(round);
    manWalls(field, rolls, scribe);
    findTargets(field);
    strikeBlows(field, rolls, scribe);
    dealDamage(field, rolls, scribe);
    scribe?.damage();
    if (round % 2 === 0) {
      scribe?.casualties();
      removeCasualties(field);
    }
    retreatUnits(field, scribe);
  } while (round < MOST_ROUNDS && enemiesFaceEachOther(field));
};

export const enemiesFaceEachOther = (field: Field): boolean => {
  const living = livingSides(field);
  for (const { bit, enemies } of field.sides) if ((living & bit) !== 0 && (living & enemies) !== 0) return true;
  return false;
};

/** Bits of the sides with a living unit. At sea only ships, and men trapped aboard an enemy, count (MD-8.103, MD-8.110). */
const livingSides = (field: Field): number => {
  const atSea = field.question.kind === 'sea';
  let living = 0;
  for (const squad of field.squads) {
    if (squad.end > squad.removed && (!atSea || countsAtSea(squad))) living |= squad.unit.side.bit;
  }
  return living;
};

const countsAtSea = ({ ship, unit }: Squad): boolean => ship || unit.role === 'trapped';
