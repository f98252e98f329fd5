import type { RuleNumber } from '@chancery/core';
import { type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { BATTLE_CAUSES } from './events/battle.ts';
import { ATTEMPT_KINDS } from './events/people.ts';
import { EVENT_FACTS, type Event } from './events.ts';
import { DOMAIN, HOLDING, PROVINCE } from './sorts.ts';
import type { Holding, Unit } from './state.ts';
import { type HoldingId, RAID_EVENT_NAMES } from './words.ts';

/** News that say less than the event. */
const LESS = {
  /** Somebody tried something against the reader (DOM-9.9); the author is known where the operative was exposed. */
  'attempt-noticed': {
    target: DOMAIN,
    attempt: word(...ATTEMPT_KINDS),
    foiled: YES_NO,
    author: orNone(DOMAIN),
    name: WORDS,
  },
  /** Raiders whom nobody knows were in the reader's province (DOM-10.10). */
  'unknown-raiders': {
    target: DOMAIN,
    province: PROVINCE,
    event: word(...RAID_EVENT_NAMES),
    gold: NUMBER,
  },
  /** Gold is missing, and nobody knows where it went. */
  'gold-missing': { target: DOMAIN, gold: NUMBER },
  /** What the ruler of a province sees of a battle of others (DOM-15.5). */
  'battle-watched': {
    province: PROVINCE,
    cause: word(...BATTLE_CAUSES),
    aggressors: many(DOMAIN),
    defenders: many(DOMAIN),
    winner: word('attackers', 'defenders'),
    points: NUMBER,
  },
  /** All that others hear (DOM-15.5, 15.8). */
  'battle-heard': { province: PROVINCE, aggressors: many(DOMAIN), defenders: many(DOMAIN) },
  /** A holding changed hands; levels are no news (DOM-15.2). */
  'conquest-heard': { holding: HOLDING, from: DOMAIN, to: DOMAIN },
} satisfies FactsByKind;

export type LessTold = EventsOf<typeof LESS> & { readonly rule: RuleNumber };
/** What somebody hears: an event as it is, or news that say less. */
export type Told = (Event | LessTold) & Aside;
export type ToldOf<Kind extends Told['kind']> = Extract<Told, { readonly kind: Kind }>;

/** The facts of every kind of news. */
export const TOLD_FACTS: FactsByKind = Object.assign({}, ...Object.values(EVENT_FACTS), LESS);

/** What is told along with every piece of news, so that it can still be read when what it speaks of is no more. */
export interface Aside {
  readonly names?: Names;
}

/** What units and holdings were at that moment. */
export interface Names {
  /** In their place here stand the units of the news: the numbers that decide ties are told to nobody. */
  readonly units?: readonly NamedUnit[];
  readonly holdings?: { readonly [holding: HoldingId]: NamedHolding };
}
export type NamedUnit = Pick<Unit, 'owner' | 'number' | 'type'>;
export type NamedHolding = Pick<Holding, 'province' | 'kind' | 'owner'>;
