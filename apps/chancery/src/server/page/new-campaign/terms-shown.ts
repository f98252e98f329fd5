import type { NamedLadder } from '@chancery/app';
import type { Words } from '../words/words.ts';
import type { WholeTerms } from './presets.ts';

/** Terms as a form shows them. */
export interface TermsView {
  readonly terms: WholeTerms;
  /** Moves are made in turn and resolved as they are posted: nobody is waited for but whose move it is. */
  readonly live: boolean;
  /** What may become of a seat without orders. */
  readonly ladders: readonly NamedLadder[];
  /** People may have joined on these terms: what has to be fixed before is not asked any more. */
  readonly fixed?: boolean;
  /** In which the master reads times. */
  readonly zone: string;
  readonly words: Words;
}
