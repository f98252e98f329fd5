import type { BattleRecord, UnitAfter } from '../events/battle-record.ts';
import { defaultUnitName } from '../rules/names.ts';
import type { Setting } from '../setting.ts';
import { draftProvince } from './provinces.ts';
import type { DraftState } from './realms.ts';
import {
  addCommanders,
  addTroops,
  addUnit,
  draftCommander,
  draftUnit,
  dropCommanders,
  exhaust,
  moveUnit,
  removeUnit,
  takeCommanders,
  takeTroops,
} from './units.ts';

/** Carries a battle out: the new fleets first, since captured ships and saved armies go to them. */
export const carryOutBattle = (draft: DraftState, battle: BattleRecord, setting: Setting): void => {
  for (const fleet of battle.newFleets) {
    const name = fleet.name || defaultUnitName(setting, fleet.unit);
    addUnit(draft, { id: fleet.unit, name, location: fleet.location, loadedOn: null });
    const made = draftUnit(draft, fleet.unit);
    addTroops(made, fleet.stacks);
    exhaust(made);
  }
  for (const after of battle.after) applyAfter(draft, after);
  for (const { emptied, unit } of battle.after) if (emptied) removeUnit(draft, unit);
  for (const gain of battle.experience) {
    const commander = draftCommander(draft, gain.commander);
    commander[gain.rating] = gain.now;
    commander.improved = [...commander.improved, gain.rating];
  }
  if (battle.kind !== 'land') return;
  const province = draftProvince(draft, battle.place);
  province.battled = true;
  if (battle.siege) province.fortDamage = battle.siege.after;
};

const applyAfter = (draft: DraftState, after: UnitAfter): void => {
  const unit = draftUnit(draft, after.unit);
  takeTroops(unit, after.lost);
  takeCommanders(unit, after.lostCommanders);
  dropCommanders(draft, after.lostCommanders);
  addTroops(unit, after.gained);
  if (after.commandersTo) {
    takeCommanders(unit, after.commandersTo.commanders);
    addCommanders(draft, draftUnit(draft, after.commandersTo.unit), after.commandersTo.commanders);
  }
  unit.leader = after.leader;
  unit.loadedOn = after.loadedOn;
  if (after.location !== unit.location) moveUnit(draft, unit, after.location);
  if (after.retreated) {
    unit.retreated = true;
    unit.retreatsInPhase += 1;
    unit.cameFrom = null;
  }
  if (after.exhausted) exhaust(unit);
};
