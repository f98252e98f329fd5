import type { Area, Company, Power } from './state.ts';
import type { PowerNumber } from './words.ts';

/** What one viewer sees of a campaign (NEW-3.1). */
export interface View {
  /** The house that looks; null for the public and the master. */
  readonly power: PowerNumber | null;
  readonly turn: number;
  readonly powers: readonly (Power | null)[];
  readonly areas: readonly (Area | null)[];
  readonly companies: readonly CompanyView[];
}

export interface CompanyView extends Omit<Company, 'men'> {
  /** Null where the viewer does not know it. */
  readonly men: number | null;
}
