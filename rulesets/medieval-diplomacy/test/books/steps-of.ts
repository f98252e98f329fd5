import type { BattleRecord } from '../../src/events/battle-record.ts';
import type { Event } from '../../src/events.ts';
import { kindOf, type UnitId } from '../../src/unit-id.ts';
import type { Location } from '../../src/words.ts';

/** The borders that a step may cross. `none`: the unit comes into being there. */
export type Way = 'land' | 'water' | 'shore' | 'none';

/** What an event does to the place of one unit. */
export interface Step {
  readonly unit: UnitId;
  /** Where the event says that it comes from; absent where it does not say. */
  readonly from?: Location;
  /** A place, or the fleet that it is aboard of and goes with. */
  readonly to: Location | { readonly fleet: UnitId };
  readonly by: Way;
}

/** Every step of armies and fleets that an event tells of. Armies aboard go with their fleet and are not listed. */
export const stepsOf = (event: Event): readonly Step[] => {
  switch (event.kind) {
    case 'unit-formed': {
      const to = event.loadedOn === null ? event.location : { fleet: event.loadedOn };
      return [{ unit: event.unit, to, by: 'none' }];
    }
    case 'marched':
      return [{ unit: event.unit, from: event.from, to: event.to, by: 'land' }];
    case 'sailed':
    case 'fled':
      return [{ unit: event.unit, from: event.from, to: event.to, by: 'water' }];
    case 'loaded':
      return [{ unit: event.army, to: { fleet: event.fleet }, by: 'shore' }];
    case 'reloaded':
      return [{ unit: event.army, to: { fleet: event.to }, by: 'shore' }];
    case 'unloaded':
      return [{ unit: event.army, to: event.to, by: 'shore' }];
    case 'put-ashore':
      return [{ unit: event.army, to: event.at, by: 'shore' }];
    case 'battle-fought':
      return stepsOfBattle(event.battle);
    default:
      return [];
  }
};

/** New fleets, retreats of fleets and then of armies, since those aboard go with their ships. */
const stepsOfBattle = ({ newFleets, after }: BattleRecord): readonly Step[] => [
  ...newFleets.map(({ unit, location }): Step => ({ unit, to: location, by: 'none' })),
  ...after
    .filter(({ unit }) => kindOf(unit) === 'F')
    .map(({ unit, location }): Step => ({ unit, to: location, by: 'water' })),
  ...after
    .filter(({ unit }) => kindOf(unit) === 'A')
    .map(({ unit, location, loadedOn }): Step => {
      if (loadedOn !== null) return { unit, to: { fleet: loadedOn }, by: 'shore' };
      return { unit, to: location, by: 'land' };
    }),
];
