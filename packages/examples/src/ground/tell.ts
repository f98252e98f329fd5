import { type Hearing, seatId } from '@chancery/core';
import { type Ground, type PowerNumber, powerOn } from './ground.ts';

/** These powers hear it as it is, and nobody else. */
export const toPowers = <E>(ground: Ground, powers: readonly PowerNumber[], event: E): readonly Hearing<E>[] => [
  { to: [...new Set(powers)].map((power) => seatId(powerOn(ground, power).code)), told: event },
];
