import { type EventKinds, toEverybody } from '@chancery/kit';
import type { NpcEvent } from '../events/npc.ts';
import type { Types } from '../types.ts';

export const NPC: EventKinds<Types, NpcEvent> = {
  'raid-rolled': { tell: toEverybody },
  'raiders-left': { tell: toEverybody },
};
