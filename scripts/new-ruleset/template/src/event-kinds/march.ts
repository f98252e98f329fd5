import { type EventKinds, toEverybody } from '@chancery/kit';
import { place, remove } from '../draft/companies.ts';
import type { MarchEvent } from '../events/march.ts';
import { toHouses } from '../tell/to-houses.ts';
import type { Types } from '../types.ts';

export const MARCH: EventKinds<Types, MarchEvent> = {
  marched: {
    apply: (draft, { company, to }) => place(draft, company, to),
    tell: toEverybody,
  },
  /** Only those who were there know how many fought (NEW-3.2). */
  'battle-fought': {
    apply: (draft, { sides, winner }) => {
      const fallen = winner === null ? [] : sides.filter(({ power }) => power !== winner);
      remove(
        draft,
        fallen.flatMap(({ companies }) => companies),
      );
    },
    tell: (event, { setting }) =>
      toHouses(
        setting,
        event.sides.map(({ power }) => power),
        event,
      ),
  },
};
