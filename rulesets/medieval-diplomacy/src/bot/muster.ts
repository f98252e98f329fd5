import type { Order } from '../order.ts';
import { getTroop } from '../rules/find.ts';
import { MOST_UNITS } from '../rules/numbers.ts';
import { isSoldier } from '../rules/troops.ts';
import type { Unit } from '../state.ts';
import { unitLabel } from '../unit-id.ts';
import type { TroopType } from '../words.ts';
import type { Chart } from './chart.ts';

/** So many of each type. */
export type Troops = ReadonlyMap<TroopType, number>;

/** Everything that can march from one province: its garrison and the armies that are not aboard. */
export interface Camp {
  readonly location: number;
  readonly garrison: Unit | null;
  readonly armies: readonly Unit[];
}

export const campsOf = (chart: Chart): readonly Camp[] => {
  const places = new Set(
    chart.state.units
      .filter(({ realm, kind, loadedOn }) => realm === chart.realm && kind !== 'F' && loadedOn === null)
      .map(({ location }) => location),
  );
  return [...places]
    .filter((location) => chart.map.kindOf(location) === 'land')
    .sort((a, b) => a - b)
    .map((location) => {
      const here = chart.unitsIn(location).filter(({ realm, loadedOn }) => realm === chart.realm && loadedOn === null);
      return {
        location,
        garrison: here.find(({ kind }) => kind === 'G') ?? null,
        armies: here.filter(({ kind }) => kind === 'A'),
      };
    });
};

const soldiersOf = (chart: Chart, unit: Unit): Map<TroopType, number> => {
  const troops = new Map<TroopType, number>();
  for (const { type, count } of unit.stacks) {
    if (isSoldier(getTroop(chart.setting, type))) troops.set(type, (troops.get(type) ?? 0) + count);
  }
  return troops;
};

export const troopsIn = (chart: Chart, camp: Camp): Map<TroopType, number> => {
  const all = new Map<TroopType, number>();
  for (const unit of membersOf(camp)) {
    for (const [type, count] of soldiersOf(chart, unit)) all.set(type, (all.get(type) ?? 0) + count);
  }
  return all;
};

const membersOf = ({ garrison, armies }: Camp): readonly Unit[] => (garrison ? [garrison, ...armies] : armies);

/** A column that leaves a camp: the army's label and what it is made of. */
export interface Column {
  readonly label: string;
  readonly troops: Troops;
}

/** Numbers for armies or fleets still to be formed, handed out once each. */
export const freshNumbers = (chart: Chart, kind: 'A' | 'F'): (() => number | null) => {
  const taken = new Set(
    chart.state.units.filter((unit) => unit.realm === chart.realm && unit.kind === kind).map(({ number }) => number),
  );
  return () => {
    for (let number = 1; number <= MOST_UNITS; number += 1) {
      if (taken.has(number)) continue;
      taken.add(number);
      return number;
    }
    return null;
  };
};

/**
 * Orders that sort the troops of a camp into the wanted columns; what is over stays in the garrison, or where there is
 * none with the first column. Commanders go with the first column.
 */
export const muster = (
  chart: Chart,
  camp: Camp,
  wanted: readonly Troops[],
  nextNumber: () => number | null,
): { readonly orders: readonly Order[]; readonly columns: readonly Column[] } => {
  const orders: Order[] = [];
  const labels: string[] = camp.armies.slice(0, wanted.length).map(({ id }) => unitLabel(id));
  const former = camp.garrison ?? camp.armies[0];
  while (former && labels.length < wanted.length) {
    const number = nextNumber();
    if (number === null) break;
    labels.push(`A${number}`);
    orders.push({ verb: 'FORM_ARMY', unit: unitLabel(former.id), args: { number } });
  }
  const columns = labels.map((label, i): Column => ({ label, troops: wanted[i] as Troops }));
  const sink = camp.garrison ? unitLabel(camp.garrison.id) : columns[0]?.label;
  orders.push(...shuffleTroops(chart, camp, columns, sink), ...commandersJoin(camp, columns[0]?.label));
  return { orders, columns };
};

/** TRANSFERs from units that have too many of a type to those that have too few. */
const shuffleTroops = (
  chart: Chart,
  camp: Camp,
  columns: readonly Column[],
  sink: string | undefined,
): readonly Order[] => {
  if (sink === undefined) return [];
  const has = new Map(membersOf(camp).map((unit) => [unitLabel(unit.id), soldiersOf(chart, unit)]));
  const orders: Order[] = [];
  for (const [type, total] of [...troopsIn(chart, camp)].sort(([a], [b]) => a - b)) {
    const wanted = new Map(columns.map(({ label, troops }) => [label, troops.get(type) ?? 0]));
    const placed = [...wanted.values()].reduce((sum, count) => sum + count, 0);
    wanted.set(sink, (wanted.get(sink) ?? 0) + total - placed);
    const surplus = [...new Set([...has.keys(), ...wanted.keys()])].map((label) => ({
      label,
      count: (has.get(label)?.get(type) ?? 0) - (wanted.get(label) ?? 0),
    }));
    orders.push(...balance(getTroop(chart.setting, type).key, surplus));
  }
  return orders;
};

const balance = (type: string, surplus: readonly { readonly label: string; count: number }[]): readonly Order[] => {
  const orders: Order[] = [];
  const takers = surplus.filter(({ count }) => count < 0);
  for (const giver of surplus.filter(({ count }) => count > 0)) {
    for (const taker of takers) {
      const count = Math.min(giver.count, -taker.count);
      if (count <= 0) continue;
      orders.push({ verb: 'TRANSFER', unit: giver.label, args: { to: taker.label, type, count } });
      giver.count -= count;
      taker.count += count;
    }
  }
  return orders;
};

const commandersJoin = (camp: Camp, label: string | undefined): readonly Order[] => {
  if (label === undefined) return [];
  return membersOf(camp)
    .filter(({ id }) => unitLabel(id) !== label)
    .flatMap(({ id, commanders }) =>
      commanders.map((commander): Order => ({ verb: 'TRANSFER', unit: unitLabel(id), args: { to: label, commander } })),
    );
};
