import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type CivilDay, civilDayOf, dayNumber, isCivilDay, weekdayOf } from '../../src/clock/civil-day.ts';

const day = (text: string): CivilDay => {
  const [year, month, dayOfMonth] = text.split('-').map(Number) as [number, number, number];
  return { year, month, day: dayOfMonth };
};
const FIRST = dayNumber(day('0001-01-01'));
const LAST = dayNumber(day('9999-12-31'));

describe('days and their numbers', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2011-10-04', 15_251],
    ['0001-01-01', -719_162],
    ['9999-12-31', 2_932_896],
  ])('%s is day %i', (text, number) => {
    expect(dayNumber(day(text))).toBe(number);
    expect(civilDayOf(number)).toEqual(day(text));
  });

  test('every day has one number: both ways, and as the built-in calendar counts', () => {
    fc.assert(
      fc.property(fc.integer({ min: FIRST, max: LAST }), (number) => {
        const civil = civilDayOf(number);
        expect(dayNumber(civil)).toBe(number);
        const builtIn = new Date(number * 86_400_000);
        expect(civil).toEqual({
          year: builtIn.getUTCFullYear(),
          month: builtIn.getUTCMonth() + 1,
          day: builtIn.getUTCDate(),
        });
      }),
    );
  });

  test('the turns of all years', () => {
    for (let year = 1; year < 9999; year += 1) {
      const newYear = dayNumber({ year: year + 1, month: 1, day: 1 });
      expect(civilDayOf(newYear - 1)).toEqual({ year, month: 12, day: 31 });
      expect(civilDayOf(newYear)).toEqual({ year: year + 1, month: 1, day: 1 });
    }
  });

  test.each(['2011-02-29', '1900-02-29', '2011-04-31', '2011-13-01', '2011-00-10', '2011-01-00', '0000-01-01'])(
    'there is no day %s',
    (text) => {
      expect(isCivilDay(day(text))).toBe(false);
      expect(() => dayNumber(day(text))).toThrow('there is no day');
    },
  );

  test('outside years 1 to 9999 there are none', () => {
    expect(() => civilDayOf(FIRST - 1)).toThrow(RangeError);
    expect(() => civilDayOf(LAST + 1)).toThrow(RangeError);
    expect(() => civilDayOf(0.5)).toThrow(RangeError);
  });
});

describe('addDays', () => {
  test.each([
    ['2012-02-28', 1, '2012-02-29'],
    ['2012-02-29', 1, '2012-03-01'],
    ['2011-02-28', 1, '2011-03-01'],
    ['2000-02-28', 2, '2000-03-01'],
    ['1900-02-28', 1, '1900-03-01'],
    ['2011-12-31', 1, '2012-01-01'],
    ['2012-03-01', -1, '2012-02-29'],
    ['2012-02-29', 366, '2013-03-01'],
    ['2012-02-29', 0, '2012-02-29'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(day(from), days)).toEqual(day(to));
  });
});

describe('weekdayOf', () => {
  test.each([
    ['1970-01-01', 'thursday'],
    ['1969-12-31', 'wednesday'],
    ['2011-10-04', 'tuesday'],
    ['2012-02-29', 'wednesday'],
    ['2024-09-01', 'sunday'],
    ['2024-09-02', 'monday'],
  ])('%s was a %s', (text, weekday) => {
    expect(weekdayOf(day(text))).toBe(weekday);
  });
});
