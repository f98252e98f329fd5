import type { Branch, Choice } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { type Desk, unitNamed } from '../../known/desk.ts';
import type { Load, Unload } from '../../order.ts';
import { realmCode } from '../../rules/names.ts';
import { areAtWar } from '../../rules/permission.ts';
import type { Stack, Unit } from '../../state.ts';
import { type UnitId, unitLabel } from '../../unit-id.ts';
import { unitShown } from '../choosing.ts';
import { dealingFault, type Judgement } from '../judging.ts';

/** What LOAD and UNLOAD share: the army exists or may yet be formed by somebody else, and it is no enemy's. */
export const cargoFaults = (desk: Desk, { args: { army, armyRealm } }: Load | Unload): Judgement => {
  const abroad = armyRealm === undefined ? null : dealingFault(desk, armyRealm);
  if (abroad && abroad.code !== 'oneself') return [abroad];
  const own = armyRealm === undefined || abroad !== null;
  const unit = unitNamed(desk, army, armyRealm);
  if (!unit) return [own ? { code: 'unknown-unit', unit: army } : null];
  return [
    unit.kind === 'A' ? null : { code: 'wrong-unit-kind', unit: army, wanted: 'army' },
    areAtWar(desk.state, desk.realm, unit.realm) ? { code: 'enemy', realm: unit.realm } : null,
  ];
};

/** The soldiers that should go over the side, army by army. */
export const drowned = (desk: Desk): ReadonlyMap<UnitId, readonly Stack[]> => {
  const losses = desk
    .forecast()
    .events.filter((event) => event.kind === 'troops-gone')
    .filter(({ why }) => why === 'drowned');
  return new Map(
    [...Map.groupBy(losses, ({ unit }) => unit)].map(([unit, each]) => [unit, each.flatMap(({ troops }) => troops)]),
  );
};

/** An army in the menus of a fleet; one of somebody else with its realm (MD-6.19). */
export const cargoBranch = (desk: Desk, army: Unit, then?: Choice | null): Branch | null => {
  const label = unitLabel(army.id);
  if (army.realm === desk.realm) return branch(label, unitShown(army), then);
  const code = realmCode(desk.setting, army.realm);
  return branch(label, `${code} ${unitShown(army)}`, oneOf('armyRealm', [branch(code, code, then)]));
};
