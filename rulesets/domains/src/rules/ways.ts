import type { Setting } from '../setting.ts';
import type { State, Unit } from '../state.ts';
import type { ProvinceNumber } from '../words.ts';
import { isRefuge, reachableFrom } from './passage.ts';

/** Ways over the map. */

/** Borders between two provinces, over bridged rivers only; null where there is no way within a limit. */
export const bordersBetween = (
  setting: Setting,
  state: Pick<State, 'bridges'>,
  { from, to, most }: { readonly from: ProvinceNumber; readonly to: ProvinceNumber; readonly most: number },
): number | null => {
  const found = ringsFrom(setting, state as State, from, most).findIndex((ring) => ring.includes(to));
  return found < 0 ? null : found;
};

/** Provinces by their distance from one, each ring ascending; the first holds it alone. */
export const ringsFrom = (
  setting: Setting,
  state: State,
  from: ProvinceNumber,
  most = Number.POSITIVE_INFINITY,
): readonly (readonly ProvinceNumber[])[] => {
  const rings: ProvinceNumber[][] = [[from]];
  const seen = new Set<ProvinceNumber>([from]);
  for (let ring = rings[0] as ProvinceNumber[]; ring.length > 0 && rings.length <= most; ) {
    const next: ProvinceNumber[] = [];
    for (const province of ring) {
      for (const beside of reachableFrom(setting, state, province)) {
        if (seen.has(beside)) continue;
        seen.add(beside);
        next.push(beside);
      }
    }
    if (next.length === 0) break;
    next.sort((one, other) => one - other);
    rings.push(next);
    ring = next;
  }
  return rings;
};

/** The nearest province to which a unit could go in peace: fewest borders, then the lowest number (DOM-8.19). */
export const nearestRefuge = (setting: Setting, state: State, unit: Unit): ProvinceNumber | null => {
  for (const ring of ringsFrom(setting, state, unit.province)) {
    const refuge = ring.find((province) => isRefuge(state, unit, province));
    if (refuge !== undefined) return refuge;
  }
  return null;
};

/** Where a unit that gives way would go: the first possible of its list, else the lowest number (DOM-7.18, 11.28). */
export const retreatOf = (
  setting: Setting,
  state: State,
  unit: Unit,
  preferred: readonly ProvinceNumber[] = unit.retreatTo,
): ProvinceNumber | null => {
  const possible = reachableFrom(setting, state, unit.province).filter((province) => isRefuge(state, unit, province));
  return preferred.find((province) => possible.includes(province)) ?? possible[0] ?? null;
};
