import type { EventAbout, EventOf } from '../events.ts';
import type { MdPosition } from '../types.ts';
import { realmOf, type UnitId } from '../unit-id.ts';
import { countsOf } from './counts.ts';
import { aside, type Hearings, toRealms, toRulersOf } from './hearings.ts';

/** What a unit is told to be and to hold is its ruler's own affair (MD-16.4); gifts are known on both sides. */
export const tellUnit = (event: EventAbout<'unit'>, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'unit-formed':
      return toRulersOf(position, event.by === null ? [event.unit] : [event.unit, event.by], event);
    case 'follow-set':
      return toRulersOf(position, event.target === null ? [event.unit] : [event.unit, event.target], event);
    case 'unit-removed':
    case 'unit-named':
    case 'retreat-level-set':
    case 'marines-set':
    case 'defend-set':
    case 'ranks-set':
      return toRulersOf(position, [event.unit], event);
    case 'leader-set':
      return toRulersOf(position, [event.unit], event, event.commander === null ? [] : [event.commander]);
    case 'transferred':
      return tellTransfer(event, position);
    case 'troops-gone':
      return toRulersOf(position, [event.unit], { ...event, rolls: [] }, event.commanders);
    case 'exhausted':
      return event.why === 'homeless' ? toRulersOf(position, [event.unit], event) : [];
  }
};

const tellTransfer = (event: EventOf<'transferred'>, position: MdPosition): Hearings => {
  const { from, to, commanders, rule } = event;
  const [giver, receiver] = [realmOf(from), realmOf(to)];
  if (giver === receiver) return toRulersOf(position, [from, to], event, commanders);
  const said = { rule, troops: countsOf(event.troops), commanders, ...aside(position, [from, to], commanders) };
  return [
    ...toRealms(position, [giver], { kind: 'troops-given', from, to, ...said }),
    ...toRealms(position, [receiver], { kind: 'troops-received', from: giver, unit: to, ...said }),
  ];
};

/** Movement is heard by the rulers of the units that move, are carried, or carry. */
export const tellMovement = (event: EventAbout<'movement'>, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'boarding':
    case 'held':
    case 'marched':
    case 'met-at-border':
    case 'thrown-back':
      return toRulersOf(position, [event.unit], event);
    case 'sailed':
      return toRulersOf(position, withArmiesAboard(position, event.unit), event);
    case 'fled':
      return toRulersOf(position, withArmiesAboard(position, event.unit), { ...event, roll: null });
    case 'loaded':
    case 'unloaded':
      return toRulersOf(position, [event.fleet, event.army], event);
    case 'reloaded':
      return toRulersOf(position, [event.army, event.from, event.to], event);
    case 'landing-tried':
      return toRulersOf(position, withFleets(position, event.armies), { ...event, roll: null });
    case 'put-ashore':
      return toRulersOf(position, withFleets(position, [event.army]), event);
  }
};

const withArmiesAboard = ({ state }: MdPosition, fleet: UnitId): readonly UnitId[] => [
  fleet,
  ...state.units.filter(({ loadedOn }) => loadedOn === fleet).map(({ id }) => id),
];

const withFleets = ({ state }: MdPosition, armies: readonly UnitId[]): readonly UnitId[] => [
  ...armies,
  ...state.units.flatMap(({ id, loadedOn }) => (loadedOn !== null && armies.includes(id) ? [loadedOn] : [])),
];
