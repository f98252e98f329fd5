import type { Words } from '../words.ts';
import { account } from './account.ts';
import { frame } from './frame.ts';
import { letters } from './letters.ts';

export const de: Words = { language: 'de', frame, account, letters };
