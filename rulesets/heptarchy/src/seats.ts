import { type SeatInfo, seatId, shieldOf } from '@chancery/core';
import type { Setting } from './setting.ts';

/** A seat for each kingdom, NPC States included, in order of their numbers and named by their codes (HEP-17.1). */
export const seats = ({ areas }: Setting): readonly SeatInfo[] =>
  areas
    .filter((area) => area !== null)
    .map((area) => ({
      seat: seatId(area.code),
      name: area.name,
      description: area.description,
      ...shieldOf(area),
    }));
