import type { Choice } from '@chancery/core';
import { branch, namedTypes, oneOf } from '@chancery/kit';
import type { Types } from '../../types.ts';
import { mastersAct } from '../masters.ts';
import { oneNation, players } from '../offers.ts';
import { NATION } from '../param-types.ts';

const TO_WORDS = ['held', 'moderated'] as const;
const TO = namedTypes<Types>().words('ruler', TO_WORDS);

/** A nation gets a ruler, or the rules play it (W83-20.12, 20.15). */
export const setSeat = mastersAct('SET_SEAT', {
  rule: 'W83-20.12',
  title: 'Hand over a seat',
  help: 'Gives a nation to its ruler, or to the rules, which defend it.',

  params: {
    nation: { type: NATION, help: 'which nation' },
    to: { type: TO, help: 'to whom' },
  },
  lines: [{ pattern: 'SET SEAT <nation> <to>' }],
  options: (known) =>
    oneNation(
      known,
      'nation',
      players(known),
      oneOf(
        'to',
        TO_WORDS.map((to) => branch(to, to)),
      ) as Choice,
    ),
});
