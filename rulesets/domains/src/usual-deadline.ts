import { type DeadlineRule, weekdayMask } from '@chancery/core';

/** A turn a week (DOM-17.2): the weekend is there to write, and Monday's evening to send. */
export const USUAL_DEADLINE: DeadlineRule = {
  kind: 'weekly',
  zone: 'Europe/London',
  hour: 20,
  minute: 0,
  weekdays: weekdayMask('monday'),
  shownIn: ['America/New_York', 'America/Los_Angeles', 'Australia/Sydney'],
};
