import { copyPlain } from '@chancery/core';
import type { EventAbout } from '../events.ts';
import type { Station } from '../state.ts';
import type { UnitId } from '../words.ts';
import { areaIn, type DraftState, kingdomIn, removeUnit, unitIn } from './draft.ts';

export const applyUnit = (draft: DraftState, event: EventAbout<'unit'>): void => {
  switch (event.kind) {
    case 'unit-created':
      create(draft, event);
      return;
    case 'unit-disbanded':
      removeUnit(draft, event.unit);
      return;
    case 'moved':
      for (const id of event.units) {
        station(draft, id, { in: 'area', area: event.to });
        unitIn(draft, id).moved = true;
      }
      return;
    case 'loaded':
      station(draft, event.unit, { in: 'navy', navy: event.navy });
      return;
    case 'unloaded':
      station(draft, event.unit, { in: 'area', area: event.area });
      return;
    case 'navies-moved':
      for (const id of event.navies) {
        station(draft, id, event.to);
        unitIn(draft, id).actionsUsed += 1;
      }
      for (const unit of draft.units) {
        if (unit.at.in === 'navy' && event.navies.includes(unit.at.navy)) unit.carried = true;
      }
      return;
    case 'sent':
      station(draft, event.unit, event.to);
      return;
    case 'boosted':
      for (const id of event.units) unitIn(draft, id).boost += event.times;
      kingdomIn(draft, event.kingdom).phase.cavalryUsed += event.times;
      return;
  }
};

const station = (draft: DraftState, id: UnitId, at: Station): void => {
  unitIn(draft, id).at = copyPlain(at);
};

const create = (draft: DraftState, event: Extract<EventAbout<'unit'>, { kind: 'unit-created' }>): void => {
  const { unit: id, unitKind: kind, kingdom: owner, at, gold, turn } = event;
  draft.units.push({
    id,
    kind,
    owner,
    at: copyPlain(at),
    fresh: true,
    moved: false,
    carried: false,
    actionsUsed: 0,
    boost: 0,
  });
  draft.nextUnit = id + 1;
  kingdomIn(draft, owner).gold = gold;
  const area = areaIn(draft, event.area);
  if (kind === 'navy') area.navyMade = turn;
  else area.landUnitMade = turn;
};
