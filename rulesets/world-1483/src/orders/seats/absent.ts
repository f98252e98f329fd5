import { type Choice, DONE } from '@chancery/core';
import { leftOut, numberType } from '@chancery/kit';
import { FLAG } from '../param-types.ts';
import { GROUPS, tradeOrder } from '../shared.ts';

/** The most turns for which an absence is announced (W83-20.14). */
const MOST_TURNS = 4;

/** An announced absence is no missed turn (W83-20.13). */
export const absent = tradeOrder('ABSENT', {
  rule: 'W83-20.14',
  title: 'Announce an absence',
  help: 'Says that you will send nothing for so many of your turns. They do not count as missed. With DEFEND your nation makes defensive moves meanwhile.',
  group: GROUPS.seat,
  params: {
    defend: { type: FLAG, optional: true, help: 'your nation defends itself' },
    turns: { type: numberType('turns', 1, MOST_TURNS), help: 'for how many turns' },
  },
  lines: [{ pattern: 'ABSENT [DEFEND] <turns> TURNS', flags: { DEFEND: 'defend' } }],
  also: [{ pattern: 'ABSENT [DEFEND] <turns> TURN', flags: { DEFEND: 'defend' } }],
  options: ({ view }): Choice | null =>
    view.nation === null
      ? null
      : {
          ask: 'number',
          param: 'turns',
          from: 1,
          to: MOST_TURNS,
          then: {
            ask: 'one',
            param: 'defend',
            of: [{ value: true, label: 'my nation defends itself' }],
            then: DONE,
            skip: leftOut('nothing is ordered'),
          },
        },
});
