import type { Words } from '../words/words.ts';
import type { WholeTerms } from './presets.ts';

/** Terms as a form shows them. */
export interface TermsView {
  readonly terms: WholeTerms;
  /** In which the master reads times. */
  readonly zone: string;
  readonly words: Words;
}
