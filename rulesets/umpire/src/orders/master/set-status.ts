import { illegal, type OrderKind } from '@chancery/core';
import { branch, everyNumbered, namedTypes, oneOf } from '@chancery/kit';
import type { OrderOf } from '../../order.ts';
import type { Types } from '../../types.ts';
import { INDEPENDENTS } from '../../words.ts';
import { NATION } from '../param-types.ts';

const TO = namedTypes<Types>().words('status', ['active', 'caretaker']);

/** A nation is given to a ruler, or to the rules of caretakers (UM-22.8, 22.10). */
export const setStatus: OrderKind<Types, OrderOf<'SET_STATUS'>> = {
  verb: 'SET_STATUS',
  rule: 'UM-22.10',
  title: 'Set a status',
  help: 'Gives a nation to a ruler, or to a caretaker who only defends it.',
  group: 'Seats',
  by: 'master',
  params: { nation: { type: NATION, help: 'which nation' }, to: { type: TO, help: 'who runs it' } },
  lines: [{ pattern: 'SET STATUS <nation> <to>' }],
  options: ({ view }) =>
    oneOf(
      'nation',
      everyNumbered(view.nations)
        .filter(({ number, status }) => number !== INDEPENDENTS && status !== 'eliminated')
        .map(({ number, name, status }) => {
          const to = status === 'caretaker' ? 'active' : 'caretaker';
          return branch(number, name, oneOf('to', [branch(to, to)]));
        }),
    ),
  check: ({ view }, { args }) =>
    view.nations[args.nation]?.status === 'eliminated' ? [illegal({ code: 'not-allowed', why: 'nation' })] : [],
};
