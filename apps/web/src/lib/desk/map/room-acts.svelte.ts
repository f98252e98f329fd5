import { createContext } from 'svelte';
import type { Pick } from '../frame/picks.ts';
import type { MapTable } from './map-table.svelte.ts';

/** What the map does for the rest of the desk. */
export interface MapActs {
  readonly table: MapTable;
  take(unit: string): void;
  find(area: number): void;
}

/** What can be done with the units in hand. */
export interface HandActs {
  readonly offers: readonly Pick[];
  focus(): void;
}

/** What rooms let others do in them, each as long as it is open. */
export class RoomActs {
  map = $state.raw<MapActs | null>(null);
  hand = $state.raw<HandActs | null>(null);
  /** Orders of the realm. */
  realm = $state.raw<readonly Pick[] | null>(null);
}

export const [roomActs, setRoomActs] = createContext<RoomActs>();
