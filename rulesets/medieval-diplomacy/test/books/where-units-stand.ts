import type { PlayedTurn } from '@chancery/testkit';
import type { Event } from '../../src/events.ts';
import { canHold } from '../../src/rules/contents.ts';
import { findProvince } from '../../src/rules/find.ts';
import { isHomeless } from '../../src/rules/homeless.ts';
import type { Unit } from '../../src/state.ts';
import type { Types } from '../../src/types.ts';
import { label } from '../position.ts';

/** Names the units that stand where, after a turn, no unit of their kind may, or hold what they cannot. */
export const placeFaults = ({ resolved, after }: PlayedTurn<Types>): readonly string[] =>
  after.state.units.flatMap((unit) => {
    const who = `${label(unit.id)} at ${unit.location}`;
    const place = after.setting.places[unit.location];
    if (!place) return [`${who} is off the map`];
    const misfits = unit.stacks.filter(({ type }) => !canHold(after, unit, type));
    return [
      ...(misfits.length > 0 ? [`${who} holds ${misfits.map(({ type }) => type)}`] : []),
      ...(unit.kind !== 'F' && unit.loadedOn === null && place.kind === 'sea' ? [`${who} is at sea`] : []),
      ...(unit.kind === 'F' && strayed(after, unit, resolved.events) ? [`${who} is homeless`] : []),
    ];
  });

/** A fleet may be homeless at the end of a turn only if something in this turn has made it so (MD-6.44, MD-6.47). */
const strayed = (after: PlayedTurn<Types>['after'], fleet: Unit, events: readonly Event[]): boolean => {
  if (!findProvince(after.state, fleet.location) || !isHomeless(after.state, fleet)) return false;
  return !events.some((event) => {
    if (event.kind === 'province-taken' || event.kind === 'province-given') return event.province === fleet.location;
    return event.kind === 'razed' && event.what === 'harbour' && event.province === fleet.location;
  });
};
