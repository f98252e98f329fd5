import type { EventKinds } from '@chancery/kit';
import { draftUnit, exhaust, moveUnit, useMovePoints } from '../draft/units.ts';
import type { MovementEvent } from '../events/movement.ts';
import { forRulersOf, toItsRuler, toRulersOf } from '../tell/hearers.ts';
import type { MdPosition, Types } from '../types.ts';
import type { UnitId } from '../unit-id.ts';

/** Movement is heard by the rulers of the units that move, are carried, or carry. */
export const MOVEMENT: EventKinds<Types, MovementEvent> = {
  boarding: {
    apply: (draft, event) => {
      const unit = draftUnit(draft, event.unit);
      unit.boardRealm = event.realm;
      exhaust(unit);
    },
    tell: toItsRuler,
  },
  loaded: {
    apply: (draft, event) => {
      const army = draftUnit(draft, event.army);
      const fleet = draftUnit(draft, event.fleet);
      army.loadedOn = event.fleet;
      army.location = fleet.location;
      army.cameFrom = null;
      if (event.second) fleet.extraLoads += 1;
      exhaust(army);
    },
    tell: forRulersOf(({ fleet, army }) => [fleet, army]),
  },
  reloaded: {
    apply: (draft, { army, to }) => {
      draftUnit(draft, army).loadedOn = to;
    },
    tell: forRulersOf(({ army, from, to }) => [army, from, to]),
  },
  held: {
    apply: (draft, event) => {
      const unit = draftUnit(draft, event.unit);
      unit.holds += 1;
      useMovePoints(unit, event.cost);
    },
    tell: toItsRuler,
  },
  sailed: {
    apply: (draft, event) => {
      const fleet = draftUnit(draft, event.unit);
      moveUnit(draft, fleet, event.to);
      fleet.cameFrom = event.from;
      useMovePoints(fleet, event.cost);
    },
    tell: forRulersOf(({ unit }, position) => withArmiesAboard(position, unit)),
  },
  fled: {
    apply: (draft, event) => {
      const fleet = draftUnit(draft, event.unit);
      moveUnit(draft, fleet, event.to);
      fleet.cameFrom = null;
      exhaust(fleet);
    },
    tell: (event, position) => toRulersOf(position, withArmiesAboard(position, event.unit), { ...event, roll: null }),
  },
  'landing-tried': {
    tell: (event, position) => toRulersOf(position, withFleets(position, event.armies), { ...event, roll: null }),
  },
  unloaded: {
    apply: (draft, event) => {
      const army = draftUnit(draft, event.army);
      const fleet = draftUnit(draft, event.fleet);
      army.loadedOn = null;
      army.location = event.to;
      army.landed = event.invading;
      fleet.unloaded = true;
      if (event.second) fleet.extraUnloads += 1;
      exhaust(army);
      exhaust(fleet);
    },
    tell: forRulersOf(({ fleet, army }) => [fleet, army]),
  },
  'put-ashore': {
    apply: (draft, event) => {
      const army = draftUnit(draft, event.army);
      army.loadedOn = null;
      army.location = event.at;
    },
    tell: forRulersOf(({ army }, position) => withFleets(position, [army])),
  },
  marched: {
    apply: (draft, event) => {
      const army = draftUnit(draft, event.unit);
      army.location = event.to;
      army.cameFrom = event.from;
      useMovePoints(army, event.cost);
    },
    tell: toItsRuler,
  },
  'met-at-border': {
    apply: (draft, { unit, cost }) => useMovePoints(draftUnit(draft, unit), cost),
    tell: toItsRuler,
  },
  'thrown-back': {
    apply: (draft, { unit }) => {
      draftUnit(draft, unit).cameFrom = null;
    },
    tell: toItsRuler,
  },
};

const withArmiesAboard = ({ state }: MdPosition, fleet: UnitId): readonly UnitId[] => [
  fleet,
  ...state.units.filter(({ loadedOn }) => loadedOn === fleet).map(({ id }) => id),
];

const withFleets = ({ state }: MdPosition, armies: readonly UnitId[]): readonly UnitId[] => [
  ...armies,
  ...state.units.flatMap(({ id, loadedOn }) => (loadedOn !== null && armies.includes(id) ? [loadedOn] : [])),
];
