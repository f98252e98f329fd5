import { type EventsOf, type FactsByKind, many } from '@chancery/kit';
import { NATION } from '../sorts.ts';

/** Enemies (section 4). */
export const DIPLOMACY_EVENTS = {
  /** The whole list of a nation, ascending; only it hears it (UM-21.25). */
  'enemies-set': { nation: NATION, enemies: many(NATION) },
  /** Two nations are hostile now, or are so no more: the two alone hear it (UM-4.9). */
  'hostility-began': { a: NATION, b: NATION },
  'hostility-ended': { a: NATION, b: NATION },
} satisfies FactsByKind;
export type DiplomacyEvent = EventsOf<typeof DIPLOMACY_EVENTS>;
