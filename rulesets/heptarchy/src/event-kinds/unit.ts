import { copyPlain } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { areaIn, type DraftState, kingdomIn, removeUnit, unitIn } from '../draft/board.ts';
import type { UnitEvent } from '../events/unit.ts';
import type { Station } from '../state.ts';
import type { Types } from '../types.ts';
import type { UnitId } from '../words.ts';

const station = (draft: DraftState, id: UnitId, at: Station): void => {
  unitIn(draft, id).at = copyPlain(at);
};

export const UNIT: EventKinds<Types, UnitEvent> = {
  'unit-created': {
    apply: (draft, event) => {
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
    },
    tell: toEverybody,
  },
  'unit-disbanded': { apply: (draft, { unit }) => removeUnit(draft, unit), tell: toEverybody },
  moved: {
    apply: (draft, { units, to }) => {
      for (const id of units) {
        station(draft, id, { in: 'area', area: to });
        unitIn(draft, id).moved = true;
      }
    },
    tell: toEverybody,
  },
  loaded: { apply: (draft, { unit, navy }) => station(draft, unit, { in: 'navy', navy }), tell: toEverybody },
  unloaded: { apply: (draft, { unit, area }) => station(draft, unit, { in: 'area', area }), tell: toEverybody },
  'navies-moved': {
    apply: (draft, { navies, to }) => {
      for (const id of navies) {
        station(draft, id, to);
        unitIn(draft, id).actionsUsed += 1;
      }
      for (const unit of draft.units) {
        if (unit.at.in === 'navy' && navies.includes(unit.at.navy)) unit.carried = true;
      }
    },
    tell: toEverybody,
  },
  sent: { apply: (draft, { unit, to }) => station(draft, unit, to), tell: toEverybody },
  boosted: {
    apply: (draft, { kingdom, units, times }) => {
      for (const id of units) unitIn(draft, id).boost += times;
      kingdomIn(draft, kingdom).phase.cavalryUsed += times;
    },
    tell: toEverybody,
  },
};
