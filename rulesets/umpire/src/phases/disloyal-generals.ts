import { floorDiv } from '@chancery/core';
import { rebels } from '../consequences/rebellion.ts';
import { DISLOYAL } from '../data/figures.ts';
import { getNation, provincesOf, unitsIn } from '../rules/find.ts';
import { allUnitsOf, fightersOf } from '../rules/forces.ts';
import { generalsIn, isCinc, isFit } from '../rules/generals.ts';
import { chanceOf } from '../rules/rolls.ts';
import type { General } from '../state.ts';
import type { GameTurn } from '../types.ts';
import { INDEPENDENTS, MOST_MORALE } from '../words.ts';
import { step } from './step.ts';

/** Step 9: in a province of his nation its senior general may revolt, never the commander-in-chief or beside him (UM-17.19). */
export const disloyalGenerals = step({
  number: 9,
  name: 'Disloyal generals',
  rule: 'UM-17.19',
  run: (turn) => {
    for (const { number, owner } of provincesOf(turn.state)) {
      if (owner === INDEPENDENTS) continue;
      const [senior] = generalsIn(turn.state, number, [owner]);
      if (senior === undefined || !isFit(senior) || isCinc(turn.state, senior)) continue;
      if (offersRevolt(turn, senior)) rebels(turn, senior.number);
    }
  },
});

/** Whoever is marked does, even without troops (UM-9.14, 17.20); the others by loyalty, troops there and morale (UM-17.21). */
const offersRevolt = (turn: GameTurn, { number, name, nation, location, trueLoyalty }: General): boolean => {
  const { setting, state, memory } = turn;
  if (memory.vengeful.has(number)) return true;
  const there = fightersOf(setting, unitsIn(state, nation, location));
  if (there === 0) return false;
  const share = floorDiv(100 * there, fightersOf(setting, allUnitsOf(setting, state, nation)));
  const discontent = DISLOYAL.base + floorDiv(share, 2) + (MOST_MORALE - getNation(state, nation).morale);
  const needed = floorDiv(Math.max(0, DISLOYAL.loyal - trueLoyalty) * discontent, DISLOYAL.divisor);
  return chanceOf(turn, 'DISLOYAL.chance', name, Math.max(1, needed));
};
