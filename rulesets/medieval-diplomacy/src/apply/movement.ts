import type { EventAbout } from '../events.ts';
import { type DraftState, draftUnit, exhaust, moveUnit, useMovePoints } from './units.ts';

export const applyMovement = (draft: DraftState, event: EventAbout<'movement'>): void => {
  switch (event.kind) {
    case 'boarding': {
      const unit = draftUnit(draft, event.unit);
      unit.boardRealm = event.realm;
      return exhaust(unit);
    }
    case 'loaded': {
      const army = draftUnit(draft, event.army);
      const fleet = draftUnit(draft, event.fleet);
      army.loadedOn = event.fleet;
      army.location = fleet.location;
      army.cameFrom = null;
      if (event.second) fleet.extraLoads += 1;
      return exhaust(army);
    }
    case 'reloaded':
      draftUnit(draft, event.army).loadedOn = event.to;
      return;
    case 'held': {
      const unit = draftUnit(draft, event.unit);
      unit.holds += 1;
      return useMovePoints(unit, event.cost);
    }
    case 'sailed': {
      const fleet = draftUnit(draft, event.unit);
      moveUnit(draft, fleet, event.to);
      fleet.cameFrom = event.from;
      return useMovePoints(fleet, event.cost);
    }
    case 'fled': {
      const fleet = draftUnit(draft, event.unit);
      moveUnit(draft, fleet, event.to);
      fleet.cameFrom = null;
      return exhaust(fleet);
    }
    case 'landing-tried':
      return;
    case 'unloaded': {
      const army = draftUnit(draft, event.army);
      const fleet = draftUnit(draft, event.fleet);
      army.loadedOn = null;
      army.location = event.to;
      army.landed = event.invading;
      fleet.unloaded = true;
      if (event.second) fleet.extraUnloads += 1;
      exhaust(army);
      return exhaust(fleet);
    }
    case 'put-ashore': {
      const army = draftUnit(draft, event.army);
      army.loadedOn = null;
      army.location = event.at;
      return;
    }
    case 'marched': {
      const army = draftUnit(draft, event.unit);
      army.location = event.to;
      army.cameFrom = event.from;
      return useMovePoints(army, event.cost);
    }
    case 'met-at-border':
      return useMovePoints(draftUnit(draft, event.unit), event.cost);
    case 'thrown-back':
      draftUnit(draft, event.unit).cameFrom = null;
      return;
  }
};
