import type { General, Knowledge, KnownProvince, Nation, Province, Stack } from './state.ts';
import type { NationNumber } from './words.ts';

/** What one viewer sees of a campaign (section 21). Built up from nothing; view.ts may add parts, never whole state records. */
export interface View {
  /** The nation that looks; null for the public and the master. */
  readonly nation: NationNumber | null;
  readonly turn: number;
  /** The Independents in place 0, as in the state. */
  readonly nations: readonly (NationView | null)[];
  readonly provinces: readonly (ProvinceView | null)[];
  /** Own stacks, in the place of each province; null where the viewer has none (or sees none). */
  readonly stacks: readonly (readonly Stack[])[];
  /** Own generals with all they are told; of others the name and nation, which are public. By number. */
  readonly generals: readonly GeneralView[];
  /** What it has learned of others; nothing for the public. */
  readonly known: Knowledge;
}

/** What is public of a nation (UM-21.26); all else its own ruler sees (UM-21.25). */
export interface NationView extends Pick<Nation, 'number' | 'code' | 'name' | 'kind' | 'status' | 'score' | 'rank'> {
  /** Whether it is hostile to the viewer (UM-4.9); false for the viewer itself. */
  readonly hostile: boolean;
  readonly own: OwnView | null;
}

export interface OwnView
  extends Pick<
    Nation,
    | 'treasury'
    | 'taxRate'
    | 'enemies'
    | 'capital'
    | 'morale'
    | 'originalRevenue'
    | 'originalForces'
    | 'replacementProvince'
    | 'missed'
  > {}

/** Names are public; all else is as last learned, with its turn. */
export interface ProvinceView extends Pick<Province, 'number' | 'code' | 'name' | 'oldName'> {
  /** Whose it is as far as the viewer knows, and the turn of that news. */
  readonly known: KnownProvince;
  /** What the owner is told of it; the revenue is the current normal one. */
  readonly own: OwnProvince | null;
  /** A siege of which the viewer is a party, for how long (UM-21.5). */
  readonly siege: Pick<NonNullable<Province['siege']>, 'besiegers' | 't'> | null;
}

export interface OwnProvince
  extends Pick<
    Province,
    'cty' | 'everCity' | 'loyalty' | 'loyaltyCap' | 'orig' | 'base' | 'inv' | 'invPending' | 'dev' | 'foundedTurn'
  > {
  readonly revenue: number;
  readonly collects: boolean;
}

export interface GeneralView extends Pick<General, 'number' | 'name' | 'nation'> {
  readonly own: Omit<General, 'number' | 'name' | 'nation' | 'skill' | 'trueLoyalty'> | null;
}
