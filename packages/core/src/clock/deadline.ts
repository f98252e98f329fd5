import { err, ok, type Result } from '../result.ts';
import { assertWhole, ceilDiv } from '../whole-numbers.ts';
import { checkZone, type Instant, instantOf, isTimeOfDay, localTimeIn, type UnknownZone } from './calendar.ts';
import { addDays, WEEKDAYS, type Weekday, weekdayOf } from './civil-day.ts';

/** When the windows of a campaign close. */
export type DeadlineRule = WeeklyRule | EveryRule;

/** At a fixed local time on some days of the week, following the clock changes of its zone. */
export interface WeeklyRule {
  readonly kind: 'weekly';
  readonly zone: string;
  readonly hour: number;
  readonly minute: number;
  /** A bit for each weekday, 1 for Monday to 64 for Sunday; from 1 to 127. See `weekdayMask`. */
  readonly weekdays: number;
  /** Zones in which its deadlines are shown to everybody, in addition to its own and the reader's. */
  readonly shownIn?: readonly string[] | undefined;
}

/** So many milliseconds after the last one, at least 1. */
export interface EveryRule {
  readonly kind: 'every';
  readonly milliseconds: number;
  /** The first window of a campaign is open for so long instead, at least 1: rulers come to know their game in it. */
  readonly first?: number | undefined;
}

export type DeadlineFault =
  | UnknownZone
  | { readonly code: 'bad-time'; readonly hour: number; readonly minute: number }
  | { readonly code: 'bad-weekdays'; readonly weekdays: number }
  | { readonly code: 'bad-interval'; readonly milliseconds: number };

export const weekdayMask = (...weekdays: readonly Weekday[]): number =>
  weekdays.reduce((mask, weekday) => mask | bitOf(weekday), 0);

/** The rule itself, or all its faults. */
export const checkDeadlineRule = (rule: DeadlineRule): Result<DeadlineRule, readonly DeadlineFault[]> => {
  const faults = rule.kind === 'weekly' ? weeklyFaults(rule) : everyFaults(rule);
  return faults.length === 0 ? ok(rule) : err(faults);
};

/**
 * The first deadline of a checked rule that lies after `after`, and by at least `minimum` milliseconds (0 or more). A
 * local time that the clocks skip on a day falls due when they skip it; one that they show twice, the first time. An
 * interval that is shorter than `minimum` is passed over as often as need be.
 */
export const nextDeadline = (
  rule: DeadlineRule,
  after: Instant,
  { minimum }: { readonly minimum: number },
): Instant => {
  if (assertWhole(minimum, 'minimum') < 0) throw new RangeError(`a minimum of ${minimum} ms`);
  const earliest = assertWhole(after, 'after') + Math.max(minimum, 1);
  return rule.kind === 'weekly' ? nextWeekly(rule, earliest) : nextInterval(rule, after, earliest);
};

/** The same for the first window of a campaign. */
export const firstDeadline: typeof nextDeadline = (rule, after, needed) => {
  if (rule.kind === 'weekly' || rule.first === undefined) return nextDeadline(rule, after, needed);
  return nextDeadline({ kind: 'every', milliseconds: rule.first }, after, needed);
};

/** The zones in which the deadlines of a rule are shown to everybody, its own first; none unless the rule names some. */
export const zonesShown = (rule: DeadlineRule | null): readonly string[] =>
  rule?.kind === 'weekly' && rule.shownIn !== undefined && rule.shownIn.length > 0
    ? [...new Set([rule.zone, ...rule.shownIn])]
    : [];

/** Whether a window takes no more orders: `grace` milliseconds (0 or more) are added to its deadline. */
export const isClosed = (deadline: Instant, now: Instant, grace = 0): boolean => now >= deadline + grace;

const nextInterval = ({ milliseconds }: EveryRule, after: Instant, earliest: Instant): Instant =>
  after + milliseconds * ceilDiv(earliest - after, milliseconds);

const nextWeekly = ({ zone, hour, minute, weekdays }: WeeklyRule, earliest: Instant): Instant => {
  const today = localTimeIn(zone, earliest);
  // From yesterday, whose time may have been skipped over into today, to this day in a week.
  for (let days = -1; days <= 7; days += 1) {
    const day = addDays(today, days);
    if ((weekdays & bitOf(weekdayOf(day))) === 0) continue;
    const deadline = instantOf(zone, { ...day, hour, minute });
    if (deadline >= earliest) return deadline;
  }
  throw new RangeError(`no weekday in the mask ${weekdays}`);
};

const weeklyFaults = ({ zone, hour, minute, weekdays, shownIn = [] }: WeeklyRule): readonly DeadlineFault[] => {
  const faults: DeadlineFault[] = [];
  for (const each of [zone, ...shownIn]) {
    const known = checkZone(each);
    if (!known.ok) faults.push(known.error);
  }
  if (!isTimeOfDay({ hour, minute })) faults.push({ code: 'bad-time', hour, minute });
  if (!Number.isInteger(weekdays) || weekdays < 1 || weekdays > EVERY_DAY)
    faults.push({ code: 'bad-weekdays', weekdays });
  return faults;
};

const everyFaults = ({ milliseconds, first = milliseconds }: EveryRule): readonly DeadlineFault[] =>
  [...new Set([milliseconds, first])]
    .filter((each) => !Number.isSafeInteger(each) || each < 1)
    .map((each) => ({ code: 'bad-interval', milliseconds: each }));

const bitOf = (weekday: Weekday): number => 1 << WEEKDAYS.indexOf(weekday);

const EVERY_DAY = weekdayMask(...WEEKDAYS);
