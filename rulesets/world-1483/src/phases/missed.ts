import { getNation, getPrivy } from '../rules/find.ts';
import { hasSent, sheetOf } from '../rules/sheets.ts';
import type { GameTurn } from '../types.ts';
import { MISSED_TURNS, type NationNumber } from '../words.ts';

/** How a nation's turn is played: as its ruler orders, without any order, or in defence only. */
export type Conduct = 'ruled' | 'idle' | 'defended';

/** After so many turns in a row without a sheet a nation is defended (W83-20.11). */
const DEFENDED_AFTER = 2;

/**
 * What becomes of a turn for which nothing came: the first time nothing is ordered, from the second time on the nation defends
 * itself, and after the third its seat is open (W83-20.10 to 20.12). Announced absences, and turns of which a master says so, do not
 * count (W83-20.13, 20.14).
 */
export const conductOf = (turn: GameTurn, nation: NationNumber): Conduct => {
  const { seat, missed: before } = getNation(turn.state, nation);
  if (seat !== 'held') return 'defended';
  if (hasSent(turn, nation)) return 'ruled';
  const { absence } = getPrivy(turn.state, nation);
  if (absence !== null || sheetOf(turn, nation)?.excused === true) {
    const defends = absence?.defend === true;
    turn.emit({ kind: 'turn-missed', rule: 'W83-20.13', nation, missed: before, announced: true, defends });
    return defends ? 'defended' : 'idle';
  }
  const missed = before + 1;
  const defends = missed >= DEFENDED_AFTER;
  turn.emit({ kind: 'turn-missed', rule: 'W83-20.10', nation, missed, announced: false, defends });
  if (missed >= MISSED_TURNS) turn.emit({ kind: 'seat-changed', rule: 'W83-20.12', nation, to: 'open' });
  return defends ? 'defended' : 'idle';
};
