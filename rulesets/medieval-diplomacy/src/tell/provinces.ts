import type { EventAbout, EventOf } from '../events.ts';
import { provinceOf } from '../rules/find.ts';
import type { MdPosition } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import { countsOf } from './counts.ts';
import { type Hearings, toAll, toRealms, toRulersOf } from './hearings.ts';

/** Who owns what is public (MD-16.28); what is built, damaged or annexed concerns those whose land or office it is. */
export const tellProvince = (event: EventAbout<'province'>, position: MdPosition): Hearings => {
  const { province } = event;
  switch (event.kind) {
    case 'province-taken':
      return tellConquest(event, position);
    case 'pillaged':
      return tellPillage(event, position);
    case 'damage-rose':
    case 'damage-mended':
      return toRealms(position, [ownerOf(position, province)], event);
    case 'annexed':
      return toRealms(position, [event.realm, event.formerly], event);
    case 'annexation-lapsing':
    case 'annexation-mended':
    case 'annexation-ended':
      return toRealms(position, [event.realm, ownerOf(position, province)], event);
    case 'fort-repaired':
      if (event.unit === null) return toRealms(position, [ownerOf(position, province)], event);
      return toRulersOf(position, [event.unit], event);
    case 'fort-built':
    case 'harbour-built':
    case 'production-built':
    case 'razed':
      return toRulersOf(position, [event.unit], event);
    case 'province-given':
      return toAll(event);
  }
};

const ownerOf = ({ state }: MdPosition, province: number): number => provinceOf(state, province).owner;

const tellConquest = (event: EventOf<'province-taken'>, position: MdPosition): Hearings => {
  const { rule, province, phase, from, to } = event;
  const changed = toAll({ kind: 'province-changed', rule, province, phase, from, to });
  const destroyed = event.harbour?.lost === true;
  if (!destroyed && event.ships.length === 0) return changed;
  const ships = event.ships.map(({ type, captured }) => ({ type, captured, count: 1 }));
  return [
    ...changed,
    ...toRealms(position, [from, to], {
      kind: 'harbour-fallen',
      rule: 'MD-11.15',
      phase,
      province,
      from,
      to,
      destroyed,
      captured: countsOf(ships.filter(({ captured }) => captured)),
      lost: countsOf(ships.filter(({ captured }) => !captured)),
    }),
  ];
};

/** The pillager knows his unit, the victim who it was and how much he took (MD-16.31). */
const tellPillage = (event: EventOf<'pillaged'>, position: MdPosition): Hearings => {
  const { unit, owner, province, gold, phase } = { ...event, phase: position.state.phase };
  const by = realmOf(unit);
  const pillager = toRulersOf(position, [unit], event);
  if (owner === by) return pillager;
  return [
    ...pillager,
    ...toRealms(position, [owner], { kind: 'pillage-suffered', rule: 'MD-16.31', phase, by, province, gold }),
  ];
};
