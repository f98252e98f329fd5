import { type DataOf, factOf, factsOf, many, NUMBER, orNone, WORDS, within, word, YES_NO } from '@chancery/kit';
import type { Asset, GiftCondition, PeaceTerms, StandingOrder, WithAlly } from './order.ts';
import { NATION, OWNER, PLACE, UNIT } from './sorts.ts';
import {
  ABILITIES,
  GIFT_CONDITIONS,
  MOST_RESOURCES,
  NATION_KINDS,
  SEATS,
  type STAGES,
  STATUSES,
  UNIT_TYPES,
  WAR_KINDS,
} from './words.ts';

/**
 * What changes in a campaign. Plain JSON, and only events change it. The board is public (W83-18.1); what is not stands beside
 * it, so that whatever is asked of a board can be asked of a view.
 */
export interface State extends Board {
  /** In the place of each nation what nobody else knows. */
  readonly privy: readonly (Privy | null)[];
  /** Offers and contracts of somebody's, which only the parties know. */
  readonly peaceOffers: readonly PeaceOffer[];
  readonly tradeOffers: readonly TradeOffer[];
  readonly gifts: readonly ConditionalGift[];
  readonly contracts: readonly Contract[];
  readonly rejectedBids: readonly RejectedBid[];
  readonly next: { readonly unit: number; readonly war: number; readonly offer: number; readonly gift: number };
}

export interface Board {
  /** The game turn T, from 1. */
  readonly turn: number;
  /** 1 to 4: the group whose nations act; phase 5 belongs to the update of phase 4 (W83-1.2). */
  readonly phase: number;
  readonly stage: (typeof STAGES)[number];
  /** In the place of their number. */
  readonly nations: readonly (Nation | null)[];
  /** In the place of their number; null for sea zones. */
  readonly territories: readonly (Territory | null)[];
  /** By id, ascending. */
  readonly units: readonly Unit[];
  /** By id, ascending. */
  readonly wars: readonly War[];
  readonly tributes: readonly Tribute[];
  /** Peace that non-player nations offer (W83-5.42, 13.42). */
  readonly npcOffers: readonly NpcOffer[];
}

const TURN = within(1, 9999);
const RESOURCES = within(0, MOST_RESOURCES);
const TERRITORIES = many(PLACE);

/** A box other than Neutral in which a non-player nation has a nation (W83-0.25). */
export const BOX = { nation: NATION, box: within(0, 4) };

/** What a nation had when its turn began (W83-1.10). */
export const SNAPSHOT = {
  territories: TERRITORIES,
  cities: TERRITORIES,
  ports: TERRITORIES,
  colonies: TERRITORIES,
};
export interface Snapshot extends DataOf<typeof SNAPSHOT> {}

/** Rebels of the rules, and what they want back (W83-13.61 to 13.66). */
export const REBELLION = { sponsor: NATION, against: NATION, lands: TERRITORIES };

/** On whom war is owed after a threat, and over whose war it was threatened (W83-5.27, 5.28). */
export const MUST_DECLARE = { npc: NATION, over: NATION, turn: TURN };

/** What everybody may know of a nation (W83-0.20). */
export const NATION_STATE = {
  number: NATION,
  code: WORDS,
  name: WORDS,
  kind: word(...NATION_KINDS),
  phase: within(1, 5),
  order: within(1, 999),
  seat: word(...SEATS),
  status: word(...STATUSES),
  seaTrade: within(0, 9999),
  landTrade: within(0, 9999),
  /** Turns in a row for which nothing came (W83-20.10). */
  missed: within(0, 9999),
  /** The former player would come back (W83-13.78). */
  returning: YES_NO,
  /** Territories with which it began (W83-0.13). */
  original: TERRITORIES,
  /** Of a non-player nation: its boxes by nation, ascending, without Neutral. */
  boxes: many(BOX),
  /** Of a non-player nation: who threatens it now (W83-5.30). */
  underThreat: many(NATION),
  /** Nobody may court it any more (W83-13.46). */
  unmarriageable: YES_NO,
  /** Whether it was active since its last income (W83-19.11). */
  stirred: YES_NO,
  rebellion: orNone(REBELLION),
  /** Territories that it has set free, and that its troops leave in its next Action 6, or fight for (W83-13.75). */
  leaves: TERRITORIES,
  snapshot: orNone(SNAPSHOT),
};
export interface Nation extends DataOf<typeof NATION_STATE> {}

/** What only a nation itself and the master know of it (W83-18.2). */
export const PRIVY = {
  treasury: RESOURCES,
  /** War finance that is still to be paid (W83-5.49). */
  arrears: RESOURCES,
  threatLost: YES_NO,
  /** Non-player nations on which it must declare war, and in which of its turns at the latest (W83-5.27). */
  mustDeclare: many(MUST_DECLARE),
  standing: many(factOf<StandingOrder>('standing order')),
  /** Turns of an announced absence that are left, and whether its nation is to be defended (W83-20.14). */
  absence: orNone({ turns: within(1, 4), defend: YES_NO }),
};
export interface Privy extends DataOf<typeof PRIVY> {}

/** A territory (W83-0.21). */
export const CITY = { name: WORDS, fort: within(1, 9) };
export const TERRITORY_STATE = {
  number: PLACE,
  value: within(0, 999),
  city: orNone(CITY),
  tribalCity: orNone(NATION),
  owner: OWNER,
  /** A nation, or the Berbers (W83-0.22). */
  incorporatedBy: orNone(OWNER),
  port: YES_NO,
  /** Its garrison has been rolled (W83-2.26). */
  revealed: YES_NO,
  originalOwner: orNone(NATION),
};
export interface Territory extends DataOf<typeof TERRITORY_STATE> {}

/** A unit (W83-0.24). Skill, ability and what follows are of generals. */
export const UNIT_STATE = {
  id: UNIT,
  type: word(...UNIT_TYPES),
  owner: OWNER,
  place: PLACE,
  carrier: orNone(UNIT),
  movedTurn: orNone(TURN),
  builtTurn: orNone(TURN),
  acquiredTurn: orNone(TURN),
  damaged: YES_NO,
  /** Has fought since its nation's last step 8 (W83-3.8, 9.18). */
  fought: YES_NO,
  /** May stay on foreign land at peace, since it came into these hands there (W83-14.22). */
  guestRight: YES_NO,
  skill: within(0, 10),
  /** The place in the table of abilities; 0 is none, or not known to the reader. */
  ability: within(0, ABILITIES.length - 1),
  special: YES_NO,
  /** Whether its ability has become public (W83-4.31). */
  shown: YES_NO,
  /** The territory that it took part in conquering and has not left since (W83-4.24). */
  conquered: orNone(PLACE),
};
export interface Unit extends DataOf<typeof UNIT_STATE> {}

/** A war (W83-0.25). */
export const WAR_STATE = {
  id: NUMBER,
  /** Who began it, and against whom. */
  attacker: NATION,
  defender: NATION,
  kind: word(...WAR_KINDS),
  turn: TURN,
  phase: within(1, 5),
  battles: within(0, 9999),
  /** What the two had when it began. */
  attackerHad: TERRITORIES,
  defenderHad: TERRITORIES,
  /** On whose behalf the attacker came into it (W83-13.33). */
  ally: orNone(NATION),
  /** The attacker was bribed to begin it; by whom stands in its contract (W83-5.48). */
  financed: YES_NO,
};
export interface War extends DataOf<typeof WAR_STATE> {}

export const TRIBUTE_STATE = {
  payer: NATION,
  receiver: NATION,
  amount: RESOURCES,
  left: within(0, 99),
  /** Not before this game turn and phase is the first taken (W83-13.7). */
  since: { turn: TURN, phase: within(1, 5) },
};
export interface Tribute extends DataOf<typeof TRIBUTE_STATE> {}

export const NPC_OFFER = { npc: NATION, to: NATION, why: word('won back', 'new war') };
export interface NpcOffer extends DataOf<typeof NPC_OFFER> {}

export const TERMS = factsOf<PeaceTerms>({
  weCede: TERRITORIES,
  youCede: TERRITORIES,
  wePay: RESOURCES,
  youPay: RESOURCES,
  weTribute: RESOURCES,
  weTurns: NUMBER,
  youTribute: RESOURCES,
  youTurns: NUMBER,
  weFree: NATION,
  weFreeWith: TERRITORIES,
  youFree: NATION,
  youFreeWith: TERRITORIES,
});
const WITH_ALLY = factsOf<WithAlly>({ npc: NATION, tribute: RESOURCES });
export const PEACE_OFFER = {
  from: NATION,
  to: NATION,
  terms: TERMS,
  with: many(WITH_ALLY),
  choice: orNone(within(1, 3)),
};
export interface PeaceOffer extends DataOf<typeof PEACE_OFFER> {}

export const ASSETS = many(
  factsOf<Asset>({
    resources: RESOURCES,
    count: NUMBER,
    type: word(...UNIT_TYPES),
    place: PLACE,
    seaTrade: NUMBER,
    landTrade: NUMBER,
    territory: PLACE,
    port: PLACE,
  }),
);
export const TRADE_OFFER = {
  id: NUMBER,
  from: NATION,
  to: NATION,
  give: ASSETS,
  get: ASSETS,
  /** Updates that it still stands (W83-14.6). */
  left: within(0, 4),
  /** When the other side confirmed it: a count over the campaign, or null. */
  confirmed: orNone(NUMBER),
};
export interface TradeOffer extends DataOf<typeof TRADE_OFFER> {}

const GIFT_CONDITION = factsOf<GiftCondition>({
  when: word(...GIFT_CONDITIONS),
  of: NATION,
  other: NATION,
  territory: PLACE,
});
export const CONDITIONAL_GIFT = {
  id: NUMBER,
  from: NATION,
  to: NATION,
  amount: RESOURCES,
  condition: GIFT_CONDITION,
  left: within(0, 8),
};
export interface ConditionalGift extends DataOf<typeof CONDITIONAL_GIFT> {}

/** A war that somebody pays for (W83-5.36). */
export const CONTRACT = {
  npc: NATION,
  target: NATION,
  financier: NATION,
  bid: RESOURCES,
  /** The war is over, and one payment is still due (W83-5.43). */
  lastDue: YES_NO,
  /** The box of the financier has moved (W83-5.42). */
  thanked: YES_NO,
};
export interface Contract extends DataOf<typeof CONTRACT> {}

export const REJECTED_BID = { npc: NATION, target: NATION, bid: RESOURCES };
export interface RejectedBid extends DataOf<typeof REJECTED_BID> {}
