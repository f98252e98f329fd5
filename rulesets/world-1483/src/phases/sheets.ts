import { isAsked } from '../rules/asked.ts';
import { getPrivy, nationsOf } from '../rules/find.ts';
import { hasSent } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';

/** Whoever sends a sheet has missed nothing, and is back; what it says of an absence is of turns to come (W83-20.14). */
export const sheetsCame = (turn: GameTurn): void => {
  const { state } = turn;
  for (const nation of nationsOf(state)) {
    const { number, missed } = nation;
    if (!isAsked(state, nation) || !hasSent(turn, number)) continue;
    const wasAway = missed > 0 || getPrivy(state, number).absence !== null;
    if (wasAway) turn.emit({ kind: 'turn-kept', rule: 'W83-20.14', nation: number });
  }
};
