import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { NATION, OWNER, PLACE } from '../sorts.ts';

/** What a line of its own cost, and what the treasury holds afterwards. */
const PAID = { cost: NUMBER, treasury: NUMBER };

/** Trade, development and income. */
export const ECONOMY_EVENTS = {
  /** `chance` or less brings a route (W83-6.3, 6.7). */
  'theft-tried': {
    nation: NATION,
    target: NATION,
    what: word('sea', 'land'),
    ...PAID,
    chance: NUMBER,
    roll: NUMBER,
    taken: YES_NO,
  },
  'trade-reorganised': { nation: NATION, from: PLACE, to: PLACE, ...PAID },
  'development-tried': { nation: NATION, territory: PLACE, ...PAID, chance: NUMBER, roll: NUMBER, raised: YES_NO },
  'city-paid': { nation: NATION, territory: PLACE, ...PAID },
  /** Units, generals and ports that come at the end of the turn; the skill of a general is rolled at once (W83-4.1, 7.2). */
  bought: {
    nation: NATION,
    what: word('inf', 'cav', 'knt', 'art', 'gen', 'sol', 'frg', 'mer', 'port'),
    count: NUMBER,
    place: PLACE,
    skill: orNone(NUMBER),
    ability: orNone(NUMBER),
    ...PAID,
  },
  /** Action 9 (W83-12.1); `amount` is what comes into the treasury, half of the sum for a non-player nation at rest (W83-19.10). */
  'income-collected': {
    nation: NATION,
    lands: NUMBER,
    sea: NUMBER,
    land: NUMBER,
    tribute: NUMBER,
    /** What each territory brought; nothing where it is not incorporated. */
    yields: many({ territory: PLACE, value: NUMBER }),
    denied: many({ territory: PLACE, value: NUMBER, by: OWNER }),
    amount: NUMBER,
    treasury: NUMBER,
  },
} satisfies FactsByKind;
export type EconomyEvent = EventsOf<typeof ECONOMY_EVENTS>;
