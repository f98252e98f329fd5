import type { Turn } from '@chancery/core';
import type { Action, MusterItem } from '../order.ts';
import { getDomain, getProvince, holdingsOf, provincesRuledBy, unitsOf } from '../rules/find.ts';
import { canRise, effLevel, isFree, maxTroops, pointsOf } from '../rules/levels.ts';
import { groupFault } from '../rules/march.ts';
import { hostilesInField } from '../rules/passage.ts';
import { operativeFor } from '../rules/people.ts';
import { unitName } from '../rules/units.ts';
import { ringsFrom } from '../rules/ways.ts';
import type { Holding, Unit } from '../state.ts';
import type { Types } from '../types.ts';
import { COST, type DomainNumber, HOLDING_KINDS, type ProvinceNumber, type Round } from '../words.ts';

/** What a domain without a player does in a round (DOM-16.4 to 16.7). */
export const actionOf = (turn: Turn<Types>, domain: DomainNumber, round: Round): readonly Action[] => {
  if (round === 2) return musterFor(turn, domain) ?? raiseFor(turn, domain);
  const defence = driveOut(turn, domain);
  if (defence.length > 0) return defence;
  return round === 1 ? (largesseFor(turn, domain) ?? raiseFor(turn, domain)) : counterspyFor(turn, domain);
};

/** What is left in the treasury after building, after mustering, and what it takes to muster and to spy (DOM-16.5 to 16.7). */
const RESERVE = { raise: 10, muster: 10, largesse: 5 } as const;
const RICH = { muster: 15, counterspy: 20 } as const;
/** Moods up to which it gives largesse. */
const UNHAPPY = 2;

/** All field units that can reach the lowest-numbered invaded province go there, if they are strong enough (DOM-16.4). */
const driveOut = ({ setting, state }: Turn<Types>, domain: DomainNumber): readonly Action[] => {
  const invaded = provincesRuledBy(state, domain).find(
    ({ number }) => hostilesInField(state, domain, number).length > 0,
  );
  if (invaded === undefined) return [];
  const marches = unitsOf(state, domain).flatMap((unit) => {
    const via = wayTo({ setting, state }, unit, invaded.number);
    return via === null ? [] : [{ unit, via }];
  });
  const attack = marches.reduce((sum, { unit }) => sum + setting.units[unit.type].attack, 0);
  const defence = hostilesInField(state, domain, invaded.number).reduce(
    (sum, { type }) => sum + setting.units[type].defence,
    0,
  );
  if (marches.length === 0 || attack < defence) return [];
  return marches.map(({ unit, via }) => ({ verb: 'MOVE', args: { units: [unitName(setting, unit)], via } }));
};

/** The shortest way through friendly land within one march; of equal ones that through lower numbers. */
const wayTo = (
  { setting, state }: Pick<Turn<Types>, 'setting' | 'state'>,
  unit: Unit,
  to: ProvinceNumber,
): readonly ProvinceNumber[] | null => {
  const { movement } = setting.units[unit.type];
  if (unit.inside !== null || unit.owner === null) return null;
  const rings = ringsFrom(setting, state, unit.province, movement);
  let ways: readonly (readonly ProvinceNumber[])[] = [[]];
  for (const ring of rings.slice(1)) ways = ways.concat(ways.flatMap((way) => ring.map((next) => [...way, next])));
  const group = { domain: unit.owner, units: [unit], inside: null, invades: null };
  return ways.find((via) => via.at(-1) === to && groupFault(setting, state, { ...group, via }) === null) ?? null;
};

const largesseFor = ({ state }: Turn<Types>, domain: DomainNumber): readonly Action[] | null => {
  const unhappy = provincesRuledBy(state, domain).filter(
    ({ mood, occupiedBy }) => mood <= UNHAPPY && occupiedBy === null,
  );
  const needed = COST.largesse * unhappy.length + RESERVE.largesse;
  if (unhappy.length === 0 || getDomain(state, domain).treasury < needed) return null;
  return [{ verb: 'LARGESSE', args: { provinces: unhappy.map(({ number }) => number) } }];
};

/** Rule (b): its lowest holding with room, if that leaves a reserve (DOM-16.5). */
const raiseFor = ({ state }: Turn<Types>, domain: DomainNumber): readonly Action[] => {
  const [lowest] = inOrder(
    holdingsOf(state, domain).filter(
      (holding) =>
        isFree(holding) &&
        holding.raisedTurn !== state.turn &&
        canRise(state, getProvince(state, holding.province), holding),
    ),
    (one, other) => one.level - other.level,
  );
  if (lowest === undefined) return [];
  const cost = (lowest.level + 1) * (lowest.fortified ? 2 : 1);
  if (getDomain(state, domain).treasury < cost + RESERVE.raise) return [];
  return [{ verb: 'RAISE', args: { holding: lowest.id } }];
};

/** Infantry at its highest holding while its army is small (DOM-16.6). */
const musterFor = ({ setting, state }: Turn<Types>, domain: DomainNumber): readonly Action[] | null => {
  const { treasury } = getDomain(state, domain);
  const points = pointsOf(setting.units, unitsOf(state, domain));
  const most = maxTroops(state, domain);
  if (points >= Math.floor(most / 2) || treasury < RICH.muster) return null;
  const [highest] = inOrder(holdingsOf(state, domain).filter(isFree), (one, other) => effLevel(other) - effLevel(one));
  if (highest === undefined) return null;
  const count = Math.min(
    effLevel(highest),
    most - points,
    Math.floor((treasury - RESERVE.muster) / setting.units.Infantry.cost),
  );
  const item: MusterItem = { count, type: 'Infantry', at: highest.id };
  return count < 1 ? null : [{ verb: 'MUSTER', args: { items: [item] } }];
};

const counterspyFor = ({ state }: Turn<Types>, domain: DomainNumber): readonly Action[] => {
  const own = getDomain(state, domain);
  const [first] = own.underlings;
  if (first === undefined || own.treasury < RICH.counterspy || own.counterspyFrom !== null) return [];
  const person = operativeFor(own, state.turn, first.id);
  return person === null || person.id === own.ruler.id ? [] : [{ verb: 'COUNTERSPY', args: { by: person.id } }];
};

const inOrder = (holdings: readonly Holding[], first: (one: Holding, other: Holding) => number): readonly Holding[] =>
  [...holdings].sort(
    (one, other) =>
      first(one, other) ||
      one.province - other.province ||
      HOLDING_KINDS.indexOf(one.kind) - HOLDING_KINDS.indexOf(other.kind),
  );
