import { type Db, namesOfUsers, type UserId } from '@chancery/store';
import { lookAlike } from './look-alikes.ts';
import { type NameFault, nameFault } from './name-fault.ts';

const LONGEST = 60;

/** The name as it is kept: in one form, without blanks at its ends or in rows. */
export const tidyName = (name: string): string => name.normalize('NFC').trim().replace(/\s+/gu, ' ');

export type UserNameFault = NameFault | 'length';

/**
 * What is wrong with the name that a user gives themselves. All names are looked through, so that names need no second column
 * that says what they look like: a name is given seldom, and ten thousand take some twenty milliseconds.
 */
export const userNameFault = async (db: Db, given: string, self: UserId | null): Promise<UserNameFault | null> => {
  const name = tidyName(given);
  if (name.length < 1 || name.length > LONGEST) return 'length';
  const fault = nameFault(name, 'one');
  if (fault !== null) return fault;
  const others = (await namesOfUsers(db)).filter(({ id }) => id !== self);
  return others.some((other) => lookAlike(name, other.name)) ? 'taken' : null;
};
