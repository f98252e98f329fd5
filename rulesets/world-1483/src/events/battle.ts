import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { OWNER, PLACE } from '../sorts.ts';
import { LAND_TYPES, SHIP_TYPES } from '../words.ts';
import { LOT } from './unit.ts';

/** What fought: units, militia, coastal defence. */
const FIGHTING = word(...LAND_TYPES, 'mil', 'coast', ...SHIP_TYPES);

/** The dice of like fighters with like factors; a roll of the factor or less hits (W83-11.13). */
export const VOLLEY = { owner: OWNER, type: FIGHTING, factor: NUMBER, rolls: many(NUMBER) };
export interface VolleyFacts extends DataOf<typeof VOLLEY> {}
/** So many of what fell. */
export const FALLEN = { owner: OWNER, type: FIGHTING, count: NUMBER };
export interface Fallen extends DataOf<typeof FALLEN> {}

export const BATTLE_ROUND = {
  /** The walls after the siege dice; none where there are none, or at sea. */
  fort: orNone(NUMBER),
  siege: many(NUMBER),
  attack: many(VOLLEY),
  defence: many(VOLLEY),
  attackersLost: many(FALLEN),
  defendersLost: many(FALLEN),
  /** Ships of the line that were hit and float. */
  damaged: many(FALLEN),
};
export interface BattleRound extends DataOf<typeof BATTLE_ROUND> {}

export const LEADER = { owner: OWNER, skill: NUMBER, ability: NUMBER };

/** Battles, for everybody to read (W83-18.11). */
export const BATTLE_EVENTS = {
  'battle-fought': {
    place: PLACE,
    sort: word('land', 'landing', 'sea', 'expulsion', 'raid'),
    attackers: many(OWNER),
    defenders: many(OWNER),
    /** Units at the start. */
    attackersHad: many(LOT),
    defendersHad: many(LOT),
    attackerLed: orNone(LEADER),
    defenderLed: orNone(LEADER),
    /** Walls before the battle; none where there is no city. */
    fort: orNone(NUMBER),
    engineered: YES_NO,
    rounds: many(BATTLE_ROUND),
    /** The last volley at landed troops that went back aboard (W83-11.55). */
    parting: many(VOLLEY),
    partingLost: many(FALLEN),
    winner: word('attackers', 'defenders', 'nobody'),
    retreated: many(FALLEN),
    withdrawn: many(FALLEN),
    /** Fought because a passage was contested: no war (W83-5.12). */
    incident: YES_NO,
  },
} satisfies FactsByKind;
export type BattleEvent = EventsOf<typeof BATTLE_EVENTS>;
