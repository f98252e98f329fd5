import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word } from '@chancery/kit';
import { DOMAIN, HOLDING, PROVINCE, UNIT } from '../sorts.ts';
import { PAID_FOR, RAID_EVENT_NAMES, RANDOM_EVENTS } from '../words.ts';

export const PROVINCE_GOLD = { province: PROVINCE, gold: NUMBER };
export interface ProvinceGold extends DataOf<typeof PROVINCE_GOLD> {}
export const HOLDING_GOLD = { holding: HOLDING, gold: NUMBER };
export interface HoldingGold extends DataOf<typeof HOLDING_GOLD> {}
export const ROUTE_GOLD = { first: HOLDING, second: HOLDING, gold: NUMBER };
export interface RouteGold extends DataOf<typeof ROUTE_GOLD> {}

export const MONEY_EVENTS = {
  /** What came in at T4, place by place; what pays nothing is left out. */
  'income-received': {
    domain: DOMAIN,
    provinces: many(PROVINCE_GOLD),
    holdings: many(HOLDING_GOLD),
    routes: many(ROUTE_GOLD),
    total: NUMBER,
  },
  /** What was paid at T5. Too little for court and forts leaves nothing (DOM-5.12). */
  'maintenance-paid': { domain: DOMAIN, court: NUMBER, forts: NUMBER, upkeep: NUMBER, paid: NUMBER },
  'gold-sent': { from: DOMAIN, to: DOMAIN, gold: NUMBER },
  /** What an action or a plot has cost, and what it was for; less than nothing where a ruling brings gold. */
  'gold-paid': { domain: DOMAIN, gold: NUMBER, what: word(...PAID_FOR) },
  'random-event': {
    domain: DOMAIN,
    event: word(...RANDOM_EVENTS),
    province: orNone(PROVINCE),
    holding: orNone(HOLDING),
    /** The provinces at the ends of a bridge. */
    bridge: many(PROVINCE),
    gold: NUMBER,
    unit: orNone(UNIT),
  },
  'raid-succeeded': {
    raider: DOMAIN,
    target: DOMAIN,
    province: PROVINCE,
    event: word(...RAID_EVENT_NAMES),
    gold: NUMBER,
  },
  pillaged: { by: DOMAIN, province: PROVINCE, target: DOMAIN, gold: NUMBER },
  stolen: { by: DOMAIN, from: DOMAIN, gold: NUMBER },
} satisfies FactsByKind;
export type MoneyEvent = EventsOf<typeof MONEY_EVENTS>;
