import { type EventsOf, type FactsByKind, NUMBER, word } from '@chancery/kit';
import { NATION } from '../sorts.ts';

/** Money that changes hands outside of what an order says of its own cost. */
export const MONEY_EVENTS = {
  /** `treasury` is what the nation has afterwards. */
  'treasury-changed': {
    nation: NATION,
    amount: NUMBER,
    treasury: NUMBER,
    why: word(
      'refund',
      'gift',
      'gift received',
      'fee',
      'treaty',
      'trade',
      'tribute',
      'war bid',
      'absorbed',
      'armed',
      'set-up',
      'rebellion',
      'gone',
      'correction',
    ),
  },
  'arrears-set': { nation: NATION, arrears: NUMBER, paid: NUMBER },
  'trade-routes-set': { nation: NATION, sea: NUMBER, land: NUMBER },
} satisfies FactsByKind;
export type MoneyEvent = EventsOf<typeof MONEY_EVENTS>;
