import { clean, HARMFUL } from './clean.ts';

/** Text as it may stand in HTML, between tags or between double quotes. */
export const escapeHtml = (text: string): string =>
  TO_BE_MENDED.test(text) ? clean(text).replace(SPECIAL, (character) => ENTITIES[character] ?? character) : text;

const SPECIAL = /[&<>"']/g;
/** Asked once of each text: most have nothing of either. */
const TO_BE_MENDED = new RegExp(`${SPECIAL.source}|${HARMFUL.source}`);
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
