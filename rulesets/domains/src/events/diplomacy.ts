import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { DOMAIN, HOLDING, PROVINCE, UNIT } from '../sorts.ts';
import { PROPOSAL_STATE } from '../state.ts';
import { TREATIES } from '../words.ts';

export const DIPLOMACY_EVENTS = {
  /** `notified` are those who read the notice (DOM-8.14); an answer to one is active at once (DOM-8.17). */
  'war-declared': { attacker: DOMAIN, defender: DOMAIN, answer: YES_NO, notified: many(DOMAIN) },
  'war-began': { attacker: DOMAIN, defender: DOMAIN },
  'peace-made': { a: DOMAIN, b: DOMAIN },
  proposed: PROPOSAL_STATE,
  'proposal-answered': {
    from: DOMAIN,
    to: DOMAIN,
    proposal: word(...TREATIES),
    answer: word('accepted', 'refused', 'lapsed', 'void'),
    /** What a domain without a player rolled (DOM-16.2). */
    roll: orNone(NUMBER),
  },
  allied: { a: DOMAIN, b: DOMAIN },
  'alliance-ended': { by: DOMAIN, with: DOMAIN },
  'denial-changed': { by: DOMAIN, to: DOMAIN, denied: YES_NO },
  permitted: {
    by: DOMAIN,
    to: DOMAIN,
    what: word('passage', 'holdings'),
    provinces: many(PROVINCE),
    revocableFrom: NUMBER,
  },
  revoked: { by: DOMAIN, to: DOMAIN, what: word('passage', 'holdings') },
  'route-made': { first: HOLDING, second: HOLDING, by: DOMAIN, gold: NUMBER },
  'route-ended': { first: HOLDING, second: HOLDING, why: word('broken', 'level', 'owner', 'war', 'sabotage') },
  loaned: { owner: DOMAIN, to: DOMAIN, units: many(UNIT), borrowerCommands: YES_NO, borrowerPays: YES_NO },
  recalled: { owner: DOMAIN, units: many(UNIT) },
  'province-granted': { by: DOMAIN, to: DOMAIN, province: PROVINCE },
  'holding-granted': { by: DOMAIN, to: DOMAIN, holding: HOLDING },
} satisfies FactsByKind;
export type DiplomacyEvent = EventsOf<typeof DIPLOMACY_EVENTS>;
