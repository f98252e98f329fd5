import type { Errand, Memory } from './memory.ts';
import type { Order } from './order.ts';
import type { NationNumber } from './words.ts';

/** A fresh memory for a turn. */
export const begin = (): Memory => ({ errand: null });

/** A nation's turn begins; `lines` are what the rules order for it, and null where its ruler does; whoever only `defends` attacks nobody. */
export const newErrand = (nation: NationNumber, lines: readonly Order[] | null, defends = false): Errand => ({
  nation,
  lines,
  defends,
  bought: [],
  fleets: [],
  engagements: new Map(),
  rolled: new Set(),
  friendly: new Set(),
  invaded: new Set(),
  captured: new Set(),
  landed: new Map(),
  threatened: new Set(),
  demanded: new Set(),
  courted: false,
  incited: new Set(),
  movedCities: new Set(),
});
