import { type DeadlineRule, weekdayMask } from '@chancery/core';

/** One turn a week, due at one instant for all: Tuesday at 17:00 as the clocks of California show it (MD-18.6, MD-18.34). */
export const USUAL_DEADLINE: DeadlineRule = {
  kind: 'weekly',
  zone: 'America/Los_Angeles',
  hour: 17,
  minute: 0,
  weekdays: weekdayMask('tuesday'),
  shownIn: ['America/New_York', 'Europe/London', 'Australia/Sydney'],
};
