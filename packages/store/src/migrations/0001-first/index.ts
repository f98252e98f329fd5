import { guardFunction } from '../guards.ts';
import type { Migration } from '../migration.ts';
import { campaigns } from './campaigns.ts';
import { letters } from './letters.ts';
import { turns } from './turns.ts';
import { users } from './users.ts';
import { work } from './work.ts';

/** Everything that the first release keeps. */
export const first: Migration = {
  number: 1,
  name: 'first',
  statements: (words) => [
    ...guardFunction(words.kind),
    ...users(words),
    ...campaigns(words),
    ...turns(words),
    ...letters(words),
    ...work(words),
  ],
};
