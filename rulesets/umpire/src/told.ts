import type { RuleNumber } from '@chancery/core';
import { type EventsOf, type FactsByKind, factOf, NUMBER, orNone, word } from '@chancery/kit';
import { EVENT_FACTS, type Event } from './events.ts';
import { GENERAL, NATION, PROVINCE } from './sorts.ts';
import type { General } from './state.ts';

/** A general as their own ruler reads of them: without what nobody is told (UM-10.9). */
export type KnownRatings = Omit<General, 'skill' | 'trueLoyalty'>;

/** News that say less than the event. */
const LESS = {
  'new-general': { general: factOf<KnownRatings>('known general'), why: word('appointed', 'replacement') },
  /** Somebody tried to have him killed; who paid is known where it was traced (UM-9.12, 9.13). */
  'attempt-noticed': {
    general: GENERAL,
    result: word('killed', 'survived', 'missed'),
    health: NUMBER,
    by: orNone(NATION),
  },
  /** The host has put right what is known of a general; in whose service he was (UM-23.14). */
  'general-corrected': { general: factOf<KnownRatings>('known general'), from: NATION },
  /** The host keeps news from the reader that were on their way (UM-23.14). */
  'news-kept-back': {},
  /** The reader's own network there is lost; nobody says to whom (UM-18.10). */
  'network-lost': { nation: NATION, province: PROVINCE },
} satisfies FactsByKind;

export type LessTold = EventsOf<typeof LESS> & { readonly rule: RuleNumber };
/** What somebody hears: an event as it is, or news that say less. */
export type Told = Event | LessTold;
export type ToldOf<Kind extends Told['kind']> = Extract<Told, { readonly kind: Kind }>;

/** The facts of every kind of news. */
export const TOLD_FACTS: FactsByKind = Object.assign({}, ...Object.values(EVENT_FACTS), LESS);
