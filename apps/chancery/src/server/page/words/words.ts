import { languageOf } from '@chancery/app';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import type { Language } from './language.ts';
import type { Words } from './shape.ts';

export type { Words } from './shape.ts';

const WORDS: { readonly [language in Language]: Words } = { en, de };

/** The sentences for whoever asks. */
export const wordsFor = (headers: Headers): Words => WORDS[languageOf(headers)];
