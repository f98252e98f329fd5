import type { Entry, LandFight, Nations, Order, OrderOf, RetreatTerm } from './order.ts';
import type { NationNumber, PlaceNumber, SeaLoss, UnitId } from './words.ts';

/** What a nation has bought and not yet placed (W83-7.2); a general has been rolled. */
export interface Purchase {
  readonly order: OrderOf<'BUILD' | 'BUILD_GENERAL' | 'BUILD_SHIPS' | 'BUILD_PORT'>;
  /** What one of them cost. */
  readonly each: number;
  readonly general?: { readonly skill: number; readonly ability: number };
}

/** A fleet that has been given its order, where it is now. */
export interface Fleet {
  readonly ships: readonly UnitId[];
  readonly zone: PlaceNumber;
  /** The zone from which its last step came; null when it did not move. */
  readonly cameFrom: PlaceNumber | null;
  /** Whether it has moved, and how. */
  readonly moved: boolean;
  readonly deep: boolean;
  readonly attack: Nations;
  readonly avoid: readonly NationNumber[];
  readonly retreat: readonly RetreatTerm[];
  readonly losses: readonly SeaLoss[];
}

/** How a unit came into a battle on land (W83-2.18, 11.12, 15.15). */
export type Way = 'land' | 'strait' | 'sea' | 'inside';
export interface Engaged {
  readonly unit: UnitId;
  readonly way: Way;
  /** Where it stood before: a territory, or for a landing the zone. */
  readonly from: PlaceNumber;
}
/** Units that fight for a territory in step 7, and what their lines say, in the order of the lines (W83-11.46). */
export interface Engagement {
  readonly territory: PlaceNumber;
  readonly engaged: Engaged[];
  readonly options: (LandFight | Entry)[];
  /** Guests whom lines expel, in place of an attack on the territory (W83-5.52). */
  expels: readonly NationNumber[] | null;
  /** A tribal city that goes with it, and where it stood (W83-16.24). */
  cityFrom: PlaceNumber | null;
}

/** What the steps of one nation's turn keep in mind. */
export interface Errand {
  readonly nation: NationNumber;
  /** What the rules order for a nation that nobody plays, step by step; null where its ruler's sheet holds. */
  lines: readonly Order[] | null;
  /** A nation that only defends itself attacks nobody, whatever would attack of itself (W83-19.70). */
  readonly defends: boolean;
  readonly bought: Purchase[];
  readonly fleets: Fleet[];
  /** In the order in which territories were first engaged (W83-11.1). */
  readonly engagements: Map<PlaceNumber, Engagement>;
  /** Special territories whose garrison has been rolled in this turn (W83-2.46). */
  readonly rolled: Set<PlaceNumber>;
  /** Own and open territories before Action 6 (W83-11.42). */
  readonly friendly: Set<PlaceNumber>;
  /** Whose land it entered as an attack while there was peace (W83-15.21). */
  readonly invaded: Set<NationNumber>;
  /** Taken in this turn (W83-4.32). */
  readonly captured: Set<PlaceNumber>;
  /** Ships that have put units ashore, and where (W83-10.30). */
  readonly landed: Map<UnitId, PlaceNumber>;
  /** Non-player nations that it has threatened, demanded of, or courted in this turn. */
  readonly threatened: Set<NationNumber>;
  readonly demanded: Set<NationNumber>;
  courted: boolean;
  readonly incited: Set<PlaceNumber>;
  /** Tribal cities that have moved (W83-16.23): where they stand. */
  readonly movedCities: Set<PlaceNumber>;
}

/** What the phases of one turn keep in mind. */
export interface Memory {
  /** Of the nation that acts; null between turns. */
  errand: Errand | null;
}
