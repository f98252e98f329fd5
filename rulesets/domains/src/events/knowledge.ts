import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word } from '@chancery/kit';
import { DOMAIN, PROVINCE } from '../sorts.ts';
import { PAPERS, SEEN_BY, SPY_REPORT } from '../state.ts';
import { UNIT_TYPES } from '../words.ts';

/** How many of a type, or points of unknown kinds. */
export const FIGURE = { kind: orNone(word(...UNIT_TYPES)), said: NUMBER, least: NUMBER, most: orNone(NUMBER) };

/** Forces of one domain in one province, as they were seen; natives go by `natives`. */
export const FORCE = { owner: orNone(WORDS), figures: many(FIGURE) };
export interface Force extends DataOf<typeof FORCE> {}

/** What domains learn of each other. */
export const KNOWLEDGE_EVENTS = {
  /** Of these forces in a province; of others there nothing was learned. */
  sighted: { seer: DOMAIN, province: PROVINCE, round: NUMBER, by: word(...SEEN_BY), forces: many(FORCE) },
  /** The whole field of a province was seen: whoever is not among these forces is not there. */
  'field-seen': { seer: DOMAIN, province: PROVINCE, round: NUMBER, by: word(...SEEN_BY), forces: many(FORCE) },
  spied: { seer: DOMAIN, ...SPY_REPORT },
  'papers-read': { seer: DOMAIN, ...PAPERS },
} satisfies FactsByKind;
export type KnowledgeEvent = EventsOf<typeof KNOWLEDGE_EVENTS>;
