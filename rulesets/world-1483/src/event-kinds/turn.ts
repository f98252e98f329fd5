import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn, privyIn } from '../draft/changes.ts';
import type { TurnEvent } from '../events/turn.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

export const TURN: EventKinds<Types, TurnEvent> = {
  'nation-turn-began': {
    apply: (draft, { nation, snapshot }) => {
      const { territories, cities, ports, colonies } = snapshot;
      nationIn(draft, nation).snapshot = {
        territories: [...territories],
        cities: [...cities],
        ports: [...ports],
        colonies: [...colonies],
      };
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'nation-turn-ended': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).snapshot = null;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'turn-missed': {
    apply: (draft, { nation, missed, announced }) => {
      nationIn(draft, nation).missed = missed;
      const own = privyIn(draft, nation);
      if (!announced || own.absence === null) return;
      own.absence.turns -= 1;
      if (own.absence.turns < 1) own.absence = null;
    },
    tell: toEverybody,
  },
  'turn-kept': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).missed = 0;
      privyIn(draft, nation).absence = null;
    },
    tell: () => [],
  },
  'absence-announced': {
    apply: (draft, { nation, turns, defend }) => {
      privyIn(draft, nation).absence = { turns, defend };
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'line-failed': {
    /** When a line arrived among those of all nations tells how many others sent (W83-18.2). */
    tell: (event, { setting }) => {
      const { rank: _, ...order } = event.order;
      return toNations(setting, [event.nation], { ...event, order: order as typeof event.order });
    },
  },
  'standing-orders-set': {
    apply: (draft, { nation, standing }) => {
      privyIn(draft, nation).standing = structuredClone(standing) as never;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'seat-changed': {
    apply: (draft, { nation, to }) => {
      const changed = nationIn(draft, nation);
      changed.seat = to;
      if (to === 'held') changed.missed = 0;
    },
    tell: toEverybody,
  },
  'returning-set': {
    apply: (draft, { nation, returning }) => {
      nationIn(draft, nation).returning = returning;
    },
    tell: toEverybody,
  },
  'status-changed': {
    apply: (draft, { nation, to }) => {
      nationIn(draft, nation).status = to;
    },
    tell: toEverybody,
  },
  'update-ended': {
    apply: (draft, { stage, turn, phase }) => {
      draft.stage = stage;
      draft.turn = turn;
      draft.phase = phase;
    },
    tell: toEverybody,
  },
  'master-corrected': {
    /** Everybody reads why (W83-20.51); how much is in a treasury now only its nation, in what is told of the treasury (W83-18.2). */
    tell: (event) => [{ to: 'all', told: event.what === 'treasury' ? { ...event, amount: 0 } : event }],
  },
};
