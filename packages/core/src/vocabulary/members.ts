import { meantAmong } from './meant-among.ts';
import { squash } from './phrases.ts';
import type { Words } from './words.ts';

/** The names that a mapping may have, each with other names for it. */
export interface MemberNames {
  readonly [name: string]: readonly string[];
}

/** What a mapping says under each name; a name that it cannot have is a fault. */
export const membersOf = (words: Words, names: MemberNames, what: string): ReadonlyMap<string, Words> => {
  const members = new Map<string, Words>();
  for (const [key, value] of words.entries(`${what}: ${Object.keys(names).join(', ')}`)) {
    const name = memberNamed(key, names);
    if (name === null) value.fault(`${what} has no '${key}'${meantAmong(key, Object.keys(names))}`);
    else members.set(name, value);
  }
  return members;
};

/** The name that is meant, however it is written. */
export const memberNamed = (key: string, names: MemberNames): string | null =>
  Object.entries(names).find(([name, others]) => [name, ...others].some((each) => squash(each) === squash(key)))?.[0] ??
  null;
