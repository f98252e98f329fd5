import { type EventsOf, type FactsByKind, many, NUMBER } from '@chancery/kit';
import { REALM } from '../sorts.ts';
import { OUTCOME } from '../state.ts';

/** The turn itself, and claims to victory. */
export const TURN_EVENTS = {
  'turn-began': { turn: NUMBER },
  'phase-began': { phase: NUMBER },
  'movement-ended': { phases: NUMBER },
  'claim-made': { members: many(REALM), provinces: NUMBER },
  'claim-lapsed': { members: many(REALM) },
  'campaign-ended': { outcome: OUTCOME },
  'turn-ended': { turn: NUMBER },
} satisfies FactsByKind;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
