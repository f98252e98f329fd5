import { type EventsOf, type FactsByKind, factOf, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import type { Refusal } from '../refusals.ts';
import { NATION, OWNER, PLACE } from '../sorts.ts';
import { ASSETS, CONDITIONAL_GIFT, PEACE_OFFER, TERMS, TRADE_OFFER } from '../state.ts';
import { NATION_KINDS, SEATS } from '../words.ts';

const REFUSAL = factOf<Refusal>('refusal');
/** Two parties of something that nobody else reads of. */
const PARTIES = { from: NATION, to: NATION };

/** What nations agree on: peace, surrender, alliance, marriage, rebellion, independence, trades and gifts; and tribes. */
export const TREATY_EVENTS = {
  // Peace (W83-13.2 to 13.11)
  'peace-offered': PEACE_OFFER,
  'peace-offer-dropped': { ...PARTIES, why: word('withdrawn', 'war over') },
  /** Both consented, and one cannot fulfil their part (W83-13.6), or an ally is granted too little (W83-13.38). */
  'peace-failed': { ...PARTIES, refusal: REFUSAL },
  'peace-made': { ...PARTIES, terms: TERMS },
  /** What becomes of a called ally whose friend makes peace (W83-13.36 to 13.38). */
  'ally-settled': {
    npc: NATION,
    ally: NATION,
    enemy: NATION,
    named: YES_NO,
    demanded: NUMBER,
    granted: NUMBER,
    choice: orNone(NUMBER),
  },
  // Surrender (W83-13.20 to 13.27)
  'surrender-demanded': {
    npc: NATION,
    nation: NATION,
    lost: NUMBER,
    gained: NUMBER,
    chance: NUMBER,
    /** Null where it refuses without a roll. */
    roll: orNone(NUMBER),
    agreed: YES_NO,
  },
  surrendered: { loser: NATION, victor: NATION, lost: NUMBER, tribute: NUMBER, turns: NUMBER },
  'ally-called': { npc: NATION, nation: NATION, against: NATION },
  // Marriage (W83-13.44 to 13.50)
  courted: {
    nation: NATION,
    npc: NATION,
    roll: NUMBER,
    outcome: word('married', 'warmed', 'nothing', 'cooled', 'war'),
    cost: NUMBER,
    treasury: NUMBER,
  },
  married: { nation: NATION, npc: NATION, territories: many(PLACE) },
  // Rebellion and independence (W83-13.51 to 13.84)
  'rebellion-tried': {
    nation: NATION,
    territory: PLACE,
    cost: NUMBER,
    treasury: NUMBER,
    chance: NUMBER,
    roll: NUMBER,
    rises: YES_NO,
  },
  'rebellion-began': {
    sponsor: NATION,
    rebels: NATION,
    territory: PLACE,
    against: OWNER,
    skill: NUMBER,
    troops: NUMBER,
  },
  'nation-founded': { nation: NATION, code: WORDS, name: WORDS, order: NUMBER, original: many(PLACE) },
  /** Who orders for a nation from now on, and when it acts (W83-13.62, 13.63, 13.77). */
  'nation-run': {
    nation: NATION,
    nationKind: word(...NATION_KINDS),
    phase: NUMBER,
    order: NUMBER,
    seat: word(...SEATS),
  },
  /** Nobody is anything but Neutral to it, nor it to anybody (W83-13.79, 13.84). */
  'boxes-cleared': { nation: NATION },
  /** Where its troops are guests from now on who must leave, or fight (W83-13.75). */
  'leave-asked': { nation: NATION, territories: many(PLACE) },
  freed: { grantor: NATION, nation: NATION, territories: many(PLACE), resources: NUMBER },
  /** Offers, promises and contracts of a nation that is no more. */
  'affairs-closed': { nation: NATION },
  // Trades (W83-14.1 to 14.22)
  'trade-offered': TRADE_OFFER,
  'trade-confirmed': { ...PARTIES, offer: NUMBER, confirmed: NUMBER },
  'trade-consent-withdrawn': { ...PARTIES, offer: NUMBER },
  'trade-dropped': { ...PARTIES, offer: NUMBER, why: word('cancelled', 'lapsed') },
  /** Two offers of the same parties that do not say the same (W83-14.3, 14.4). */
  'trade-conflicts': { ...PARTIES, offer: NUMBER, other: NUMBER },
  'trade-failed': { ...PARTIES, offer: NUMBER, refusal: REFUSAL },
  'trade-made': { ...PARTIES, offer: NUMBER, give: ASSETS, get: ASSETS },
  // Gifts (W83-14.30 to 14.39)
  'gift-given': { ...PARTIES, give: ASSETS },
  'gift-promised': CONDITIONAL_GIFT,
  'gift-dropped': { ...PARTIES, gift: NUMBER, why: word('cancelled', 'lapsed', 'too poor', 'nobody there') },
  'gift-fired': { ...PARTIES, gift: NUMBER, amount: NUMBER },
  /** An update is over: offers and promises stand one update less (W83-14.6, 14.37). */
  'promises-aged': {},
  // Tribes (W83-16)
  'tribe-settled': { tribe: NATION, territories: many(PLACE), chosen: YES_NO },
  'tribe-gone': { tribe: NATION },
  'tribe-reverted': { tribe: NATION },
} satisfies FactsByKind;
export type TreatyEvent = EventsOf<typeof TREATY_EVENTS>;
