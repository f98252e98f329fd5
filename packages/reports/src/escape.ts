import { clean } from './clean.ts';

/** Text as it may stand in HTML, between tags or between double quotes. */
export const escapeHtml = (text: string): string => {
  const safe = clean(text);
  return SPECIAL.test(safe) ? safe.replace(SPECIAL_ALL, (character) => ENTITIES[character] ?? character) : safe;
};

const SPECIAL = /[&<>"']/;
const SPECIAL_ALL = new RegExp(SPECIAL, 'g');
const ENTITIES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
