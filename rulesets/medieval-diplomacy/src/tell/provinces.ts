import { toEverybody } from '@chancery/kit';
import type { EventOf } from '../events.ts';
import type { Told } from '../told.ts';
import type { MdPosition } from '../types.ts';
import { realmOf } from '../unit-id.ts';
import { countsOf } from './counts.ts';
import { type Hearings, toItsRuler, toRealms } from './hearers.ts';

/** Who owns it now is everybody's to hear; what became of its harbour and ships, the old owner's and the new one's. */
export const tellConquest = (event: EventOf<'province-taken'>, position: MdPosition): Hearings => {
  const { rule, province, phase, from, to } = event;
  const changed = toEverybody<Told>({ kind: 'province-changed', rule, province, phase, from, to });
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

/** The pillager knows the unit, the victim who it was and how much was taken (MD-16.31). */
export const tellPillage = (event: EventOf<'pillaged'>, position: MdPosition): Hearings => {
  const { unit, owner, province, gold } = event;
  const { phase } = position.state;
  const by = realmOf(unit);
  const pillager = toItsRuler(event, position);
  if (owner === by) return pillager;
  return [
    ...pillager,
    ...toRealms(position, [owner], { kind: 'pillage-suffered', rule: 'MD-16.31', phase, by, province, gold }),
  ];
};
