import { errandOf } from '../actions/errand.ts';
import { capture } from '../consequences/capture.ts';
import { moveUnits } from '../consequences/units.ts';
import { findUnit } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';

/** In place of Action 7: nobody can foresee a battle, so each attack is supposed to take its territory without a loss. */
export const supposedVictories = (turn: GameTurn, nation: NationNumber): void => {
  for (const { territory, engaged, expels } of errandOf(turn).engagements.values()) {
    if (expels !== null) continue;
    const units = engaged.flatMap(({ unit }) => findUnit(turn.state, unit) ?? []);
    if (units.length === 0) continue;
    capture(turn, { territory, by: nation, how: 'battle', rule: 'W83-10.21' });
    moveUnits(turn, units, { place: territory, counts: true, rule: 'W83-11.57' });
    errandOf(turn).captured.add(territory);
  }
};
