import { type EventKinds, getNumbered, toEverybody } from '@chancery/kit';
import type { TurnEvent } from '../events/turn.ts';
import type { Types } from '../types.ts';

export const TURN: EventKinds<Types, TurnEvent> = {
  'turn-ended': {
    apply: (draft, { taken, points }) => {
      for (const { area, by } of taken) getNumbered(draft.areas, area, 'area').owner = by;
      for (const { power, points: more } of points) getNumbered(draft.powers, power, 'house').points += more;
      draft.turn += 1;
    },
    tell: toEverybody,
  },
};
