import type { Phase } from '@chancery/core';
import { ordersOf } from '../order.ts';
import { domainOfCode, getDomain } from '../rules/find.ts';
import { initiativeOf } from '../rules/initiative.ts';
import { sheetOf } from '../rules/sheets.ts';
import type { Types } from '../types.ts';
import { TO_ALL } from '../words.ts';

/** What rulers say to each other; the rules tell it, and do nothing else with it (DOM-14.2). */
export const messages: Phase<Types> = {
  name: 'Messages',
  rule: 'DOM-14.2',
  run: (turn) => {
    const { setting, state, emit } = turn;
    for (const from of initiativeOf(setting, state)) {
      if (getDomain(state, from).controller !== 'player') continue;
      for (const { args } of ordersOf(sheetOf(turn, from), 'MESSAGE')) {
        const to = args.to === TO_ALL ? null : domainOfCode(setting, args.to);
        if (args.to !== TO_ALL && to === null) continue;
        emit({ kind: 'message-sent', rule: 'DOM-14.2', from, to, text: args.text });
      }
    }
  },
};
