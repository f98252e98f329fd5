import type { Scenario } from '../src/scenario.ts';
import type { Options } from '../src/setting.ts';
import type { Area, Kingdom, PeaceOffer, PhaseMarks, State, Station, Unit, War } from '../src/state.ts';
import type { Resource, UnitKind } from '../src/words.ts';

/** A kingdom or its Land Area by code: `CHE`. */
export type Code = string;
/** Two kingdoms: `CHE-SSX`. */
export type Pair = `${Code}-${Code}`;

/** Only what matters; the rest is a peaceful Heptarchy in Turn 1, without a Resource and without a unit. */
export interface GivenPosition {
  readonly scenario?: Scenario;
  readonly turn?: number;
  /** Kingdoms of players, in the order of the list; the first of them acts unless it is said otherwise. */
  readonly players?: readonly Code[];
  readonly active?: Code | null;
  readonly kingdoms?: { readonly [code: Code]: GivenKingdom };
  readonly areas?: { readonly [code: Code]: GivenArea };
  /** Units take the ids 1, 2, 3 … in this order. */
  readonly units?: readonly GivenUnit[];
  /** `CHE-SSX`: Chenth declared War on Sudsexe, in this Turn. */
  readonly wars?: readonly (Pair | ({ readonly between: Pair } & GivenWar))[];
  readonly trade?: readonly (Pair | { readonly between: Pair; readonly lockedUntil: number })[];
  readonly pacts?: readonly (Pair | { readonly between: Pair; readonly lockedUntil: number })[];
  readonly truces?: readonly { readonly between: Pair; readonly until: number }[];
  /** `CHE-SSX`: Chenth proposed it to Sudsexe. */
  readonly proposals?: readonly { readonly between: Pair; readonly kind: 'trade' | 'pact'; readonly due?: boolean }[];
  readonly options?: Partial<Options>;
  readonly state?: Partial<State>;
}

export type GivenKingdom = Partial<Omit<Kingdom, 'phase' | 'capital'>> & {
  readonly phase?: Partial<PhaseMarks>;
  readonly capital?: Code | null;
};

export type GivenArea = Partial<Omit<Area, 'number' | 'owner' | 'occupier' | 'resources'>> & {
  readonly owner?: Code;
  readonly occupier?: Code | null;
  readonly resources?: readonly Resource[];
};

export type GivenWar = Partial<Omit<War, 'a' | 'b' | 'declarer' | 'firstToFive' | 'auto' | 'offer'>> & {
  /** War Score from units, of the first and of the second of the pair. */
  readonly events?: readonly [number, number];
  readonly firstToFive?: Code | null;
  readonly auto?: { readonly winner: Code; readonly armed: boolean; readonly offered?: boolean } | null;
  readonly offer?: Omit<PeaceOffer, 'from'> & { readonly from: Code };
};

export interface GivenUnit {
  readonly kind: UnitKind;
  readonly owner: Code;
  readonly at: Code | Station;
  readonly said?: Partial<Omit<Unit, 'id' | 'kind' | 'owner' | 'at'>>;
}
