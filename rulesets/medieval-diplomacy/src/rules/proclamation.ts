import type { Refusal } from '../refusals.ts';

const SHORTEST = 20;
const LONGEST = 4000;

/** What keeps a proclamation from being suitable, apart from the master's word (MD-3.30). */
export const proclamationFault = (
  text: string,
): Extract<Refusal, { code: 'proclamation-too-short' | 'proclamation-too-long' }> | null => {
  const letters = text.replace(/\s/g, '').length;
  if (letters < SHORTEST) return { code: 'proclamation-too-short', length: letters, needed: SHORTEST };
  if (text.length > LONGEST) return { code: 'proclamation-too-long', length: text.length, limit: LONGEST };
  return null;
};
