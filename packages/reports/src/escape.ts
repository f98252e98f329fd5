import { HARMFUL_CLASS, mend } from './clean.ts';

/** Text as it may stand in HTML, between tags or between double quotes. */
export const escapeHtml = (text: string): string =>
  TO_BE_MENDED.test(text)
    ? text.replace(ALL_TO_BE_MENDED, (character) => ENTITIES[character] ?? mend(character))
    : text;

const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Asked once of each text: most have nothing of either. One class of both is twice as fast as a choice between two. */
const TO_BE_MENDED = new RegExp(`[${Object.keys(ENTITIES).join('')}${HARMFUL_CLASS}]`);
const ALL_TO_BE_MENDED = new RegExp(TO_BE_MENDED, 'g');
