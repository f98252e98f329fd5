import { type EventsOf, type FactsByKind, NUMBER, YES_NO } from '@chancery/kit';
import { NATION } from '../sorts.ts';

/** A roll of so much or more moves the box. */
const ROLLED = { least: NUMBER, roll: NUMBER, moved: YES_NO };
const PAID = { cost: NUMBER, treasury: NUMBER };

/** What nations say to those that nobody plays, and pay them (W83-5). */
export const DIPLOMACY_EVENTS = {
  influenced: { nation: NATION, npc: NATION, ...PAID, ...ROLLED },
  slandered: { nation: NATION, npc: NATION, against: NATION, ...PAID, ...ROLLED },
  /** `obeyed`: it ends its war with `over` (W83-5.24). */
  threatened: { nation: NATION, npc: NATION, over: NATION, least: NUMBER, roll: NUMBER, obeyed: YES_NO },
  /** A failed threat is to be followed by war in that turn of the nation at the latest (W83-5.27). */
  'war-owed': { nation: NATION, npc: NATION, over: NATION, turn: NUMBER },
  /** The threat is made good, or nothing is left to be threatened for (W83-5.28). */
  'war-no-longer-owed': { nation: NATION, npc: NATION },
  /** It threatened, and did not go to war: nobody believes it any more. */
  'threat-lost': { nation: NATION, npc: NATION },
  /** What the two sides of a bid weigh: for the master (W83-5.34, 5.35). */
  'bid-weighed': { nation: NATION, npc: NATION, target: NATION, strength: NUMBER, resistance: NUMBER },
  /** What the non-player nation keeps of a bid that it refuses (W83-5.37). */
  'bid-answered': {
    nation: NATION,
    npc: NATION,
    target: NATION,
    bid: NUMBER,
    accepted: YES_NO,
    kept: NUMBER,
  },
} satisfies FactsByKind;
export type DiplomacyEvent = EventsOf<typeof DIPLOMACY_EVENTS>;
