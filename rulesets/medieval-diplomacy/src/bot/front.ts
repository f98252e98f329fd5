import { getTroop } from '../rules/find.ts';
import { hasPermission } from '../rules/permission.ts';
import { IND, type RealmNumber } from '../words.ts';
import { type Chart, isAlly, isPrey } from './chart.ts';
import type { Camp, Troops } from './muster.ts';

/** Crossings from each own or open province to the nearest one from which there is something to take or to defend. */
export const frontsOf = (chart: Chart, beset: ReadonlySet<number>): ReadonlyMap<number, number> => {
  const open = (location: number): boolean => isOpenLand(chart, location);
  const lands = chart.own.map(({ number }) => number);
  const facing = (matters: (next: number) => boolean): number[] =>
    lands.filter((number) => chart.near(number).some(matters));
  const hunting = facing((next) => isPrey(chart, next) && !beset.has(next));
  const front = hunting.length > 0 ? hunting : facing((next) => isStranger(chart, chart.province(next).owner));
  const distances = new Map(front.map((number) => [number, 0]));
  for (let edge = front, distance = 1; edge.length > 0; distance += 1) {
    const next = edge.flatMap((from) => chart.near(from)).filter((to) => open(to) && !distances.has(to));
    for (const to of next) distances.set(to, distance);
    edge = [...new Set(next)];
  }
  return distances;
};

/** A realm that is neither ours nor allied: the next war may be with it. */
const isStranger = (chart: Chart, owner: RealmNumber): boolean =>
  owner !== chart.realm && owner !== IND && !isAlly(chart, owner);

const isOpenLand = ({ state, realm, province }: Chart, location: number): boolean =>
  hasPermission(state, province(location), realm);

/** What is free goes toward the nearest front, as far as its slowest troop walks in one season. */
export const marchToFront = (
  chart: Chart,
  camp: Camp,
  free: Troops,
  fronts: ReadonlyMap<number, number>,
): { readonly troops: Troops; readonly way: readonly number[] } | null => {
  const here = fronts.get(camp.location);
  if (free.size === 0 || here === 0) return null;
  const points = Math.min(...[...free.keys()].map((type) => getTroop(chart.setting, type).move));
  const way: number[] = [];
  for (let at = camp.location; way.length < points; at = way[way.length - 1] as number) {
    const distance = fronts.get(at) ?? Number.POSITIVE_INFINITY;
    const next = chart
      .near(at)
      .find((to) => isOpenLand(chart, to) && (fronts.get(to) ?? Number.POSITIVE_INFINITY) < distance);
    if (next === undefined) break;
    way.push(next);
    if (fronts.get(next) === 0) break;
  }
  return way.length > 0 ? { troops: free, way } : null;
};
