import { type AppError, errorText } from '@chancery/app';
import type { Words } from '../words/words.ts';

/** Why something was not done, in the reader's language: the one way in which pages say it. */
export const refusedText = (error: AppError, { language }: Pick<Words, 'language'>, zone?: string): string =>
  errorText(error, zone, language);
