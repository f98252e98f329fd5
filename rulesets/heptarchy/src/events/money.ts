import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word } from '@chancery/kit';
import { AREA, KINGDOM, RESOURCE } from '../sorts.ts';

const MODIFIERS = [
  'retinue',
  'iron',
  'mass',
  'boost',
  'stone',
  'landing',
  'river',
  'highlands',
  'swamps',
  'over-limit',
  'fresh-fleet',
  'diplomacy',
  'piety',
  'tribe',
  'distance',
  'further-dispatches',
  'raiding',
  'protection',
] as const;
export type ModifierName = (typeof MODIFIERS)[number];

/** What is added to a die, and why. */
export const MODIFIER = { what: word(...MODIFIERS), value: NUMBER };
export interface Modifier extends DataOf<typeof MODIFIER> {}

/** Gold, Prestige and what is bought. `gold` is what the kingdom has after it. */
export const MONEY_EVENTS = {
  'income-received': { kingdom: KINGDOM, tax: many({ area: AREA, amount: NUMBER }), trade: NUMBER, gold: NUMBER },
  'upkeep-paid': { kingdom: KINGDOM, of: word('land', 'navies'), amount: NUMBER, gold: NUMBER },
  'prestige-changed': {
    kingdom: KINGDOM,
    by: NUMBER,
    cause: word('piety', 'church', 'war-won', 'war-lost', 'land-by-peace', 'land-lost-by-peace', 'conquest'),
    prestige: NUMBER,
  },
  developed: {
    kingdom: KINGDOM,
    area: AREA,
    resource: RESOURCE,
    /** The Resource in whose slot it was put; null for a free one. */
    instead: orNone(RESOURCE),
    cost: NUMBER,
    gold: NUMBER,
  },
  'church-built': { kingdom: KINGDOM, cost: NUMBER, gold: NUMBER },
  'gift-sent': { from: KINGDOM, to: KINGDOM, amount: NUMBER, fromGold: NUMBER, toGold: NUMBER },
  /** One random Resource at the end of Turn 0 (HEP-16.1). */
  'npc-developed': {
    kingdom: KINGDOM,
    area: AREA,
    resource: RESOURCE,
    /** Null when there was only one to choose. */
    die: orNone(NUMBER),
    sides: NUMBER,
  },
  protected: {
    kingdom: KINGDOM,
    area: AREA,
    times: NUMBER,
    /** Laid on it in all, after this. */
    protection: NUMBER,
  },
  raided: {
    by: KINGDOM,
    area: AREA,
    owner: KINGDOM,
    cavalry: NUMBER,
    die: NUMBER,
    modifiers: many(MODIFIER),
    total: NUMBER,
    /** Null when it failed. */
    loot: orNone({ resource: RESOURCE, pick: orNone(NUMBER), gold: NUMBER }),
    /** The raider's, after it. */
    gold: NUMBER,
  },
} satisfies FactsByKind;
export type MoneyEvent = EventsOf<typeof MONEY_EVENTS>;
