import { assertWhole, floorDiv } from '../whole-numbers.ts';

/** A day of the Gregorian calendar, years 1 to 9999, months and days from 1. It belongs to no zone. */
export interface CivilDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** In the order of their bits in a weekday mask: Monday is the lowest. */
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Days since 1 January 1970. Throws a RangeError if there is no such day. */
export const dayNumber = (civil: CivilDay): number => {
  const { year, month, day } = civil;
  if (!isCivilDay(civil)) throw new RangeError(`there is no day ${year}-${month}-${day}`);
  return daysBeforeYear(year) + daysBeforeMonth(year, month) + day - 1 - DAYS_BEFORE_1970;
};

/** The day so many days after 1 January 1970 (before it, if negative). Throws a RangeError outside years 1 to 9999. */
export const civilDayOf = (number: number): CivilDay => {
  const days = assertWhole(number, 'day number') + DAYS_BEFORE_1970;
  if (days < 0 || days >= daysBeforeYear(LAST_YEAR + 1))
    throw new RangeError(`day ${number} lies outside years 1 to 9999`);
  let year = floorDiv(days * 400, DAYS_IN_400_YEARS) + 1; // right, or one too many at a turn of the year
  if (daysBeforeYear(year) > days) year -= 1;
  if (daysBeforeYear(year + 1) <= days) year += 1;
  const dayOfYear = days - daysBeforeYear(year);
  let month = 12;
  while (daysBeforeMonth(year, month) > dayOfYear) month -= 1;
  return { year, month, day: dayOfYear - daysBeforeMonth(year, month) + 1 };
};

export const addDays = (civil: CivilDay, days: number): CivilDay => civilDayOf(dayNumber(civil) + days);

export const weekdayOf = (civil: CivilDay): Weekday => {
  const sinceMonday = dayNumber(civil) + 3; // 1 January 1970 was a Thursday
  return WEEKDAYS[sinceMonday - 7 * floorDiv(sinceMonday, 7)] as Weekday;
};

export const isCivilDay = ({ year, month, day }: CivilDay): boolean =>
  isWithin(year, 1, LAST_YEAR) && isWithin(month, 1, 12) && isWithin(day, 1, daysInMonth(year, month));

const LAST_YEAR = 9999;
const DAYS_IN_400_YEARS = 146_097;
const DAYS_BEFORE_1970 = 719_162;
const DAYS_BEFORE_MONTH = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const;

const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Days from 1 January of year 1 to 1 January of `year`. */
const daysBeforeYear = (year: number): number => {
  const past = year - 1;
  return 365 * past + floorDiv(past, 4) - floorDiv(past, 100) + floorDiv(past, 400);
};

const daysBeforeMonth = (year: number, month: number): number =>
  (DAYS_BEFORE_MONTH[month - 1] as number) + (month > 2 && isLeapYear(year) ? 1 : 0);

const daysInMonth = (year: number, month: number): number =>
  (DAYS_BEFORE_MONTH[month] as number) -
  (DAYS_BEFORE_MONTH[month - 1] as number) +
  (month === 2 && isLeapYear(year) ? 1 : 0);

const isWithin = (value: number, low: number, high: number): boolean =>
  Number.isInteger(value) && value >= low && value <= high;
