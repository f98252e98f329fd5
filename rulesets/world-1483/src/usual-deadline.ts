import { type DeadlineRule, weekdayMask } from '@chancery/core';

/** Two phases a week, on Tuesdays and Fridays (W83-1.3). */
export const USUAL_DEADLINE: DeadlineRule = {
  kind: 'weekly',
  zone: 'UTC',
  hour: 20,
  minute: 0,
  weekdays: weekdayMask('tuesday', 'friday'),
  shownIn: ['America/New_York', 'Europe/London', 'Asia/Tokyo'],
};
