import type { TextLanguage } from '../../../ground/text/show-time.ts';
import { de } from './answers/de.ts';
import { type AnswerWords, en } from './answers/en.ts';

export type { AnswerWords } from './answers/en.ts';

/** What answers to mails say, in the language of whoever reads them. */
export const ANSWER_WORDS: { readonly [language in TextLanguage]: AnswerWords } = { en, de };

/** Outcomes of lines that stand on the sheet. */
export const TAKEN_OUTCOMES: ReadonlySet<string> = new Set(['accepted', 'warned']);
