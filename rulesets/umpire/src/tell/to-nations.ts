import { type Hearing, NOBODY, type SeatId, seatId } from '@chancery/core';
import { getNationInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import { INDEPENDENTS, type NationNumber } from '../words.ts';

/** The seats of nations, each once; Independents have none. */
export const seatsOf = (setting: Setting, nations: readonly (NationNumber | null)[]): readonly SeatId[] =>
  [...new Set(nations)]
    .filter((nation) => nation !== null && nation !== INDEPENDENTS)
    .map((nation) => seatId(getNationInfo(setting, nation as NationNumber).code));

/** These nations hear it, and nobody else. */
export const toNations = <E>(
  setting: Setting,
  nations: readonly (NationNumber | null)[],
  told: E,
): readonly Hearing<E>[] => {
  const to = seatsOf(setting, nations);
  return to.length === 0 ? NOBODY : [{ to, told }];
};
