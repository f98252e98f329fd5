import type { Order } from '../order.ts';
import { getTroop } from '../rules/find.ts';
import { isSoldier, storageOf } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import { unitLabel } from '../unit-id.ts';
import type { TroopType } from '../words.ts';
import { type Chart, isPrey } from './chart.ts';
import { type Camp, campsOf, freshNumbers, muster, type Troops, troopsIn } from './muster.ts';
import { rankOrders } from './ranks.ts';
import { powerOf, strengthOf } from './strength.ts';

/** A landing wants so much more power than it meets, in percent: it fights at a disadvantage (MD-6.38). */
const MARGIN = 260;

/** A fleet, or the ships of a garrison that will be one. */
interface Ferry {
  readonly location: number;
  readonly storage: number;
  readonly unit: Unit;
}

interface Voyage {
  readonly ferry: Ferry;
  readonly camp: Camp;
  readonly troops: Troops;
  /** Seas to sail through after loading; empty when the fleet lands from where it is. */
  readonly seas: readonly number[];
  readonly target: number;
}

/** One voyage for each ferry that finds passengers and a shore worth landing on. Camps that embark do nothing else. */
export const seaOrders = (
  chart: Chart,
  nextNumber: () => number | null,
): { readonly orders: readonly Order[]; readonly embarked: ReadonlySet<number> } => {
  const embarked = new Set<number>();
  const targets = new Set<number>();
  const nextFleet = freshNumbers(chart, 'F');
  const orders = ferriesOf(chart).flatMap((ferry): readonly Order[] => {
    const voyage = bestVoyage(chart, ferry, embarked, targets);
    if (!voyage) return [];
    embarked.add(voyage.camp.location);
    targets.add(voyage.target);
    const { orders: mustering, columns } = muster(chart, voyage.camp, [voyage.troops], nextNumber);
    const [column] = columns;
    if (!column) return [];
    const fleet = ferry.unit.kind === 'F' ? unitLabel(ferry.unit.id) : `F${nextFleet()}`;
    return [
      ...mustering,
      ...launch(chart, ferry, fleet),
      ...rankOrders(chart, column.label, column.troops),
      { verb: 'LOAD', unit: fleet, args: { army: column.label } },
      ...voyage.seas.map((location): Order => ({ verb: 'SAIL', unit: fleet, args: { location } })),
      { verb: 'UNLOAD', unit: fleet, args: { army: column.label, location: voyage.target } },
    ];
  });
  return { orders, embarked };
};

const ferriesOf = (chart: Chart): readonly Ferry[] =>
  chart.state.units
    .filter((unit) => unit.realm === chart.realm && (unit.kind === 'F' || unit.kind === 'G'))
    .map((unit) => ({ unit, location: unit.location, storage: storageOf(chart.setting, unit.stacks) }))
    .filter(({ storage }) => storage > 0);

/** The ships of a garrison become a fleet. */
const launch = (chart: Chart, { unit }: Ferry, fleet: string): readonly Order[] => {
  if (unit.kind === 'F') return [];
  const garrison = unitLabel(unit.id);
  const ships = unit.stacks.filter(({ type }) => !isSoldier(getTroop(chart.setting, type)));
  return [
    { verb: 'FORM_FLEET', unit: garrison, args: { number: Number(fleet.slice(1)) } },
    ...ships.map(
      ({ type, count }): Order => ({
        verb: 'TRANSFER',
        unit: garrison,
        args: { to: fleet, type: getTroop(chart.setting, type).key, count },
      }),
    ),
  ];
};

const bestVoyage = (
  chart: Chart,
  ferry: Ferry,
  embarked: ReadonlySet<number>,
  taken: ReadonlySet<number>,
): Voyage | null => {
  const atSea = chart.map.kindOf(ferry.location) === 'sea';
  const camps = campsOf(chart).filter(
    ({ location }) =>
      !embarked.has(location) &&
      (location === ferry.location || (atSea && touchesSea(chart, location, ferry.location))),
  );
  const passengers = camps
    .map((camp) => ({ camp, troops: passengersFrom(chart, camp, ferry.storage) }))
    .filter(({ troops }) => landingChance(chart, troops) >= 100)
    .toSorted(
      (a, b) => powerOfTroops(chart, b.troops) - powerOfTroops(chart, a.troops) || a.camp.location - b.camp.location,
    )[0];
  if (!passengers) return null;
  const voyages = shoresWithin(chart, ferry)
    .filter(({ target }) => !taken.has(target) && target !== passengers.camp.location)
    .filter(({ target }) => 100 * powerOfTroops(chart, passengers.troops) >= MARGIN * powerOf(chart.defence(target)))
    .toSorted(
      (a, b) => chart.worth(b.target) - chart.worth(a.target) || a.seas.length - b.seas.length || a.target - b.target,
    );
  const [best] = voyages;
  return best ? { ferry, ...passengers, ...best } : null;
};

const touchesSea = ({ map }: Chart, province: number, sea: number): boolean =>
  map.borderBetween(province, sea) === 'coast';

/** Shores that can be reached with two sails at most. */
const shoresWithin = (
  chart: Chart,
  { location }: Ferry,
): readonly { readonly seas: readonly number[]; readonly target: number }[] => {
  const { map } = chart;
  const seasNear = (from: number): readonly number[] =>
    map.neighbours(from).filter((to) => map.kindOf(to) === 'sea' && map.borderBetween(from, to) !== 'reef');
  const start: readonly (readonly number[])[] = map.kindOf(location) === 'sea' ? [[]] : [];
  const first = seasNear(location).map((sea) => [sea]);
  const second = first.flatMap(([sea]) => seasNear(sea as number).map((next) => [sea as number, next]));
  const seen = new Set<number>();
  return [...start, ...first, ...second].flatMap((seas) => {
    const end = seas.at(-1) ?? location;
    const shores = map
      .neighbours(end)
      .filter((shore) => touchesSea(chart, shore, end) && isPrey(chart, shore) && !seen.has(shore));
    for (const shore of shores) seen.add(shore);
    return shores.map((target) => ({ seas, target }));
  });
};

/** The hardest hitters first, as many as there is room for; two stay if the camp is ours to guard. */
const passengersFrom = (chart: Chart, camp: Camp, storage: number): Troops => {
  const all = troopsIn(chart, camp);
  let stay = camp.garrison ? 2 : 0;
  let room = storage;
  const chosen = new Map<TroopType, number>();
  const value = (type: TroopType): number => {
    const { attacks, combat, hitPoints, weight } = getTroop(chart.setting, type);
    return Math.floor((attacks * combat * hitPoints) / weight);
  };
  const ranked = [...all.keys()].sort((a, b) => value(a) - value(b) || a - b);
  for (const type of ranked) {
    const kept = Math.min(stay, all.get(type) ?? 0);
    stay -= kept;
    all.set(type, (all.get(type) ?? 0) - kept);
  }
  for (const type of ranked.toReversed()) {
    const count = Math.min(all.get(type) ?? 0, Math.floor(room / getTroop(chart.setting, type).weight));
    if (count <= 0) continue;
    chosen.set(type, count);
    room -= count * getTroop(chart.setting, type).weight;
  }
  return chosen;
};

const listed = (troops: Troops): readonly { readonly type: TroopType; readonly count: number }[] =>
  [...troops].map(([type, count]) => ({ type, count }));
const powerOfTroops = (chart: Chart, troops: Troops): number => powerOf(strengthOf(chart.setting, listed(troops)));
/** MD-6.32 */
const landingChance = (chart: Chart, troops: Troops): number => strengthOf(chart.setting, listed(troops)).blows;
