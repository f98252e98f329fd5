import type { Choice } from '@chancery/core';
import { branch, oneOf } from '@chancery/kit';
import { mastersAct } from '../masters.ts';
import { oneNation, players } from '../offers.ts';
import { FLAG, NATION } from '../param-types.ts';

/** The mark of W83-13.78, which the master may set as well (W83-20.50). */
export const setReturning = mastersAct('SET_RETURNING', {
  rule: 'W83-13.78',
  title: 'Mark a former player',
  help: 'Says whether the former player of a nation would rule it again.',
  edits: true,
  params: {
    nation: { type: NATION, help: 'which nation' },
    returning: { type: FLAG, help: 'whether they would' },
  },
  lines: [
    { pattern: 'SET RETURNING <nation> YES', sets: { returning: true } },
    { pattern: 'SET RETURNING <nation> NO', sets: { returning: false } },
  ],
  options: (known) =>
    oneNation(
      known,
      'nation',
      players(known),
      oneOf('returning', [branch(true, 'yes'), branch(false, 'no')]) as Choice,
    ),
});
