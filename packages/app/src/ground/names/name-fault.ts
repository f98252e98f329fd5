import { passesForHouse } from './house-words.ts';
import { mixesScripts } from './scripts.ts';

/** Why nobody and nothing can be called that, in English; a field's name goes before it. See `faultInGerman`. */
export const NAME_FAULTS = {
  unseen: 'has characters that cannot be shown',
  mixed: 'has letters of different scripts, which look alike',
  house: 'would pass for this server or those who run it',
  taken: 'another one here is called that, or looks like it',
} as const;

export type NameFault = keyof typeof NAME_FAULTS;

/**
 * Control characters, marks that turn the direction of writing, letters without width and blanks that are none: with them
 * a name looks like another. So do letters under a heap of marks.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]|\p{M}{4}|^\p{M}/u;

/** Some are made of several with a joiner between them. */
const EMOJI = /\p{RGI_Emoji}/gv;

/** What is wrong with a name as it stands; `scripts`: one for the whole of it, or one for each word. */
export const nameFault = (name: string, scripts: 'one' | 'one-a-word'): NameFault | null => {
  if (UNSEEN.test(name.replace(EMOJI, ''))) return 'unseen';
  const parts = scripts === 'one' ? [name] : name.split(/\s+/u);
  if (parts.some(mixesScripts)) return 'mixed';
  return passesForHouse(name) ? 'house' : null;
};
