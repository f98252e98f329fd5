import type { Phase, Turn } from '@chancery/core';
import { groupOf } from '../../actions/troops/march.ts';
import { seeEntry } from '../../consequences/knowledge.ts';
import { retreatByStance } from '../../consequences/retreat.ts';
import { settle } from '../../consequences/settle.ts';
import type { EventOf } from '../../events.ts';
import { contactOf, enemiesIn, type Side } from '../../rules/contact.ts';
import { findUnit, getHolding, provincesOf, unitsInField } from '../../rules/find.ts';
import { initiativeOf } from '../../rules/initiative.ts';
import { pointsOf, roomInside } from '../../rules/levels.ts';
import { type Group, isOpenTo } from '../../rules/march.ts';
import { canCross } from '../../rules/passage.ts';
import { idsOf } from '../../rules/units.ts';
import { areHostile } from '../../rules/war.ts';
import type { Unit } from '../../state.ts';
import type { Types } from '../../types.ts';
import type { ProvinceNumber, Round, UnitId } from '../../words.ts';
import { fail, takenBy } from './taken.ts';

/** The longest way of any unit. */
const LEGS = [1, 2, 3] as const;

/** All groups go a province at a time, all at once; where enemies meet, they stop (R7, DOM-7.12 to 7.18). */
export const marchesOf = (round: Round): Phase<Types> => ({
  name: `Marches of round ${round}`,
  rule: 'DOM-7.12',
  run: (turn) => {
    turn.memory.cameFrom.clear();
    turn.memory.contacts.length = 0;
    const marching = groupsOf(turn, round);
    for (const leg of LEGS) {
      const arrived = march(turn, marching, leg);
      meet(turn, marching, arrived);
    }
    for (const group of marching) comeInside(turn, group);
    settle(turn);
  },
});

/** A group on its way: how far it has come, and whether it goes on. */
interface Marching extends Group {
  at: ProvinceNumber;
  done: number;
  stopped: boolean;
}

const groupsOf = (turn: Turn<Types>, round: Round): readonly Marching[] =>
  initiativeOf(turn.setting, turn.state).flatMap((domain) => {
    const named = new Set<UnitId>();
    return takenBy(turn, domain, ['MOVE', 'INVADE']).flatMap((taken): Marching[] => {
      const { group, fault } = groupOf({ ...turn, domain, round }, taken.order);
      if (group === null) {
        fail(turn, { domain, round, taken, reason: fault });
        return [];
      }
      // A unit that is named twice goes with the first (DOM-14.5).
      const units = group.units.filter(({ id }) => !named.has(id));
      for (const { id } of units) named.add(id);
      const [first] = units;
      return first === undefined ? [] : [{ ...group, units, at: first.province, done: 0, stopped: false }];
    });
  });

/** One leg of all groups; gives the units that have arrived somewhere. */
const march = (turn: Turn<Types>, marching: readonly Marching[], leg: number): ReadonlySet<UnitId> => {
  const arrived = new Set<UnitId>();
  const going: { readonly group: Marching; readonly to: ProvinceNumber }[] = [];
  for (const group of marching) {
    if (group.stopped) continue;
    if (leg === 1 && group.via.length === 0) sally(turn, group, arrived);
    const to = group.via[group.done];
    if (to === undefined) continue;
    const why = closed(turn, group, to);
    if (why === null) going.push({ group, to });
    else stop(turn, group, why);
  }
  // Enemies that would pass each other on the road meet: the earlier goes on, the other waits for them (DOM-7.14).
  const kept = going.filter(({ group, to }, at) => {
    const passed = going
      .slice(0, at)
      .some(
        (other) =>
          other.to === group.at && other.group.at === to && areHostile(turn.state, other.group.domain, group.domain),
      );
    if (passed) stop(turn, group, 'met');
    return !passed;
  });
  for (const { group, to } of kept) {
    const units = group.units.filter(({ id }) => findUnit(turn.state, id) !== null);
    for (const { id } of units) {
      turn.memory.cameFrom.set(id, group.at);
      arrived.add(id);
    }
    turn.emit({
      kind: 'marched',
      rule: 'DOM-7.12',
      domain: group.domain,
      units: idsOf(units),
      from: group.at,
      to,
      leg,
    });
    group.at = to;
    group.done += 1;
    if (turn.memory.round !== null) seeEntry(turn, { province: to, by: group.domain, round: turn.memory.round });
  }
  return arrived;
};

/** Out of a holding into the field before it (DOM-7.11). */
const sally = ({ emit }: Turn<Types>, { units }: Marching, arrived: Set<UnitId>): void => {
  const [first] = units;
  if (first === undefined || first.inside === null) return;
  emit({ kind: 'left', rule: 'DOM-7.11', units: idsOf(units), holding: first.inside, why: 'sally' });
  for (const { id } of units) arrived.add(id);
};

type Why = EventOf<'march-stopped'>['why'];

/** Why a leg that was open is not any more; null when it is (DOM-7.12). */
const closed = ({ setting, state }: Turn<Types>, group: Marching, to: ProvinceNumber): Why | null => {
  if (!canCross(setting, state, group.at, to)) return 'border';
  return isOpenTo(state, { ...group, units: unitsNow(state, group.units) }, to) ? null : 'closed';
};

const unitsNow = (state: Turn<Types>['state'], units: readonly Unit[]): readonly Unit[] =>
  units.flatMap(({ id }) => findUnit(state, id) ?? []);

const stop = ({ emit }: Turn<Types>, group: Marching, why: Why): void => {
  group.stopped = true;
  emit({
    kind: 'march-stopped',
    rule: 'DOM-7.12',
    domain: group.domain,
    units: idsOf(group.units),
    province: group.at,
    why,
  });
};

/** Enemies in one field, some of whom have just come: those who would give way do, and all who stay stop (DOM-7.13). */
const meet = (turn: Turn<Types>, marching: readonly Marching[], arrived: ReadonlySet<UnitId>): void => {
  if (arrived.size === 0) return;
  const order = initiativeOf(turn.setting, turn.state);
  let reached = fieldsOf(turn, arrived);
  for (const { number: province } of provincesOf(turn.state)) {
    if (!reached.has(province)) continue;
    let gaveWay = false;
    for (const [one, other] of enemiesIn(turn.state, province, order)) {
      const came = (domain: Side): boolean =>
        unitsInField(turn.state, province).some((unit) => unit.owner === domain && arrived.has(unit.id));
      if (!came(one) && !came(other)) continue;
      const contact =
        came(one) === came(other)
          ? contactOf(turn.state, order, { province, sides: [one, other] })
          : { province, aggressor: came(one) ? one : other, defender: came(one) ? other : one };
      if (retreatByStance(turn, province, contact.defender)) gaveWay = true;
      if (!stands(turn, province, contact.defender) || !stands(turn, province, contact.aggressor)) continue;
      turn.memory.contacts.push(contact);
    }
    if (gaveWay || turn.memory.contacts.some((contact) => contact.province === province)) {
      halt(turn, marching, province);
    }
    if (gaveWay) reached = fieldsOf(turn, arrived);
  }
};

/** The fields in which any of them stand. */
const fieldsOf = ({ state }: Turn<Types>, units: ReadonlySet<UnitId>): ReadonlySet<ProvinceNumber> =>
  new Set(
    [...units].flatMap((id) => {
      const unit = findUnit(state, id);
      return unit === null || unit.inside !== null ? [] : [unit.province];
    }),
  );

const stands = ({ state }: Turn<Types>, province: ProvinceNumber, domain: Side): boolean =>
  unitsInField(state, province).some(({ owner }) => owner === domain);

/** Groups of both sides of a contact go no farther; units that have fallen back go nowhere either. */
const halt = (turn: Turn<Types>, marching: readonly Marching[], province: ProvinceNumber): void => {
  const met = turn.memory.contacts.filter((contact) => contact.province === province);
  for (const group of marching) {
    if (group.stopped) continue;
    const fights =
      group.at === province && met.some(({ aggressor, defender }) => [aggressor, defender].includes(group.domain));
    if (fights || hasStrayed(turn.state, group)) stop(turn, group, 'contact');
  }
};

const hasStrayed = (state: Turn<Types>['state'], { units, at }: Marching): boolean =>
  unitsNow(state, units).some(({ province }) => province !== at);

/** The end of a way inside a holding, if it was reached in peace and there is room (DOM-7.9). */
const comeInside = (
  { setting, state, emit, memory }: Turn<Types>,
  { units, via, done, stopped, at, inside }: Marching,
): void => {
  if (inside === null || stopped || done < via.length || memory.contacts.some(({ province }) => province === at))
    return;
  const holding = getHolding(state, inside);
  const there = unitsNow(state, units).filter(({ province }) => province === at);
  if (there.length === 0 || roomInside(state, setting.units, holding) < pointsOf(setting.units, there)) return;
  emit({ kind: 'entered', rule: 'DOM-7.9', units: idsOf(there), holding: inside });
};
