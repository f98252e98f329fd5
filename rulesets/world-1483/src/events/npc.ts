import { type EventsOf, type FactsByKind, NUMBER, YES_NO } from '@chancery/kit';
import { PLACE } from '../sorts.ts';

/** What the world does that nobody plays. */
export const NPC_EVENTS = {
  /** The Berbers might raid, by the value of a territory (W83-2.35, 2.37). */
  'raid-rolled': { territory: PLACE, roll: NUMBER, chance: NUMBER, comes: YES_NO, riders: NUMBER },
  /** They are gone again, won or lost (W83-2.39). */
  'raiders-left': { territory: PLACE, riders: NUMBER, held: YES_NO },
} satisfies FactsByKind;
export type NpcEvent = EventsOf<typeof NPC_EVENTS>;
