import { provincesOf, realmsOf } from '../../rules/find.ts';
import { armiesAboard } from '../../rules/loading.ts';
import { troopsIn } from '../../rules/troops.ts';
import type { Turn } from '../../types.ts';
import type { RealmNumber } from '../../words.ts';
import { breakUpFleet } from './shipless.ts';

/** F19: without a province and without a troop a realm is no more (MD-18.22 to MD-18.24). */
export const defeatedRealmsRemoved = (turn: Turn): void => {
  const owners = new Set(provincesOf(turn.state).map(({ owner }) => owner));
  for (const { number: realm, control } of realmsOf(turn.state)) {
    if (control === 'defeated' || owners.has(realm)) continue;
    if (turn.state.units.some((unit) => unit.realm === realm && troopsIn(unit.stacks) > 0)) continue;
    passengersLeave(turn, realm);
    const commanders = turn.state.commanders.filter((commander) => commander.realm === realm).map(({ id }) => id);
    turn.emit({ kind: 'realm-defeated', rule: 'MD-18.22', realm, commanders });
  }
};

/** Guests aboard its last fleets, which have no ships any more, do not go down with the realm (MD-6.65). */
const passengersLeave = (turn: Turn, realm: RealmNumber): void => {
  for (const unit of turn.state.units.filter((each) => each.realm === realm)) {
    if (armiesAboard(turn.state, unit).length > 0) breakUpFleet(turn, unit.id);
  }
};
