import { type EventsOf, type FactsByKind, NUMBER, orNone, word } from '@chancery/kit';
import { NATION, PROVINCE } from '../sorts.ts';

/** For what a nation pays. */
export const SPENDINGS = [
  'city founded',
  'city improved',
  'city rebuilt',
  'capital moved',
  'conversion',
  'assassin',
  'bribe',
  'general appointed',
  'general reassigned',
  'recruits',
  'ransom',
] as const;
export type Spending = (typeof SPENDINGS)[number];

/** Money in tenths of a revenue point, morale (sections 5 and 6). */
export const MONEY_EVENTS = {
  'tax-set': { nation: NATION, rate: NUMBER },
  /** Step 4: what it is until the next, and what is left of shock and lost face (UM-6.2 to 6.7). */
  'morale-set': { nation: NATION, morale: NUMBER, cincShock: NUMBER, faceLoss: NUMBER },
  'face-lost': { nation: NATION },
  'gold-paid': { nation: NATION, tenths: NUMBER, for: word(...SPENDINGS), province: orNone(PROVINCE) },
  'gold-won': { nation: NATION, tenths: NUMBER, from: word('sack', 'ransom'), province: orNone(PROVINCE) },
  'funds-sent': { from: NATION, to: NATION, tenths: NUMBER },
  /** Step 14 of a civilised nation: collectable RP, rate, yield in percent (100 where nothing was rolled), income (UM-5.17). */
  'tax-collected': { nation: NATION, collectable: NUMBER, rate: NUMBER, yield: NUMBER, tenths: NUMBER },
  /** Of a tribal nation: collectable RP and income (UM-5.21). */
  'tribute-collected': { nation: NATION, collectable: NUMBER, tenths: NUMBER },
  /** The payroll, and the pay of those disbanded this turn (UM-5.18, 7.8). */
  'troops-paid': { nation: NATION, payroll: NUMBER, disbanded: NUMBER },
  /** Upkeep of what was disbanded in a taxation turn, kept until step 14 (UM-7.8). */
  'pay-kept': { nation: NATION, tenths: NUMBER },
} satisfies FactsByKind;
export type MoneyEvent = EventsOf<typeof MONEY_EVENTS>;
