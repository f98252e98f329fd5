import { type EventsOf, type FactsByKind, factOf, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import type { Order, StandingOrder } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import { NATION, PLACE } from '../sorts.ts';
import { SNAPSHOT } from '../state.ts';
import { STAGES, STATUSES } from '../words.ts';

/** The turn itself: whose it is, what was missed, lines that came to nothing, standings of nations. */
export const TURN_EVENTS = {
  /** Step 0 (W83-1.10): what it has now counts as had at the start of its turn. */
  'nation-turn-began': { nation: NATION, snapshot: SNAPSHOT },
  'nation-turn-ended': { nation: NATION },
  /** Nothing came from its ruler (W83-20.10 to 20.14). */
  'turn-missed': { nation: NATION, missed: NUMBER, announced: YES_NO, defends: YES_NO },
  /** A sheet came: nothing is missed any more. */
  'turn-kept': { nation: NATION },
  'absence-announced': { nation: NATION, turns: NUMBER, defend: YES_NO },
  /** A line that could not be carried out; it costs nothing (W83-1.13). */
  'line-failed': { nation: NATION, order: factOf<Order>('order'), refusal: factOf<Refusal>('refusal') },
  'standing-orders-set': { nation: NATION, standing: many(factOf<StandingOrder>('standing order')) },
  'seat-changed': { nation: NATION, to: word('held', 'open', 'moderated') },
  'returning-set': { nation: NATION, returning: YES_NO },
  'status-changed': { nation: NATION, from: word(...STATUSES), to: word(...STATUSES), by: orNone(NATION) },
  /** The next phase begins (W83-1.1). */
  'update-ended': { stage: word(...STAGES), turn: NUMBER, phase: NUMBER },
  'master-corrected': {
    nation: orNone(NATION),
    territory: orNone(PLACE),
    what: word('treasury', 'owner', 'units put', 'units removed'),
    amount: NUMBER,
    reason: WORDS,
  },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
