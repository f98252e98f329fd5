import { treasuryOf } from '../consequences/money.ts';
import { setValue } from '../consequences/value.ts';
import type { OrderOf } from '../order.ts';
import { askerIn } from '../rules/checks/asker.ts';
import { checkFoundCity } from '../rules/checks/found-city.ts';
import { isColony } from '../rules/core.ts';
import { CITY_COST as cost } from '../rules/costs.ts';
import { getPlace, getTerritory } from '../rules/find.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** Walls of a new city. */
const FORT = 1;
/** What the value of a territory falls by when it becomes a colony, and how far it can fall (W83-6.24). */
const COLONY_LOSS = 2;
const LEAST_VALUE = 1;

/** A city that bears the name of its territory; one far from the core is a colony, and worth less (W83-6.21 to 6.24). */
export const foundCity = (turn: GameTurn, nation: NationNumber, line: OrderOf<'FOUND_CITY'>): void => {
  const refusal = checkFoundCity(askerIn(turn, nation), line.args);
  if (refusal !== null) return fail(turn, nation, line, refusal);
  const { territory } = line.args;
  turn.emit({
    kind: 'city-paid',
    rule: 'W83-6.21',
    nation,
    territory,
    cost,
    treasury: treasuryOf(turn, nation) - cost,
  });
  const { name } = getPlace(turn.setting, territory);
  turn.emit({ kind: 'city-founded', rule: 'W83-6.22', territory, city: { name, fort: FORT } });
  if (!isColony(turn.setting, turn.state, nation, territory)) return;
  const { value } = getTerritory(turn.state, territory);
  setValue(turn, territory, Math.max(LEAST_VALUE, value - COLONY_LOSS), 'W83-6.24');
};
