import type { NationOrder } from '../order.ts';
import type { CalendarFlag } from '../words.ts';

/** Which flag of the calendar each order needs to be given at all (UM-20.2); the others may be given in any turn. */
export const NEEDED_FLAG: { readonly [Verb in NationOrder['verb']]?: CalendarFlag } = {
  TAX: 'taxation',
  DISBAND: 'demobilisation',
  FOUND: 'investment',
  IMPROVE: 'investment',
  REBUILD: 'investment',
  CAPITAL: 'investment',
  CONVERT: 'investment',
  WINTER: 'lastCampaign',
};
