import type { EventOf } from '../events.ts';
import { areaUnder, findCargo, findUnit, isLandUnit, unitsOf } from '../rules/find.ts';
import type { Scene } from '../scene.ts';
import type { Unit } from '../state.ts';
import type { KingdomNumber, UnitId } from '../words.ts';

type Why = EventOf<'unit-disbanded'>['why'];

const RULES: { readonly [why in Why]: string } = {
  order: 'HEP-8.20',
  upkeep: 'HEP-8.14',
  'navy-gone': 'HEP-8.19',
  displaced: 'HEP-9.20',
  peace: 'HEP-7.12',
  subjugated: 'HEP-5.35',
  eliminated: 'HEP-17.11',
};

/** Disbands a unit. Whoever is aboard a Navy stays in its port, or goes down with it at sea (HEP-8.19). Scored for nobody (HEP-6.12). */
export const disband = (scene: Scene, id: UnitId, why: Why): void => {
  const unit = findUnit(scene.state, id);
  if (unit === null) throw new Error(`there is no unit ${id} to disband`);
  const cargo = findCargo(scene.state, id);
  if (cargo !== null) leaveNavy(scene, cargo);
  emitDisbanded(scene, unit, why);
};

const leaveNavy = (scene: Scene, cargo: Unit): void => {
  const area = areaUnder(scene.state, cargo);
  if (area === null) emitDisbanded(scene, cargo, 'navy-gone');
  else scene.emit({ kind: 'unloaded', rule: 'HEP-8.19', kingdom: cargo.owner, unit: cargo.id, area });
};

const emitDisbanded = (scene: Scene, { id, kind, owner }: Unit, why: Why): void =>
  scene.emit({ kind: 'unit-disbanded', rule: RULES[why], unit: id, unitKind: kind, kingdom: owner, why });

/** All units of a kingdom, Land Units first, by id. */
export const disbandAll = (scene: Scene, kingdom: KingdomNumber, why: Why): void => {
  const units = unitsOf(scene.state, kingdom);
  for (const unit of [...units.filter(isLandUnit), ...units.filter((each) => !isLandUnit(each))]) {
    disband(scene, unit.id, why);
  }
};
