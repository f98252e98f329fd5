import { type EventsOf, type FactsByKind, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { DOMAIN, PERSON, UNIT } from '../sorts.ts';

export const ATTEMPT_KINDS = ['spy', 'assassinate', 'sabotage', 'covert'] as const;
export const ATTEMPT_OUTCOMES = ['succeeded', 'failed', 'cancelled'] as const;

/** Those who serve, and what they do in secret. */
export const PEOPLE_EVENTS = {
  recruited: { domain: DOMAIN, person: PERSON, name: WORDS },
  'heir-named': { domain: DOMAIN, person: PERSON },
  'underling-died': { domain: DOMAIN, person: PERSON, name: WORDS },
  /** The heir rules at once; without underlings a kinsman does, and the next first round is lost too (DOM-3.8). */
  'ruler-died': { domain: DOMAIN, person: PERSON, name: WORDS, heir: orNone(PERSON), heirName: WORDS },
  'counterspy-set': { domain: DOMAIN, person: PERSON, round: NUMBER },
  /** A covert attempt with all its dice (DOM-9.9). `scouts` carry out sabotage, persons all else. */
  attempted: {
    author: DOMAIN,
    target: orNone(DOMAIN),
    attempt: word(...ATTEMPT_KINDS),
    person: orNone(PERSON),
    name: WORDS,
    scouts: orNone(UNIT),
    chance: NUMBER,
    roll: NUMBER,
    counterRoll: orNone(NUMBER),
    outcome: word(...ATTEMPT_OUTCOMES),
    exposed: YES_NO,
  },
} satisfies FactsByKind;
export type PeopleEvent = EventsOf<typeof PEOPLE_EVENTS>;
