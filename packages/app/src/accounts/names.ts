import { wordFaults } from '../campaigns/words.ts';

const LONGEST = 60;
/** Line feeds, marks that turn the direction of writing, and letters without width: with them a name looks like another. */
const DISGUISE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}]/u;

/** The name as it is kept: in one form, without blanks at its ends or in rows. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

/** What is wrong with the name that a user gives himself. */
export const nameFaults = (name: string): readonly string[] => {
  const faults = wordFaults('name', name, { least: 1, most: LONGEST });
  return faults.length > 0 ? faults : DISGUISE.test(name) ? ['name: has characters that cannot be shown'] : [];
};

/** Whether what somebody sends brings a name that he can have. */
export const hasName = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'name' in body &&
  typeof body.name === 'string' &&
  nameFaults(tidyName(body.name)).length === 0;
