import { isHomeless } from '../../rules/homeless.ts';
import { armiesAboard } from '../../rules/loading.ts';
import { openSeas } from '../../rules/places.ts';
import { shipsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Turn } from '../../types.ts';
import { intoNewUnit } from '../new-unit.ts';
import { cancelPlan } from '../plan-steps.ts';

const SHIP_MOVES = ['SAIL', 'HOLD', 'LOAD', 'UNLOAD'] as const;

/** M5: fleets that have lost their harbour flee to a sea at random, or are scuttled where there is none (MD-6.43 to MD-6.49). */
export const homelessFleetsDepart = (turn: Turn): void => {
  for (const fleet of [...turn.state.units]) {
    if (!isHomeless(turn.state, fleet) || shipsIn(turn.setting, fleet.stacks) === 0) continue;
    cancelPlan(turn, fleet.id, SHIP_MOVES, { why: 'homeless', rule: 'MD-6.45' });
    const seas = openSeas(turn.setting, fleet.location);
    if (seas.length === 0) scuttle(turn, fleet);
    else {
      const roll = turn.dice.at('homeless', fleet.location).d(seas.length);
      const to = seas[roll - 1] as number;
      const drawn = seas.length > 1 ? roll : null;
      turn.emit({ kind: 'fled', rule: 'MD-6.48', unit: fleet.id, from: fleet.location, to, roll: drawn });
    }
  }
};

/** From the moment it becomes homeless a fleet can do nothing more this turn (MD-6.45). */
export const exhaustHomeless = (turn: Turn, location: number): void => {
  for (const fleet of [...turn.state.units]) {
    if (fleet.location !== location || !isHomeless(turn.state, fleet)) continue;
    turn.emit({ kind: 'exhausted', rule: 'MD-6.45', unit: fleet.id, why: 'homeless' });
    cancelPlan(turn, fleet.id, SHIP_MOVES, { why: 'homeless', rule: 'MD-6.45' });
  }
};

/** MD-6.49: the ships are lost; commanders form an army, armies aboard stay ashore. */
const scuttle = (turn: Turn, fleet: Unit): void => {
  const rule = 'MD-6.49';
  const { location, commanders, id } = fleet;
  for (const army of armiesAboard(turn.state, fleet)) {
    turn.emit({ kind: 'put-ashore', rule, army: army.id, at: location, why: 'scuttled' });
  }
  if (commanders.length > 0) intoNewUnit(turn, rule, fleet, { kind: 'A', commanders, why: 'dissolved' });
  turn.emit({
    kind: 'troops-gone',
    rule,
    unit: id,
    troops: fleet.stacks,
    commanders: [],
    why: 'scuttled',
    gold: 0,
    rolls: [],
  });
  turn.emit({ kind: 'unit-removed', rule, unit: id, why: 'scuttled' });
};
