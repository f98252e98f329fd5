import type { OwnLine } from '@chancery/core';
import { ownLineOf } from './own-line.ts';
import { readOfLists } from './read-of-lists.ts';

/** The lines of a seat on the lists of turns that are out, opened for its ruler. */
export const readOwnLines = readOfLists<OwnLine>(async (db, list, { ruleset, seat }) => {
  const line = await ownLineOf(db, ruleset, list, seat);
  return line === null ? [] : [line];
});
