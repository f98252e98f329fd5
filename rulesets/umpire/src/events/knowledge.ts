import { type EventsOf, type FactsByKind, factOf, many, NUMBER, orNone, word } from '@chancery/kit';
import { NATION, PROVINCE } from '../sorts.ts';
import { KNOWN_GENERAL, KNOWN_PROVINCE, type PendingNews, type Seen } from '../state.ts';
import { NEWS_KINDS } from '../words.ts';

/** What step 20 tells each nation, and what it remembers (section 21). */
export const KNOWLEDGE_EVENTS = {
  /** All that a viewer's report says: covered provinces (also those without anybody), lines, owners, generals named. */
  'intelligence-gathered': {
    nation: NATION,
    covered: many(PROVINCE),
    seen: factOf<readonly Seen[]>('sightings'),
    provinces: many(KNOWN_PROVINCE),
    generals: many(KNOWN_GENERAL),
  },
  /** In range only now, and so heard of in full (UM-21.19). `at` is its place among the pending news. */
  'news-reached': { nations: many(NATION), at: NUMBER, news: factOf<PendingNews>('news') },
  /** A turn late, in a line without numbers or names of generals (UM-21.20). */
  'news-in-brief': { nations: many(NATION), what: word(...NEWS_KINDS), province: orNone(PROVINCE), turn: NUMBER },
  /** What is older than a turn needs no keeping. */
  'news-dropped': { before: NUMBER },
} satisfies FactsByKind;
export type KnowledgeEvent = EventsOf<typeof KNOWLEDGE_EVENTS>;
