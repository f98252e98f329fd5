import type {
  Denial,
  Domain,
  Holding,
  Knowledge,
  Permission,
  Person,
  Proposal,
  Province,
  Route,
  Treaty,
  Unit,
  War,
} from './state.ts';
import type { DomainNumber } from './words.ts';

/** What one viewer sees of a campaign (section 15). */
export interface View {
  /** The domain that looks; null for the public and the master. */
  readonly domain: DomainNumber | null;
  readonly turn: number;
  readonly domains: readonly (DomainView | null)[];
  readonly provinces: readonly (ProvinceView | null)[];
  readonly bridges: readonly number[];
  /** By id, ascending. */
  readonly holdings: readonly HoldingView[];
  /** Its own, those it has borrowed, and those of allies in either's provinces (DOM-15.6). */
  readonly units: readonly UnitView[];
  /** All that are active, and those of which it has read the notice; who else has read it is nobody's to know. */
  readonly wars: readonly War[];
  readonly treaties: readonly Treaty[];
  /** What concerns it. */
  readonly permissions: readonly Permission[];
  readonly denials: readonly Denial[];
  readonly routes: readonly Route[];
  readonly proposals: readonly ProposalView[];
  /** What it has learned of others; nothing for the public. */
  readonly known: Knowledge;
}

/** What is public of a domain; the rest is its own secret (DOM-15.1, 15.2). */
export interface DomainView extends Pick<Domain, 'number' | 'capital' | 'controller'> {
  readonly ruler: PersonView;
  readonly underlings: readonly PersonView[];
  readonly score: number;
  readonly own: OwnView | null;
}
export type PersonView = Pick<Person, 'id' | 'name'>;

export interface OwnView extends Pick<Domain, 'treasury' | 'heir' | 'missed' | 'lostRoundTurn' | 'raised'> {
  /** Those who cannot be sent on a covert task this turn. */
  readonly exposed: readonly Person['id'][];
}

/** Level and ruler are public; all else only the ruler sees, and of an occupation its occupier. */
export interface ProvinceView extends Pick<Province, 'number' | 'level' | 'ruler'> {
  readonly inside: Omit<Province, 'number' | 'level' | 'ruler'> | null;
}

/**
 * Whose it is and of what kind is public; the rest the owner, the ruler of the province and its occupier see. What the owner did
 * with it this month stands there for the owner alone, for all others as if nothing had been done.
 */
export interface HoldingView extends Pick<Holding, 'id' | 'province' | 'kind' | 'owner'> {
  readonly inside: Omit<Holding, 'id' | 'province' | 'kind' | 'owner'> | null;
}

/** A unit by its name; the number that decides ties is nobody's to know. What it is told to do its owner and its commander see. */
export interface UnitView extends Omit<Unit, 'id'> {
  readonly name: string;
}

export interface ProposalView extends Omit<Proposal, 'units'> {
  /** Units by name. */
  readonly units: readonly string[];
}
