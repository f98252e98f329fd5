import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { NATION, PLACE } from '../sorts.ts';
import { NPC_OFFER, WAR_STATE } from '../state.ts';
import { WAR_ENDS } from '../words.ts';

/** Why a box moved. */
export const BOX_REASONS = [
  'influence',
  'slander',
  'threat',
  'war',
  'war over',
  'marriage offer',
  'thanks for finance',
  'no peace for the ally',
  'ally paid nothing',
  'ally lost land',
  'rebellion',
  'independence',
] as const;

/** Wars, boxes, and the peace that non-player nations offer. */
export const WAR_EVENTS = {
  /** `cause` is the hostile act, where nobody declared it (W83-5.9). */
  'war-began': {
    war: WAR_STATE,
    cause: word(
      'declared',
      'attack at sea',
      'invasion',
      'expulsion',
      'joined',
      'defended',
      'financed',
      'threat',
      'call',
      'marriage',
      'rebellion',
    ),
  },
  'war-ended': { war: NUMBER, attacker: NATION, defender: NATION, how: word(...WAR_ENDS) },
  /** A battle was fought in it (W83-13.30). */
  'war-fought': { war: NUMBER },
  'box-moved': { npc: NATION, nation: NATION, from: NUMBER, to: NUMBER, why: word(...BOX_REASONS) },
  /** Threats that count until the threatener's next Action 1 is over (W83-5.30). */
  'threats-set': { npc: NATION, by: many(NATION) },
  'npc-peace-offered': { offer: NPC_OFFER },
  'npc-peace-withdrawn': { npc: NATION, to: NATION },
  'unmarriageable-made': { npc: NATION },
  'tribute-began': { payer: NATION, receiver: NATION, amount: NUMBER, turns: NUMBER, turn: NUMBER, phase: NUMBER },
  'tribute-ended': { payer: NATION, receiver: NATION, why: word('paid', 'war', 'conquered', 'gone') },
  /** A payment was due (W83-12.3, 12.6): what came of it. */
  'tribute-paid': { payer: NATION, receiver: NATION, due: NUMBER, paid: NUMBER, left: NUMBER },
  stirred: { npc: NATION, stirred: YES_NO },
  /** A war that somebody pays for (W83-5.36): told to who pays. */
  'contract-made': { npc: NATION, target: NATION, financier: NATION, bid: NUMBER },
  /** The war is over, and one payment is due (W83-5.43). */
  'contract-closing': { npc: NATION, target: NATION, financier: NATION },
  'contract-ended': { npc: NATION, target: NATION, financier: NATION },
  /** The box of who pays has moved (W83-5.42). */
  'contract-thanked': { npc: NATION, target: NATION, financier: NATION },
  'rebellion-set': {
    nation: NATION,
    sponsor: orNone(NATION),
    against: orNone(NATION),
    lands: many(PLACE),
  },
} satisfies FactsByKind;
export type WarEvent = EventsOf<typeof WAR_EVENTS>;
