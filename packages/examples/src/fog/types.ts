import type { Known, Position, Sighting } from '@chancery/core';
import type { OwnNumbers, SightingMemory } from '@chancery/kit';
import type { AreaNumber, Ground, PowerNumber } from '../ground/ground.ts';
import type { GroundOptions, GroundScenario } from '../ground/scenario.ts';

/** Fog: scouts and columns on an island, where each lord sees what their own units see. */
export interface Fog {
  readonly scenario: GroundScenario<MoreOfFog>;
  readonly options: GroundOptions;
  readonly setting: FogSetting;
  readonly state: State;
  readonly order: Order;
  readonly event: Event;
  readonly told: Told;
  readonly view: View;
  readonly refusal: Refusal;
  readonly memory: null;
}

/** What a scenario file of Fog has besides powers and map. */
export interface MoreOfFog {
  /** The power that rises as rebels, by its code, and how many areas a lord must hold for that (FG-6.1). */
  readonly rebels?: { readonly code: string; readonly areas: number };
}

export interface FogSetting extends Ground {
  readonly rebels?: { readonly power: PowerNumber; readonly areas: number };
}

export type FogKnown = Known<Fog>;
export type FogPosition = Position<Fog>;

export const KINDS = ['column', 'scout'] as const;
export type Kind = (typeof KINDS)[number];

export interface Unit {
  readonly owner: PowerNumber;
  /** Counts the units of its owner alone, so that it tells nobody what others raised (FG-3.2). */
  readonly number: number;
  readonly kind: Kind;
  readonly at: AreaNumber;
  readonly men: number;
}

/** How a lord learns of others: a unit sees what stands where it stands itself, a scout also what stands beside it (FG-3.3). */
export type Source = 'unit' | 'scout';
export type FogSighting = Sighting<Source, Kind>;

/** Areas stand in the places of their numbers. */
export interface State {
  readonly turn: number;
  readonly owners: readonly (PowerNumber | null)[];
  /** By the code of the lord; rebels have none before they rise. */
  readonly silver: { readonly [code: string]: number };
  readonly units: readonly Unit[];
  /** The last number that each lord has given to a unit, by code (FG-3.2). */
  readonly numbers: Readonly<OwnNumbers>;
  /** What each lord has learned of others, by code (FG-3.3). */
  readonly sightings: { readonly [code: string]: SightingMemory<FogSighting> };
}

/** What one viewer sees (FG-3.1). */
export interface View {
  readonly power: PowerNumber | null;
  readonly turn: number;
  readonly owners: readonly (PowerNumber | null)[];
  readonly silver: number | null;
  /** Their own. */
  readonly units: readonly Unit[];
  /** What they remember of others. */
  readonly sightings: SightingMemory<FogSighting>;
}

export interface March {
  readonly verb: 'MARCH';
  /** By its name: `C1`. */
  readonly unit: string;
  readonly args: { readonly way: readonly AreaNumber[] };
}
export interface Muster {
  readonly verb: 'MUSTER';
  readonly args: { readonly kind: Kind };
}
export type Order = March | Muster;

interface Side {
  readonly power: PowerNumber;
  readonly men: number;
  readonly roll: number;
}

export type Told = { readonly rule: string } & (
  | { readonly kind: 'mustered'; readonly unit: Unit; readonly cost: number }
  | {
      readonly kind: 'marched';
      readonly power: PowerNumber;
      readonly unit: string;
      readonly through: readonly AreaNumber[];
    }
  | {
      readonly kind: 'battle-fought';
      readonly area: AreaNumber;
      readonly sides: readonly Side[];
      readonly winner: PowerNumber | null;
    }
  | { readonly kind: 'fell'; readonly power: PowerNumber; readonly units: readonly string[]; readonly area: AreaNumber }
  | { readonly kind: 'taken'; readonly area: AreaNumber; readonly by: PowerNumber; readonly from: PowerNumber | null }
  | {
      readonly kind: 'looked';
      readonly power: PowerNumber;
      /** Where their units could see: what was known of these before is forgotten. */
      readonly areas: readonly AreaNumber[];
      readonly seen: readonly FogSighting[];
    }
  | { readonly kind: 'rose'; readonly power: PowerNumber; readonly area: AreaNumber; readonly from: PowerNumber | null }
  | { readonly kind: 'earned'; readonly power: PowerNumber; readonly silver: number }
  | { readonly kind: 'turn-ended'; readonly turn: number }
);
export type Event = Told;

export type Refusal =
  | { readonly code: 'rulers-only' }
  | { readonly code: 'unknown-unit'; readonly unit: string }
  | { readonly code: 'marches-already'; readonly unit: string }
  | { readonly code: 'too-far'; readonly unit: string; readonly reach: number }
  | { readonly code: 'no-border'; readonly from: AreaNumber; readonly to: AreaNumber }
  | { readonly code: 'one-muster' }
  | { readonly code: 'home-lost' }
  | { readonly code: 'too-poor'; readonly cost: number; readonly has: number };
