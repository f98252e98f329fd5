import type { Language } from '../language.ts';
import { account } from './account.ts';
import { frame } from './frame.ts';
import { letters } from './letters.ts';

/** English: the form that every other language fills in. */
export const en = { language: 'en' as Language, frame, account, letters };
