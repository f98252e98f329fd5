import type { EventKinds } from '@chancery/kit';
import { nationIn } from '../draft/find.ts';
import type { DiplomacyEvent } from '../events/diplomacy.ts';
import { toNations } from '../tell/to-nations.ts';
import type { Types } from '../types.ts';

export const DIPLOMACY: EventKinds<Types, DiplomacyEvent> = {
  'enemies-set': {
    apply: (draft, { nation, enemies }) => {
      nationIn(draft, nation).enemies = [...enemies];
    },
    tell: (event, { setting }) => toNations(setting, [event.nation], event),
  },
  'hostility-began': { tell: (event, { setting }) => toNations(setting, [event.a, event.b], event) },
  'hostility-ended': { tell: (event, { setting }) => toNations(setting, [event.a, event.b], event) },
};
