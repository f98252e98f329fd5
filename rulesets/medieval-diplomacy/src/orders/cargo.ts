import { type Desk, unitNamed } from '../known/desk.ts';
import { areAtWar } from '../rules/permission.ts';
import { dealingFault, type Judgement } from './judging.ts';
import type { Load, Unload } from './order.ts';

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
