import { type DataOf, type EventsOf, type FactsByKind, many, NUMBER, orNone, WORDS, word, YES_NO } from '@chancery/kit';
import { GENERAL, NATION, PROVINCE, UNITS } from '../sorts.ts';
import { ARMS, CITY_STATES, MANNERS } from '../words.ts';

/** Units of a nation, by type. */
export const FORCE = { nation: NATION, units: UNITS };
export interface Force extends DataOf<typeof FORCE> {}

/** A side of a battle as those in range read of it (UM-21.22): no dice, no combat values. */
export const BATTLE_SIDE = {
  nations: many(NATION),
  /** Null: an un-named officer. */
  commander: orNone(GENERAL),
  before: many(FORCE),
  lost: many(FORCE),
};
export interface BattleSide extends DataOf<typeof BATTLE_SIDE> {}

/** Who was in range when it happened: they hear it at once, and all of it (UM-21.18). */
const HEARD = { province: PROVINCE, witnesses: many(NATION) };

/** What the newsheet reports (UM-21.21). None of these changes anything but the news; events of other topics do. */
export const NEWS_EVENTS = {
  'battle-fought': {
    ...HEARD,
    arm: word(...ARMS),
    attacker: BATTLE_SIDE,
    holder: BATTLE_SIDE,
    result: word('attacker', 'holder', 'indecisive'),
    /** Where the beaten went: into the city, to a province, nowhere. */
    beaten: orNone(word('city', 'province', 'destroyed')),
    beatenTo: orNone(PROVINCE),
  },
  'siege-told': {
    ...HEARD,
    what: word('begun', 'goes on', 'lifted', 'shut in'),
    besiegers: many(NATION),
    defenders: many(NATION),
    t: NUMBER,
  },
  'assault-told': {
    ...HEARD,
    attacker: BATTLE_SIDE,
    holder: BATTLE_SIDE,
    stormed: YES_NO,
    t: NUMBER,
  },
  'capture-told': {
    ...HEARD,
    from: NATION,
    to: NATION,
    manner: word(...MANNERS),
    t: NUMBER,
    sacked: YES_NO,
    cty: word(...CITY_STATES),
  },
  'sack-told': { ...HEARD, nation: NATION },
  'revolt-told': { ...HEARD, owner: NATION, rebels: FORCE },
  'general-revolt-told': { ...HEARD, nation: NATION, general: GENERAL, followed: YES_NO, to: NATION },
  'death-told': { ...HEARD, nation: NATION, general: GENERAL, why: WORDS },
  'captive-told': { ...HEARD, nation: NATION, general: GENERAL, captor: NATION, executed: YES_NO, tenths: NUMBER },
  'epidemic-told': { ...HEARD },
  'founding-told': { ...HEARD, nation: NATION, name: WORDS, rebuilt: YES_NO },
  'capital-told': { ...HEARD, nation: NATION },
  /** `province`: where the leg of the first began; `to` its other end (UM-11.34). */
  'meeting-told': { ...HEARD, to: PROVINCE, by: word(...ARMS), fellBack: many(FORCE), wentOn: many(FORCE) },
  'elimination-told': { province: orNone(PROVINCE), witnesses: many(NATION), nation: NATION },
} satisfies FactsByKind;
export type NewsEvent = EventsOf<typeof NEWS_EVENTS>;
