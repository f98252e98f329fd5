import type { RulesetTypes } from '../types/ruleset-types.ts';
import type { Grammar, Wording } from './grammar.ts';
import { isSlip } from './words/suggest.ts';
import type { Word } from './words/words.ts';

/** A wording whose verb was found in a line. */
export interface Candidate<T extends RulesetTypes> {
  readonly wording: Wording<T>;
  /** The place of the verb. The words before it name the unit. */
  readonly at: number;
  /** The place of the first word after the verb. */
  readonly next: number;
}

/** How a verb is written: in full, with its words abbreviated, or with its last words left out. */
export type VerbForm = 'full' | 'short' | 'cut';

export interface FoundVerbs<T extends RulesetTypes> {
  readonly form: VerbForm;
  /** Verbs in their place: after a unit if a unit gives the order, else first. All of the same form, the best there is. */
  readonly candidates: readonly Candidate<T>[];
  /** Verbs that lack a unit or have one too many, if none in its place is written in full. */
  readonly misplaced: readonly Candidate<T>[];
}

/** The wordings whose verb stands in the line. `unitEnd` is the place after a unit in several words; 0 if there is none. */
export const findVerbs = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  words: readonly Word[],
  unitEnd: () => number,
): FoundVerbs<T> => {
  let misplaced: readonly Candidate<T>[] = [];
  for (const form of FORMS) {
    const end = form === 'full' ? 0 : unitEnd();
    const found = end > 0 ? candidatesAt(grammar, words, form, end) : candidatesIn(grammar, words, form);
    const candidates = found.filter(isPlaced);
    if (candidates.length > 0) return { form, candidates: longestFirst(candidates), misplaced };
    if (misplaced.length === 0 && form !== 'cut') misplaced = longestFirst(found);
  }
  return { form: 'full', candidates: [], misplaced };
};

/** Whether a line begins with a verb in full. */
export const beginsWithVerb = <T extends RulesetTypes>(grammar: Grammar<T>, words: readonly Word[]): boolean =>
  candidatesAt(grammar, words, 'full', 0).length > 0;

const FORMS: readonly VerbForm[] = ['full', 'short', 'cut'];

/** A unit's name has at most so many words where it stands before a verb; abbreviated verbs follow one word at most. */
const MOST_UNIT_WORDS = { full: 5, short: 1, cut: 1 } as const satisfies { readonly [form in VerbForm]: number };

const isPlaced = <T extends RulesetTypes>({ wording, at }: Candidate<T>): boolean =>
  wording.kind.unit === undefined ? at === 0 : at > 0;

/** Earlier verbs before later ones; at the same place, one that says more goes before: BUILD SHIPS before BUILD. */
const longestFirst = <T extends RulesetTypes>(candidates: readonly Candidate<T>[]): readonly Candidate<T>[] => {
  const [first] = candidates;
  if (candidates.every(({ at, next }) => at === first?.at && next === first.next)) return candidates;
  return [...candidates].sort((one, other) => one.at - other.at || other.next - one.next);
};

const candidatesIn = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  words: readonly Word[],
  form: VerbForm,
): readonly Candidate<T>[] => {
  const found: Candidate<T>[] = [];
  const last = Math.min(MOST_UNIT_WORDS[form], words.length - 1);
  for (let at = 0; at <= last; at += 1) found.push(...candidatesAt(grammar, words, form, at));
  return found;
};

const candidatesAt = <T extends RulesetTypes>(
  grammar: Grammar<T>,
  words: readonly Word[],
  form: VerbForm,
  at: number,
): readonly Candidate<T>[] => {
  const first = words[at];
  if (first === undefined || first.quoted) return NO_CANDIDATES;
  const wordings = form === 'full' ? grammar.byFirstWord.get(first.key) : grammar.wordings;
  if (wordings === undefined) return NO_CANDIDATES;
  const found: Candidate<T>[] = [];
  for (const wording of wordings) {
    const length = headLength(wording, words, at, form);
    if (length === 0) continue;
    const isWhole = length === wording.head.length;
    if (form === 'cut' ? !isWhole && !isMisspelt(wording.head[length], words[at + length]) : isWhole) {
      found.push({ wording, at, next: at + length });
    }
  }
  return found;
};

const NO_CANDIDATES: readonly never[] = [];

/** How many words of the head stand at `at`, in full or also abbreviated. */
const headLength = <T extends RulesetTypes>(
  { head }: Wording<T>,
  words: readonly Word[],
  at: number,
  form: VerbForm,
): number => {
  let length = 0;
  while (length < head.length && isHeadWord(head[length] as readonly string[], words[at + length], form)) length += 1;
  return length;
};

const isHeadWord = (anyOf: readonly string[], word: Word | undefined, form: VerbForm): boolean => {
  if (word === undefined || word.quoted) return false;
  return form === 'full' ? anyOf.includes(word.key) : anyOf.some((literal) => literal.startsWith(word.key));
};

/** Whether the word was meant to be the head's next word, so that it was not left out: DECLARE WRA France. */
const isMisspelt = (anyOf: readonly string[] | undefined, word: Word | undefined): boolean =>
  word !== undefined && !word.quoted && anyOf?.some((literal) => isSlip(word.key, literal)) === true;
