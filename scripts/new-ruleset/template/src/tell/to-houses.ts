import { type Hearing, seatId } from '@chancery/core';
import { getPowerInfo } from '../rules/find.ts';
import type { Setting } from '../setting.ts';
import type { PowerNumber } from '../words.ts';

/** These houses hear it as it is, and nobody else. */
export const toHouses = <E>(setting: Setting, powers: readonly PowerNumber[], event: E): readonly Hearing<E>[] => [
  { to: powers.map((power) => seatId(getPowerInfo(setting, power).code)), told: event },
];
