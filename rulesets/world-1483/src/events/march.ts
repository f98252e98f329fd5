import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word, YES_NO } from '@chancery/kit';
import { NATION, OWNER, PLACE, UNIT } from '../sorts.ts';
import { LOT } from './unit.ts';

/** Why a march or a fleet went no farther. */
export const STOPS = [
  'enemy fleet',
  'strait closed',
  'canal closed',
  'no points left',
  'not adjacent',
  'fought',
  'resisted',
  'engaged',
  'enemy troops',
] as const;

/** Armies and fleets on their way: what a ruler reads of their own lines. `units-moved` moves them. */
export const MARCH_EVENTS = {
  sailed: {
    nation: NATION,
    lots: many(LOT),
    from: PLACE,
    to: PLACE,
    steps: NUMBER,
    deep: YES_NO,
    stop: orNone(word(...STOPS)),
  },
  boarded: { nation: NATION, lots: many(LOT), zone: PLACE },
  'left-ashore': { nation: NATION, lots: many(LOT), why: word('no room', 'zone not reached') },
  marched: { nation: NATION, lots: many(LOT), from: PLACE, to: PLACE, stop: orNone(word(...STOPS)) },
  landed: { nation: NATION, lots: many(LOT), from: PLACE, to: PLACE },
  /** They come in peace, and nobody is there to stop them (W83-10.14). */
  'entered-in-peace': { nation: NATION, host: OWNER, lots: many(LOT), territory: PLACE },
  engaged: {
    nation: NATION,
    lots: many(LOT),
    territory: PLACE,
    owner: OWNER,
    how: word('march', 'landing', 'from inside', 'expulsion'),
  },
  'retreated-to': { nation: OWNER, lots: many(LOT), from: PLACE, to: PLACE, aboard: YES_NO },
  'ice-rolled': { ship: UNIT, owner: OWNER, zone: PLACE, roll: NUMBER, sinks: YES_NO },
  'berbers-rolled': { territory: PLACE, roll: NUMBER, cavalry: NUMBER },
} satisfies FactsByKind;
export type MarchEvent = EventsOf<typeof MARCH_EVENTS>;
