import type { OrderKind } from '@chancery/core';
import { oneOf } from '@chancery/kit';
import { type Desk, unitNamed } from '../../known/desk.ts';
import type { Load } from '../../order.ts';
import { findUnit } from '../../rules/find.ts';
import { GIVERS } from '../../rules/givers.ts';
import { canReachShore, isTooHeavy } from '../../rules/loading.ts';
import { relationOf } from '../../rules/permission.ts';
import { troopsIn } from '../../rules/troops.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import { eachUnit, offered, unitsOf } from '../choosing.ts';
import { GROUPS } from '../groups.ts';
import { type Judgement, judgedOf } from '../judging.ts';
import { REALM } from '../param-types.ts';
import { ARMY, FLEET } from '../unit-types.ts';
import { cargoBranch, cargoFaults, drowned } from './cargo.ts';

/** Up to half as much again can be taken aboard, but what exceeds the storage goes over the side (MD-6.12). */
const overboard = (desk: Desk, { args: { army, armyRealm } }: Load): Judgement => {
  const unit = unitNamed(desk, army, armyRealm);
  const lost = unit ? (drowned(desk).get(unit.id) ?? []) : [];
  return [lost.length > 0 ? { code: 'overboard', army, count: troopsIn(lost) } : null];
};

/** As they should be after what is drafted: an ally may have them BOARD. */
const alliedArmies = (desk: Desk): readonly Unit[] => {
  const { moved } = desk.movement();
  return desk.state.units
    .filter(({ kind, realm }) => kind === 'A' && relationOf(desk.state, desk.realm, realm) === 'alliance')
    .map((army) => findUnit(moved, army.id) ?? army);
};

export const load: OrderKind<Types, Load> = {
  verb: 'LOAD',
  rule: 'MD-15.36',
  title: 'Load an army',
  help: 'Takes an army aboard from a province that the sea of the fleet touches without a reef, or where it is anchored. The army needs no order; one of another realm must BOARD.',
  group: GROUPS.plan,
  by: 'ruler',
  unit: { type: FLEET, help: 'the fleet' },
  params: {
    army: { type: ARMY, help: 'the army' },
    armyRealm: { type: REALM, optional: true, help: 'its realm, if it is not yours' },
  },
  lines: [{ pattern: '<unit> LOAD <army> [OF <armyRealm>]' }],
  options: offered((desk) =>
    eachUnit(desk, GIVERS.LOAD, (fleet) => {
      const { moved } = desk.movement();
      const within = [...unitsOf(desk, ['A']), ...alliedArmies(desk)].filter(
        (army) =>
          army.loadedOn === null &&
          canReachShore(desk.setting, fleet.location, army.location) &&
          !isTooHeavy(desk.setting, moved, fleet, army),
      );
      return oneOf(
        'army',
        within.map((army) => cargoBranch(desk, army)),
      );
    }),
  ),
  check: judgedOf(cargoFaults, overboard),
};
