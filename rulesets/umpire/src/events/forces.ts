import { type EventsOf, type FactsByKind, many, NUMBER, orNone, word } from '@chancery/kit';
import { GENERAL, NATION, PROVINCE, TYPE, UNITS } from '../sorts.ts';
import { ARMS, COMBAT_ORDERS, LOSS_CAUSES } from '../words.ts';

/** Stacks: raised, lost, moved, and how they stand. Units are by type, in the place of each. */
export const FORCES_EVENTS = {
  'units-raised': {
    nation: NATION,
    province: PROVINCE,
    units: UNITS,
    why: word('recruits', 'rebels', 'tribal muster'),
  },
  'units-lost': { nation: NATION, province: PROVINCE, units: UNITS, why: word(...LOSS_CAUSES) },
  'units-disbanded': { nation: NATION, province: PROVINCE, units: UNITS },
  'units-converted': { nation: NATION, province: PROVINCE, from: TYPE, to: TYPE, given: NUMBER, gained: NUMBER },
  /**
   * A leg of a march is over (UM-11.47): units and generals are where it ends. Losses on it are told in events of their own
   * before it, at the province that it leaves. `line` and `leg` from 1.
   */
  'leg-marched': {
    nation: NATION,
    line: NUMBER,
    leg: NUMBER,
    by: word(...ARMS),
    from: PROVINCE,
    to: PROVINCE,
    units: UNITS,
    generals: many(GENERAL),
    /** Ticks. */
    started: NUMBER,
    ended: NUMBER,
  },
  /** A leg of a retreat, a rout or a way home in winter. */
  'units-withdrew': {
    nation: NATION,
    by: word(...ARMS),
    from: PROVINCE,
    to: PROVINCE,
    units: UNITS,
    generals: many(GENERAL),
    why: word('retreat', 'rout', 'winter quarters'),
  },
  /** Step 17: what leaves each province and what comes to it (UM-18.21). */
  'feudal-dispersed': {
    nation: NATION,
    leave: many({ province: PROVINCE, units: UNITS }),
    come: many({ province: PROVINCE, units: UNITS }),
  },
  'combat-orders-set': {
    nation: NATION,
    province: PROVINCE,
    army: orNone(word(...COMBAT_ORDERS)),
    fleet: orNone(word(...COMBAT_ORDERS)),
  },
  'relief-arrived': { nation: NATION, province: PROVINCE },
  /** All army units and squadrons pass to others: to the Independents, or to the nation of a rebel (UM-17.25, 17.26). */
  'units-changed-sides': { from: NATION, to: NATION, province: PROVINCE, units: UNITS },
  /** Independent rebels go home (UM-14.25). */
  'rebels-disbanded': { province: PROVINCE, units: UNITS },
  /** All networks of a nation there; by whose counter-spies, or exposed by a bribe (UM-9.19, 18.9). */
  'network-destroyed': { nation: NATION, province: PROVINCE, units: UNITS, by: orNone(NATION) },
} satisfies FactsByKind;
export type ForcesEvent = EventsOf<typeof FORCES_EVENTS>;
