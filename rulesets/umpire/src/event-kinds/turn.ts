import { NOBODY } from '@chancery/core';
import { type EventKinds, toEverybody } from '@chancery/kit';
import { nationIn } from '../draft/find.ts';
import type { TurnEvent } from '../events/turn.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';
import { INDEPENDENTS } from '../words.ts';

export const TURN: EventKinds<Types, TurnEvent> = {
  'orders-missed': {
    apply: (draft, { nation, missed }) => {
      nationIn(draft, nation).missed = missed;
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'orders-came': {
    apply: (draft, { nation }) => {
      nationIn(draft, nation).missed = 0;
    },
    tell: () => NOBODY,
  },
  'status-set': {
    apply: (draft, { nation, status }) => {
      Object.assign(nationIn(draft, nation), { status, missed: 0 });
    },
    tell: toEverybody,
  },
  'nation-eliminated': {
    apply: (draft, { nation }) => {
      Object.assign(nationIn(draft, nation), { status: 'eliminated', treasury: 0, score: 0 });
      for (const general of draft.generals)
        if (general.nation === nation && general.state !== 'dead') general.state = 'removed';
      draft.stacks = draft.stacks.map((here) => here.filter((stack) => stack.nation !== nation));
      for (const each of draft.nations)
        if (each !== null) each.enemies = each.enemies.filter((enemy) => enemy !== nation);
    },
    tell: toEverybody,
  },
  'chances-taken': { tell: () => NOBODY },
  scored: {
    apply: (draft, { scores }) => {
      for (const { nation, score, rank } of scores) Object.assign(nationIn(draft, nation), { score, rank });
    },
    tell: toEverybody,
  },
  'turn-ended': {
    apply: (draft, { turn }) => {
      draft.turn = turn;
      for (const here of draft.stacks) for (const stack of here) stack.reliefArrived = false;
      for (const province of draft.provinces) {
        if (province === null) continue;
        province.oldName = null;
        if (province.owner === INDEPENDENTS) province.rebelAgainst = null;
      }
    },
    tell: () => NOBODY,
  },
};
