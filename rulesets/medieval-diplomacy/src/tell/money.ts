import type { EventAbout } from '../events.ts';
import type { Refusal } from '../refusals.ts';
import type { MdPosition } from '../types.ts';
import type { RealmNumber } from '../words.ts';
import { type Hearings, toAll, toRealms, toRulersOf } from './hearings.ts';

/** A treasury is its ruler's own affair (MD-16.5); a suitable proclamation is everybody's (MD-16.27). */
export const tellMoney = (event: EventAbout<'money'>, position: MdPosition): Hearings => {
  switch (event.kind) {
    case 'gold-sent':
      return toRealms(position, [event.from], event);
    case 'gold-received':
      return toRealms(position, [event.to], event);
    case 'upkeep-paid':
    case 'gold-decayed':
    case 'revenue-gained':
    case 'proclamation-refused':
      return toRealms(position, [event.realm], event);
    case 'recruited':
      return toRulersOf(position, [event.unit], event);
    case 'commander-hired':
      return toRulersOf(position, [event.commander.unit], event);
    case 'proclaimed': {
      const { realm, text } = event;
      return [...toRealms(position, [realm], event), ...toAll({ kind: 'proclamation', rule: 'MD-16.27', realm, text })];
    }
  }
};

/** What failed is told to him who ordered it (MD-16.29). */
export const tellOrder = (event: EventAbout<'order'>, position: MdPosition): Hearings =>
  event.kind === 'order-failed'
    ? toRealms(position, [event.realm], { ...event, reason: fitToTell(event.reason, event.realm) })
    : toRulersOf(position, [event.unit], event);

/** Of all reasons one gives away what is another's secret: how many commanders his status allows (MD-16.8). */
const fitToTell = (reason: Refusal, to: RealmNumber): Refusal =>
  reason.code === 'commander-limit' && reason.realm !== to ? { ...reason, limit: null } : reason;
