import type { PageHouse } from '../page-house.ts';
import type { Words } from '../words/words.ts';

/** What is said of a mail that was written and, if it does not leave this server, where to find it. */
export const ofMail = (told: string, { mailOut }: Pick<PageHouse, 'mailOut'>, { frame }: Words): string =>
  `${told} ${frame.mailWay[mailOut]}`.trim();
