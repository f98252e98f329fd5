import { addDays, type Instant, instantOf, localTimeIn } from '@chancery/core';

/** Hours in which somebody does not want to be disturbed. */
export interface QuietHours {
  readonly zone: string;
  /** Minutes after their midnight, 0 to 1439. From late to early they reach over midnight; equal ones are none. */
  readonly from: number;
  readonly until: number;
}

/** The first instant from `at` on that is not quiet: `at` itself, or when the quiet hours end that are under way. */
export const afterQuiet = ({ zone, from, until }: QuietHours, at: Instant): Instant => {
  const local = localTimeIn(zone, at);
  const minute = local.hour * 60 + local.minute;
  const overnight = from > until;
  const quiet = overnight ? minute >= from || minute < until : minute >= from && minute < until;
  if (!quiet) return at;
  const day = overnight && minute >= from ? addDays(local, 1) : local;
  const end = instantOf(zone, {
    year: day.year,
    month: day.month,
    day: day.day,
    hour: Math.floor(until / 60),
    minute: until % 60,
  });
  // Where clocks are put back, the end as they first show it may lie behind us.
  return Math.max(end, at);
};
