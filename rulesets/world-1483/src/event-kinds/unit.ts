import { type EventKinds, toEverybody } from '@chancery/kit';
import { addUnits, giveUnit, putUnit, removeUnits, unitIn } from '../draft/changes.ts';
import type { UnitEvent } from '../events/unit.ts';
import type { Unit } from '../state.ts';
import type { Types } from '../types.ts';

/** What a general can do is nobody's to see before it has shown (W83-4.31). */
const masked = (unit: Unit): Unit => (unit.shown ? unit : { ...unit, ability: 0 });

export const UNIT: EventKinds<Types, UnitEvent> = {
  'units-made': {
    apply: (draft, { units }) => addUnits(draft, units),
    tell: (event) => [{ to: 'all', told: { ...event, units: event.units.map(masked) } }],
  },
  'units-moved': {
    apply: (draft, { moves, counts }) => {
      for (const { unit, place, carrier } of moves) {
        const moved = unitIn(draft, unit);
        if (moved.place !== place) moved.conquered = null;
        putUnit(draft, moved, place, carrier);
        moved.guestRight = false;
        if (counts) moved.movedTurn = draft.turn;
      }
    },
    tell: () => [],
  },
  'units-lost': { apply: (draft, { units }) => removeUnits(draft, units), tell: toEverybody },
  'units-given': {
    apply: (draft, { units, to, guests }) => {
      for (const id of units) {
        const given = unitIn(draft, id);
        giveUnit(draft, given, to);
        given.acquiredTurn = draft.turn;
        given.guestRight = guests;
        given.conquered = null;
      }
    },
    tell: toEverybody,
  },
  damaged: {
    apply: (draft, { units, damaged }) => {
      for (const id of units) unitIn(draft, id).damaged = damaged;
    },
    tell: () => [],
  },
  fought: {
    apply: (draft, { units, fought }) => {
      for (const id of units) unitIn(draft, id).fought = fought;
    },
    tell: () => [],
  },
  'ability-shown': {
    apply: (draft, { unit }) => {
      unitIn(draft, unit).shown = true;
    },
    tell: toEverybody,
  },
  'conquest-noted': {
    apply: (draft, { units, territory }) => {
      for (const id of units) unitIn(draft, id).conquered = territory;
    },
    tell: () => [],
  },
  'guest-right-set': {
    apply: (draft, { units, guests }) => {
      for (const id of units) unitIn(draft, id).guestRight = guests;
    },
    tell: () => [],
  },
};
