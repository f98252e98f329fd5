import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY, HOUR, localTimeIn, MINUTE } from '../../src/clock/calendar.ts';
import { WEEKDAYS } from '../../src/clock/civil-day.ts';
import {
  checkDeadlineRule,
  type DeadlineRule,
  firstDeadline,
  isClosed,
  nextDeadline,
  type WeeklyRule,
  weekdayMask,
} from '../../src/clock/deadline.ts';

const at = (text: string): number => Date.parse(text);
const iso = (instant: number): string => new Date(instant).toISOString();
const weekly = (zone: string, time: string, weekdays: number): WeeklyRule => {
  const [hour, minute] = time.split(':').map(Number) as [number, number];
  return { kind: 'weekly', zone, hour, minute, weekdays };
};
const next = (rule: DeadlineRule, after: string, minimum = 0): string =>
  iso(nextDeadline(rule, at(after), { minimum }));

const TUESDAYS = weekly('America/Los_Angeles', '17:00', weekdayMask('tuesday'));
const EVERY_DAY = weekdayMask(...WEEKDAYS);

describe('weekly, four zones', () => {
  const shown = (instant: number): readonly string[] =>
    ['America/Los_Angeles', 'America/New_York', 'Europe/London', 'Australia/Sydney'].map((zone) => {
      const { weekday, hour, minute } = localTimeIn(zone, instant);
      return `${weekday} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    });

  test('MD-18.34 Tuesday 4 October 2011 is 2011-10-05T00:00Z, as the four printed times', () => {
    const deadline = nextDeadline(TUESDAYS, at('2011-09-30T12:00Z'), { minimum: 0 });
    expect(iso(deadline)).toBe('2011-10-05T00:00:00.000Z');
    expect(shown(deadline)).toEqual(['tuesday 17:00', 'tuesday 20:00', 'wednesday 01:00', 'wednesday 11:00']);
  });

  test('MD-18.34 Tuesday 10 January 2012 is 2012-01-11T01:00Z, and Sydney shows 12:00', () => {
    const deadline = nextDeadline(TUESDAYS, at('2012-01-04T12:00Z'), { minimum: 0 });
    expect(iso(deadline)).toBe('2012-01-11T01:00:00.000Z');
    expect(shown(deadline)).toEqual(['tuesday 17:00', 'tuesday 20:00', 'wednesday 01:00', 'wednesday 12:00']);
  });

  test('MD-18.34 the instant follows the clock changes of California, both ways', () => {
    const year = ['2012-02-28T12:00Z'];
    for (let week = 0; week < 38; week += 1) year.push(next(TUESDAYS, year.at(-1) as string));
    const deadlines = year.slice(1).map((instant) => instant.slice(5, 16));
    expect(deadlines.slice(0, 4)).toEqual(['02-29T01:00', '03-07T01:00', '03-14T00:00', '03-21T00:00']);
    expect(deadlines.slice(-4)).toEqual(['10-24T00:00', '10-31T00:00', '11-07T01:00', '11-14T01:00']);
  });
});

describe('firstDeadline', () => {
  const first = (rule: DeadlineRule, minimum = 0): string =>
    iso(firstDeadline(rule, at('2024-07-01T00:00Z'), { minimum }));

  test('the first window of an interval is open as long as the rule says of it, and the others are not', () => {
    const rule: DeadlineRule = { kind: 'every', milliseconds: 2 * DAY, first: 4 * DAY };
    expect(first(rule)).toBe('2024-07-05T00:00:00.000Z');
    expect(first(rule, 5 * DAY)).toBe('2024-07-09T00:00:00.000Z');
    expect(next(rule, '2024-07-05T00:00Z')).toBe('2024-07-07T00:00:00.000Z');
  });

  test('without that it is as long as any', () => {
    expect(first({ kind: 'every', milliseconds: DAY })).toBe('2024-07-02T00:00:00.000Z');
    expect(first(TUESDAYS)).toBe(next(TUESDAYS, '2024-07-01T00:00Z'));
  });

  test.each([0, -1, 1.5, Number.NaN])('it is no interval of %d', (wrong) => {
    const checked = checkDeadlineRule({ kind: 'every', milliseconds: DAY, first: wrong });
    expect(checked).toEqual({ ok: false, error: [{ code: 'bad-interval', milliseconds: wrong }] });
  });
});

describe('nextDeadline', () => {
  test('comes strictly after: at a deadline it is the next one', () => {
    expect(next(TUESDAYS, '2011-10-04T23:59:59.999Z')).toBe('2011-10-05T00:00:00.000Z');
    expect(next(TUESDAYS, '2011-10-05T00:00:00.000Z')).toBe('2011-10-12T00:00:00.000Z');
  });

  test('passes over what comes too soon', () => {
    expect(next(TUESDAYS, '2011-10-03T00:00:00.000Z', 2 * DAY)).toBe('2011-10-05T00:00:00.000Z');
    expect(next(TUESDAYS, '2011-10-03T00:00:00.001Z', 2 * DAY)).toBe('2011-10-12T00:00:00.000Z');
    expect(next(TUESDAYS, '2011-10-03T00:00:00.000Z', 31 * DAY)).toBe('2011-11-09T01:00:00.000Z');
  });

  test('several weekdays take turns', () => {
    const rule = weekly('Europe/London', '20:30', weekdayMask('sunday', 'wednesday'));
    expect(next(rule, '2024-07-01T00:00Z')).toBe('2024-07-03T19:30:00.000Z');
    expect(next(rule, '2024-07-03T19:30Z')).toBe('2024-07-07T19:30:00.000Z');
    expect(next(rule, '2024-07-07T19:30Z')).toBe('2024-07-10T19:30:00.000Z');
  });

  test('a daily time on the leap day and around it', () => {
    const rule = weekly('Europe/London', '12:00', EVERY_DAY);
    expect(next(rule, '2024-02-28T12:00Z')).toBe('2024-02-29T12:00:00.000Z');
    expect(next(rule, '2024-02-29T12:00Z')).toBe('2024-03-01T12:00:00.000Z');
    expect(next(rule, '2023-02-28T12:00Z')).toBe('2023-03-01T12:00:00.000Z');
  });

  test('fourteen hours ahead of UTC the weekday is that of the place', () => {
    const rule = weekly('Pacific/Kiritimati', '00:30', weekdayMask('monday'));
    expect(next(rule, '2024-01-07T00:00Z')).toBe('2024-01-07T10:30:00.000Z');
    expect(next(rule, '2024-01-07T10:30Z')).toBe('2024-01-14T10:30:00.000Z');
  });

  test('a time that the clocks skip falls due when they do, and is not passed over', () => {
    const rule = weekly('Europe/London', '01:30', EVERY_DAY);
    expect(next(rule, '2024-03-30T01:30Z')).toBe('2024-03-31T01:00:00.000Z');
    expect(next(rule, '2024-03-31T01:00Z')).toBe('2024-04-01T00:30:00.000Z');
  });

  test('a time that the clocks show twice is due once', () => {
    const rule = weekly('Europe/London', '01:30', EVERY_DAY);
    expect(next(rule, '2024-10-26T00:30Z')).toBe('2024-10-27T00:30:00.000Z');
    expect(next(rule, '2024-10-27T00:30Z')).toBe('2024-10-28T01:30:00.000Z');
    expect(next(rule, '2024-10-27T01:15Z')).toBe('2024-10-28T01:30:00.000Z');
  });

  test('a day that a zone leaves out falls due as it is left out', () => {
    const rule = weekly('Pacific/Apia', '18:00', weekdayMask('friday'));
    expect(next(rule, '2011-12-28T00:00Z')).toBe('2011-12-30T10:00:00.000Z');
    expect(next(rule, '2011-12-30T09:59:59.999Z')).toBe('2011-12-30T10:00:00.000Z');
    expect(next(rule, '2011-12-30T10:00Z')).toBe('2012-01-06T04:00:00.000Z');
  });

  test('is after, far enough, at the right local time and weekday, and no earlier one would do', () => {
    const zones = fc.constantFrom('UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'Asia/Tokyo', 'Pacific/Niue');
    const after = fc.integer({ min: at('2000-01-01T00:00Z'), max: at('2037-01-01T00:00Z') });
    const masks = fc.integer({ min: 1, max: 127 });
    const minimums = fc.integer({ min: 0, max: 20 * DAY });
    fc.assert(
      fc.property(zones, after, masks, minimums, fc.nat(23), (zone, start, weekdays, minimum, hour) => {
        const rule = { kind: 'weekly', zone, hour, minute: 15, weekdays } as const;
        const deadline = nextDeadline(rule, start, { minimum });
        expect(deadline).toBeGreaterThanOrEqual(start + Math.max(1, minimum));
        expect(localTimeIn(zone, deadline)).toMatchObject({ hour, minute: 15, second: 0 });
        for (let earlier = deadline - DAY; earlier >= start + Math.max(1, minimum); earlier -= DAY) {
          expect(weekdays & weekdayMask(localTimeIn(zone, earlier).weekday)).toBe(0);
        }
        expect(weekdays & weekdayMask(localTimeIn(zone, deadline).weekday)).not.toBe(0);
      }),
    );
  });

  test('an interval counts from the last deadline, as often as the minimum needs', () => {
    const rule = { kind: 'every', milliseconds: 6 * HOUR } as const;
    expect(next(rule, '2024-01-01T00:00Z')).toBe('2024-01-01T06:00:00.000Z');
    expect(next(rule, '2024-01-01T00:00Z', 6 * HOUR)).toBe('2024-01-01T06:00:00.000Z');
    expect(next(rule, '2024-01-01T00:00Z', 6 * HOUR + 1)).toBe('2024-01-01T12:00:00.000Z');
  });

  test('a negative minimum and an empty mask are our own bugs', () => {
    expect(() => nextDeadline(TUESDAYS, 0, { minimum: -1 })).toThrow('a minimum of -1 ms');
    expect(() => nextDeadline({ ...TUESDAYS, weekdays: 0 }, 0, { minimum: 0 })).toThrow('no weekday in the mask 0');
  });
});

describe('isClosed', () => {
  test('closes at the deadline, and with grace so much later', () => {
    const deadline = at('2011-10-05T00:00Z');
    expect(isClosed(deadline, deadline - 1)).toBe(false);
    expect(isClosed(deadline, deadline)).toBe(true);
    expect(isClosed(deadline, deadline + 15 * MINUTE - 1, 15 * MINUTE)).toBe(false);
    expect(isClosed(deadline, deadline + 15 * MINUTE, 15 * MINUTE)).toBe(true);
  });
});

describe('checkDeadlineRule', () => {
  test('weekdays have a bit each, Monday the lowest', () => {
    expect(WEEKDAYS.map((weekday) => weekdayMask(weekday))).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(weekdayMask('monday', 'sunday', 'monday')).toBe(65);
    expect(weekdayMask()).toBe(0);
  });

  test('a good rule is given back', () => {
    expect(checkDeadlineRule(TUESDAYS)).toEqual({ ok: true, value: TUESDAYS });
    const rule = { kind: 'every', milliseconds: 1 } as const;
    expect(checkDeadlineRule(rule)).toEqual({ ok: true, value: rule });
  });

  test('all faults are named', () => {
    expect(checkDeadlineRule(weekly('Mars/Olympus', '24:60', 0))).toEqual({
      ok: false,
      error: [
        { code: 'unknown-zone', zone: 'Mars/Olympus' },
        { code: 'bad-time', hour: 24, minute: 60 },
        { code: 'bad-weekdays', weekdays: 0 },
      ],
    });
  });

  test.each([128, -1, 1.5, Number.NaN])('the mask %d is none', (weekdays) => {
    expect(checkDeadlineRule({ ...TUESDAYS, weekdays })).toEqual({
      ok: false,
      error: [{ code: 'bad-weekdays', weekdays }],
    });
  });

  test.each([0, -5, 0.5, Number.POSITIVE_INFINITY])('every %d milliseconds is no interval', (milliseconds) => {
    expect(checkDeadlineRule({ kind: 'every', milliseconds })).toEqual({
      ok: false,
      error: [{ code: 'bad-interval', milliseconds }],
    });
  });
});
