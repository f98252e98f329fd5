import { DAY, type Instant, instantOf, localTimeIn } from '@chancery/core';

/** Seven o'clock by the clocks of a zone, the next time that it comes. */
export const nextMorning = (zone: string, now: Instant): Instant => {
  const at = (day: Instant): Instant => {
    const { year, month, day: date } = localTimeIn(zone, day);
    return instantOf(zone, { year, month, day: date, hour: MORNING, minute: 0 });
  };
  const today = at(now);
  return today > now ? today : at(now + DAY);
};

const MORNING = 7;
