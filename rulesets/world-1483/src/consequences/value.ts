import { getTerritory } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { PlaceNumber } from '../words.ts';

/** A territory is worth so much from now on. */
export const setValue = (turn: GameTurn, territory: PlaceNumber, to: number, rule: string): void => {
  const { value: from } = getTerritory(turn.state, territory);
  if (from !== to) turn.emit({ kind: 'value-changed', rule, territory, from, to });
};
