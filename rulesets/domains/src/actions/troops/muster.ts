import type { EventOf } from '../../events.ts';
import type { MusterItem } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { findHolding, getDomain, getHolding, getProvince } from '../../rules/find.ts';
import { effLevel, isFree, maxTroops, roomForTroops, roomInside } from '../../rules/levels.ts';
import { hasPassage, hostilesInField } from '../../rules/passage.ts';
import type { Acting } from '../../rules/scene.ts';
import type { Holding } from '../../state.ts';
import type { HoldingId } from '../../words.ts';
import type { DeedOf } from '../deed.ts';

/** Troops for gold, at any number of holdings (DOM-6.3 to 6.8, 14.4). */

/** Where the next unit of an item would appear: inside, in the field, or nowhere. */
type Place =
  | { readonly inside: HoldingId | null; readonly fault: null }
  | { readonly inside: null; readonly fault: Refusal };

/** Why not even one more unit can be mustered; else where it appears. */
const nextPlace = (acting: Acting, { type, at, inside = false }: MusterItem): Place => {
  const { setting, state, domain } = acting;
  const refused = (fault: Refusal): Place => ({ inside: null, fault });
  const holding = findHolding(state, at);
  if (holding === null) return refused({ code: 'unknown-holding', holding: at });
  if (holding.owner !== domain) return refused({ code: 'not-your-holding', holding: at });
  if (!isFree(holding)) return refused({ code: 'besieged-or-occupied', holding: at });
  const { ruler, mood } = getProvince(state, holding.province);
  if (ruler === domain && mood === 0) return refused({ code: 'mood-too-low', province: holding.province, mood });
  const { needs, points, cost } = setting.units[type];
  if (needs === null) return refused({ code: 'not-mustered', type });
  if (effLevel(holding) < needs) return refused({ code: 'needs-level', type, level: needs });
  if (musteredPoints(acting, holding) + points > effLevel(holding))
    return refused({ code: 'mustered-enough', holding: at });
  if (roomForTroops(state, setting.units, domain) < points)
    return refused({ code: 'troop-maximum', most: maxTroops(state, domain) });
  const { treasury } = getDomain(state, domain);
  if (treasury < cost) return refused({ code: 'short-of-gold', cost, treasury });
  if (!inside && fieldIsOpen(acting, holding)) return { inside: null, fault: null };
  return roomInside(state, setting.units, holding) >= points
    ? { inside: at, fault: null }
    : refused({ code: 'no-place', holding: at });
};

const musteredPoints = ({ state }: Acting, { musteredTurn, musteredPoints: points }: Holding): number =>
  musteredTurn === state.turn ? points : 0;

/** The field of the province is its own or open to it, and no enemy stands there (DOM-6.7, 6.20). */
const fieldIsOpen = ({ state, domain }: Acting, { province }: Holding): boolean =>
  hasPassage(state, domain, province) && hostilesInField(state, domain, province).length === 0;

export const muster: DeedOf<'MUSTER'> = {
  /** It fails where nothing at all can be mustered; else it does what it can (DOM-14.4). */
  fault: (acting, { items }) => {
    const faults = items.map((item) => nextPlace(acting, item).fault);
    return faults.every((fault) => fault !== null) ? (faults[0] ?? null) : null;
  },
  carryOut: (acting, { items }) => {
    for (const item of items) musterItem(acting, item);
  },
};

/** Unit by unit, each against the gold and the limits then left. */
const musterItem = (acting: Acting, item: MusterItem): void => {
  const { setting, state, emit, domain } = acting;
  for (let mustered = 0; mustered < item.count; mustered += 1) {
    const { inside, fault } = nextPlace(acting, item);
    if (fault !== null) return;
    const { points, cost } = setting.units[item.type];
    emit({
      kind: 'raised',
      rule: 'DOM-6.3',
      domain,
      how: 'mustered',
      province: getHolding(state, item.at).province,
      inside,
      holding: item.at,
      units: [nextUnit(acting, item.type)],
      points,
      gold: cost,
    });
  }
};

/** The next unit of a domain: its id in the game, and its number among those that it has raised. */
const nextUnit = ({ state, domain }: Acting, type: MusterItem['type']): EventOf<'raised'>['units'][number] => ({
  unit: state.next.unit,
  number: getDomain(state, domain).raised + 1,
  type,
});

/** Levies that a province can give more (DOM-6.9). */
const leviesLeft = (acting: Acting, province: number): number => {
  const { level } = getProvince(acting.state, province);
  const most = level === 0 ? 0 : Math.max(1, Math.floor(level / 2));
  return most - acting.state.units.filter(({ home }) => home === province).length;
};

const levyFault = (acting: Acting, number: number): Refusal | null => {
  const { setting, state, domain } = acting;
  const { ruler, occupiedBy, mood } = getProvince(state, number);
  if (ruler !== domain) return { code: 'not-your-province', province: number };
  if (occupiedBy !== null) return { code: 'province-occupied', province: number };
  if (mood < 1) return { code: 'mood-too-low', province: number, mood };
  if (hostilesInField(state, domain, number).length > 0) return { code: 'hostile-units-there', province: number };
  if (leviesLeft(acting, number) < 1) return { code: 'levies-enough', province: number };
  return roomForTroops(state, setting.units, domain) < setting.units.Levies.points
    ? { code: 'troop-maximum', most: maxTroops(state, domain) }
    : null;
};

/** Men called from the fields: no gold, but less tax (DOM-6.9); what is too many is not called. */
export const levy: DeedOf<'LEVY'> = {
  fault: (acting, { items }) => {
    const faults = items.map(({ province }) => levyFault(acting, province));
    return faults.every((fault) => fault !== null) ? (faults[0] ?? null) : null;
  },
  carryOut: (acting, { items }) => {
    for (const { count, province } of items) {
      for (let called = 0; called < count && levyFault(acting, province) === null; called += 1) {
        acting.emit({
          kind: 'raised',
          rule: 'DOM-6.9',
          domain: acting.domain,
          how: 'called',
          province,
          inside: null,
          holding: null,
          units: [nextUnit(acting, 'Levies')],
          points: acting.setting.units.Levies.points,
          gold: 0,
        });
      }
    }
  },
};
