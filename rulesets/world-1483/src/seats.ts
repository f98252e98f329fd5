import { onceFor, type SeatInfo } from '@chancery/core';
import { seatsFor } from '@chancery/kit';
import type { Setting } from './setting.ts';
import { NPC_PHASE } from './words.ts';

/** A seat for each nation of the first four phases, tribes among them (W83-20.1). */
export const seats = onceFor(({ nations }: Setting): readonly SeatInfo[] =>
  seatsFor(nations.filter((nation) => nation !== null && nation.phase !== NPC_PHASE)),
);
