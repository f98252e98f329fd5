import { type EventsOf, type FactsByKind, factOf, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { GENERAL, NATION, PROVINCE } from '../sorts.ts';
import type { General, Nation } from '../state.ts';
import { ARMS } from '../words.ts';

/** How a general is lost for good. */
export const DEATHS = [
  'assassin',
  'wounds',
  'illness',
  'drowned',
  'executed',
  'own troops',
  'refused to rebel',
] as const;
export type Death = (typeof DEATHS)[number];

/** Generals (sections 9, 10, 17, 18). */
export const PEOPLE_EVENTS = {
  /** With all ratings, the secret ones included: its teller leaves those out. */
  'general-appeared': { general: factOf<General>('new general'), why: word('appointed', 'replacement') },
  'replacement-place-set': { nation: NATION, province: orNone(PROVINCE) },
  'replacements-due': { nation: NATION, due: YES_NO },
  reassigned: { general: GENERAL, command: word(...ARMS) },
  'ranks-set': { nation: NATION, ranks: many({ general: GENERAL, level: NUMBER }) },
  /** What it is after it; told to nobody (UM-10.9). */
  'loyalty-shaken': { general: GENERAL, trueLoyalty: NUMBER },
  'reputation-changed': { general: GENERAL, reputation: NUMBER },
  /** `state` after it; `until` the last turn of incapacity, else null. */
  'general-hurt': { general: GENERAL, why: word('wounds', 'illness'), until: NUMBER },
  'general-fit-again': { general: GENERAL },
  /** An attempt on a life: paid by whom, and what came of it (UM-9.9 to 9.13). Health after it. */
  'assassin-sent': {
    by: NATION,
    general: GENERAL,
    tenths: NUMBER,
    result: word('killed', 'survived', 'missed'),
    health: NUMBER,
    traced: YES_NO,
  },
  'bribe-offered': { by: NATION, province: PROVINCE, tenths: NUMBER, accepted: YES_NO },
  /** An officer who would have betrayed the city was found out (UM-14.17, 21.24). */
  'officer-apprehended': { province: PROVINCE, owner: NATION },
  /** He is gone: dead, or out of play as a rebel. */
  'general-died': { general: GENERAL, province: PROVINCE, why: word(...DEATHS), cinc: YES_NO },
  'general-rebelled': { general: GENERAL, province: PROVINCE, followers: many(GENERAL), to: NATION },
  'general-ransomed': { general: GENERAL, captor: NATION, tenths: NUMBER, to: PROVINCE },
  'general-moved': { general: GENERAL, from: PROVINCE, to: PROVINCE, why: word('winter', 'withdrawal') },
  /** Step 8 is over: the death of a commander-in-chief stirs no more revolts (UM-17.8). */
  'revolts-past': { nation: NATION },
  'generals-aged': { years: NUMBER },
  /** A rebel's nation takes a kept seat (UM-17.26). */
  'nation-founded': { nation: factOf<Nation>('new nation'), general: GENERAL, followers: many(GENERAL), name: WORDS },
  'originals-counted': { nation: NATION, revenue: NUMBER, forces: NUMBER },
} satisfies FactsByKind;
export type PeopleEvent = EventsOf<typeof PEOPLE_EVENTS>;
