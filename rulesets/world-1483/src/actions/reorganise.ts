import { treasuryOf } from '../consequences/money.ts';
import { setValue } from '../consequences/value.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkReorganise } from '../rules/checks/reorganise.ts';
import { REORGANISE_COST as cost } from '../rules/costs.ts';
import { getTerritory } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber, PlaceNumber } from '../words.ts';
import { fail } from './deed.ts';

/** Value moves from one city to another, without a roll (W83-6.11). */
export const reorganise = (turn: GameTurn, nation: NationNumber, line: OrderOf<'REORGANISE'>): void => {
  const refusal = checkReorganise(askerIn(turn, nation), line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  const { from, to } = line.args;
  const rule = 'W83-6.11';
  turn.emit({ kind: 'trade-reorganised', rule, nation, from, to, cost, treasury: treasuryOf(turn, nation) - cost });
  setValue(turn, from, worthOf(turn, from) - 1, rule);
  setValue(turn, to, worthOf(turn, to) + 1, rule);
};

const worthOf = ({ state }: GameTurn, territory: PlaceNumber): number => getTerritory(state, territory).value;
