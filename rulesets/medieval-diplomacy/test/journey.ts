import type { Event } from '../src/events.ts';
import type { UnitId } from '../src/unit-id.ts';
import { placeNamed } from './small-world.ts';

/** Everywhere a unit went and waited in a turn: `1 held`, `2 marched to Kent`, `3 loaded`, `3 unloaded in York`. */
export const journeyOf = (events: readonly Event[], unit: UnitId): readonly string[] => {
  let phase = 0;
  return events.flatMap((event) => {
    if (event.kind === 'phase-began') phase = event.phase;
    const step = stepOf(event, unit);
    return step === null ? [] : [`${phase} ${step}`];
  });
};

const stepOf = (event: Event, unit: UnitId): string | null => {
  switch (event.kind) {
    case 'held':
    case 'boarding':
      return event.unit === unit ? event.kind : null;
    case 'marched':
    case 'sailed':
    case 'fled':
      return event.unit === unit ? `${event.kind} to ${placeNamed(event.to)}` : null;
    case 'met-at-border':
      return event.unit === unit ? `met enemies before ${placeNamed(event.to)}` : null;
    case 'thrown-back':
      return event.unit === unit ? `thrown back from ${placeNamed(event.to)}` : null;
    case 'pillaged':
      return event.unit === unit ? `pillaged ${placeNamed(event.province)}` : null;
    case 'loaded':
      return event.army === unit ? 'loaded' : null;
    case 'reloaded':
      return event.army === unit ? 'reloaded' : null;
    case 'unloaded':
      return event.army === unit ? `unloaded in ${placeNamed(event.to)}` : null;
    case 'put-ashore':
      return event.army === unit ? `put ashore in ${placeNamed(event.at)}` : null;
    case 'battle-fought':
      return event.battle.after.some((after) => after.unit === unit)
        ? `fought at ${placeNamed(event.battle.place)}`
        : null;
    default:
      return null;
  }
};
