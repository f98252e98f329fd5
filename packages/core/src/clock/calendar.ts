import { err, ok, type Result } from '../result.ts';
import { assertWhole, floorDiv } from '../whole-numbers.ts';
import { type CivilDay, civilDayOf, dayNumber, isCivilDay, type Weekday, weekdayOf } from './civil-day.ts';

/** A moment: whole milliseconds since 1 January 1970, UTC. */
export type Instant = number;

/** A time as clocks in some zone show it: hours 0 to 23, minutes 0 to 59. */
export interface LocalTime extends CivilDay {
  readonly hour: number;
  readonly minute: number;
}

export interface ShownTime extends LocalTime {
  readonly second: number;
  readonly weekday: Weekday;
}

export interface UnknownZone {
  readonly code: 'unknown-zone';
  readonly zone: string;
}

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** `zone` itself if it names a time zone ('Europe/London', 'UTC'); bare offsets such as '+01:00' are none. */
export const checkZone = (zone: string): Result<string, UnknownZone> => {
  const fault = err({ code: 'unknown-zone', zone } as const);
  if (!/^[A-Za-z]/.test(zone)) return fault;
  try {
    clockIn(zone);
    return ok(zone);
  } catch {
    return fault;
  }
};

/**
 * What clocks in `zone` show at an instant. Throws a RangeError if the zone is unknown, the instant is not whole, or
 * it lies outside years 2 to 9998.
 *
 * The rules of the zones are those that this machine knows. They change by law, so a deadline, once set, is kept as an
 * instant.
 */
export const localTimeIn = (zone: string, instant: Instant): ShownTime => {
  const shown = instant + offsetAt(zone, instant);
  const day = civilDayOf(floorDiv(shown, DAY));
  const seconds = floorDiv(shown - dayNumber(day) * DAY, 1000);
  return {
    ...day,
    hour: floorDiv(seconds, 3600),
    minute: floorDiv(seconds, 60) % 60,
    second: seconds % 60,
    weekday: weekdayOf(day),
  };
};

/**
 * The instant when clocks in `zone` show `local`. If they show it twice, because they were put back, the first; if
 * never, because they were put forward over it, the instant when they were. Throws a RangeError if the zone is unknown,
 * there is no such day or time of day, or it lies outside years 3 to 9997.
 */
export const instantOf = (zone: string, local: LocalTime): Instant => {
  if (!isTimeOfDay(local) || !isCivilDay(local)) throw new RangeError(`there is no time ${JSON.stringify(local)}`);
  const shown = dayNumber(local) * DAY + local.hour * HOUR + local.minute * MINUTE;
  // No zone is more than a day from UTC, so the instant lies between these two.
  const before = offsetAt(zone, shown - DAY);
  const after = offsetAt(zone, shown + DAY);
  const early = shown - Math.max(before, after);
  const late = shown - Math.min(before, after);
  if (early + offsetAt(zone, early) === shown) return early;
  if (late + offsetAt(zone, late) === shown) return late;
  return changeBetween(zone, early, late);
};

export const isTimeOfDay = ({ hour, minute }: { readonly hour: number; readonly minute: number }): boolean =>
  Number.isInteger(hour) && hour >= 0 && hour <= 23 && Number.isInteger(minute) && minute >= 0 && minute <= 59;

/** The first instant after `early`, at most `late`, when the offset is another than at `early`: there is one change. */
const changeBetween = (zone: string, early: Instant, late: Instant): Instant => {
  const old = offsetAt(zone, early);
  let unchanged = early;
  let changed = late;
  while (changed - unchanged > 1) {
    const middle = floorDiv(unchanged + changed, 2);
    if (offsetAt(zone, middle) === old) unchanged = middle;
    else changed = middle;
  }
  return changed;
};

/** Milliseconds by which clocks in `zone` are ahead of UTC. */
const offsetAt = (zone: string, instant: Instant): number => {
  if (assertWhole(instant, 'instant') < FIRST || instant >= END)
    throw new RangeError(`instant ${instant} is too far off`);
  const part: { [type in string]?: string } = {};
  for (const { type, value } of clockIn(zone).formatToParts(instant)) part[type] = value;
  const number = (type: Intl.DateTimeFormatPartTypes): number => Number(part[type]);
  const day = dayNumber({ year: number('year'), month: number('month'), day: number('day') });
  const seconds = number('hour') * 3600 + number('minute') * 60 + number('second');
  return day * DAY + seconds * 1000 - floorDiv(instant, 1000) * 1000;
};

const FIRST = dayNumber({ year: 2, month: 1, day: 1 }) * DAY;
const END = dayNumber({ year: 9999, month: 1, day: 1 }) * DAY;

/** Making a formatter is slow and depends on the name alone, so each is made once. */
const CLOCKS = new Map<string, Intl.DateTimeFormat>();

const clockIn = (zone: string): Intl.DateTimeFormat => {
  let clock = CLOCKS.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    CLOCKS.set(zone, clock);
  }
  return clock;
};
