import { findUnit, getPlace } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import { DIE, type PlaceNumber, type UnitId } from '../words.ts';
import { sinkShips } from './battles.ts';

/** Ships that enter the Barents Sea, retreat into it or are built there may sink in the ice: on a 1, with all aboard (W83-2.44, 2.45). */
export const rollIce = (turn: GameTurn, ships: readonly UnitId[], zone: PlaceNumber): void => {
  if (getPlace(turn.setting, zone).special !== 'barents') return;
  for (const ship of ships.toSorted((a, b) => a - b)) {
    const found = findUnit(turn.state, ship);
    if (found === null) continue;
    const roll = turn.dice.at('ice', ship).d(DIE);
    const sinks = roll === 1;
    turn.emit({ kind: 'ice-rolled', rule: 'W83-2.44', ship, owner: found.owner, zone, roll, sinks });
    if (sinks) sinkShips(turn, [ship], 'ice', 'W83-2.44');
  }
};
