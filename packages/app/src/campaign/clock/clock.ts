import {
  DAY,
  type DeadlineRule,
  firstDeadline,
  floorDiv,
  HOUR,
  type Instant,
  nextDeadline,
  type Window,
} from '@chancery/core';
import { type CampaignRow, parsed } from '@chancery/store';
import type { Cause } from '../play/cause.ts';

/** What the clock of a campaign depends on. */
export type ClockRow = Pick<CampaignRow, 'deadlineRule' | 'grace' | 'minimum' | 'deadline' | 'heldSince'>;
/** How the clock is set: part of a change of the campaign. */
export type ClockSetting = Pick<CampaignRow, 'deadline' | 'dueAt' | 'heldSince'>;

/** What of a window its clock depends on: the hours for which it is open, if it has some of its own. */
export type Timed = Pick<Window, 'hours'>;

/** The clock of a window that opens now, after one that was closed by hand or early, or was taken back. */
export const openedClock = (row: ClockRow, now: Instant, window: Timed = {}): ClockSetting =>
  movedClock(byRule(row, now, window), now);

/** The clock of the first window of a campaign, for which the rule may give another time than for those after it. */
export const firstClock = (row: ClockRow, now: Instant, window: Timed = {}): ClockSetting =>
  movedClock(byRule(row, now, window, firstDeadline), now);

/**
 * The clock of the window after one that closed by its deadline. It is reckoned from that deadline, so that a campaign
 * does not drift by the time that closing takes; after an outage it is reckoned from now, so that nobody has too little.
 */
export const followingClock = (row: ClockRow, now: Instant, window: Timed = {}): ClockSetting => {
  const closing = closingTime(row);
  if (closing === null || now - closing > mostDelay(ruleOf(row))) return openedClock(row, now, window);
  const deadline = byRule(row, row.deadline as Instant, window);
  return deadline !== null && deadline <= now ? openedClock(row, now, window) : movedClock(deadline, now);
};

/** The clock goes on from one window to the next as it is, held or not: the rules have both played by the same. */
export const keptClock = (row: ClockRow, now: Instant): ClockSetting => {
  if (row.heldSince !== null) return stoppedClock(row, now);
  const moved = movedClock(row.deadline, now);
  return moved.dueAt !== null && moved.dueAt <= now ? { ...moved, dueAt: closingTime(row) } : moved;
};

/** The clock of the window that follows on one that was closed; in live play it may go on as it is. */
export const clockAfter = (
  row: ClockRow,
  now: Instant,
  { goesOn, cause, window }: { readonly goesOn: boolean; readonly cause: Cause; readonly window: Timed },
): ClockSetting => {
  if (goesOn) return keptClock(row, now);
  return cause === 'deadline' ? followingClock(row, now, window) : openedClock(row, now, window);
};

/** A deadline that is set, or none: what was held goes on. Due first when those without orders are to be reminded. */
export const movedClock = (deadline: Instant | null, now: Instant): ClockSetting => ({
  deadline,
  dueAt: deadline === null ? null : deadline - reminderSpan(now, deadline),
  heldSince: null,
});

/** The clock stands still. The deadline is kept, and shows how much time was left. */
export const stoppedClock = (row: ClockRow, now: Instant): ClockSetting => ({
  deadline: row.deadline,
  dueAt: null,
  heldSince: row.heldSince ?? now,
});

/**
 * The clock goes on: at least the time that was left when it stopped is given again. A rule of weekdays keeps its time of
 * day; where nothing was left, there is a day, or an interval if that is shorter.
 */
export const restartedClock = (row: ClockRow, now: Instant): ClockSetting => {
  if (row.deadline === null) return movedClock(null, now);
  const rule = ruleOf(row);
  const left = row.deadline - (row.heldSince ?? now);
  if (left <= 0) return movedClock(now + shortNotice(rule), now);
  return movedClock(rule?.kind === 'weekly' ? nextDeadline(rule, now, { minimum: left }) : now + left, now);
};

/** No clock: the campaign is over, or waits for something else. */
export const NO_CLOCK: ClockSetting = { deadline: null, dueAt: null, heldSince: null };

/** When the window closes: from then on no orders are taken for it. Null when nobody knows yet. */
export const closingTime = ({ deadline, grace }: Pick<ClockRow, 'deadline' | 'grace'>): Instant | null =>
  deadline === null ? null : deadline + grace;

/** How long before the deadline those without orders are reminded: a day, or a quarter of the time that there is. */
const reminderSpan = (from: Instant, deadline: Instant): number =>
  Math.max(0, Math.min(DAY, floorDiv(deadline - from, 4)));

const byRule = (row: ClockRow, after: Instant, { hours }: Timed, deadlineAfter = nextDeadline): Instant | null => {
  const rule = ruleOf(row);
  if (rule === null) return null;
  return hours === undefined ? deadlineAfter(rule, after, { minimum: row.minimum }) : after + hours * HOUR;
};

/** How late a turn may come out and still count as on time. */
const mostDelay = (rule: DeadlineRule | null): number =>
  rule?.kind === 'every' ? Math.min(HOUR, floorDiv(rule.milliseconds, 4)) : HOUR;

const ruleOf = ({ deadlineRule }: ClockRow): DeadlineRule | null =>
  deadlineRule === null ? null : parsed(deadlineRule);

const shortNotice = (rule: DeadlineRule | null): number =>
  rule?.kind === 'every' ? Math.min(DAY, rule.milliseconds) : DAY;
