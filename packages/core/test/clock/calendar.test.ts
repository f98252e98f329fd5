import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkZone, DAY, HOUR, instantOf, localTimeIn } from '../../src/clock/calendar.ts';

const at = (text: string): number => Date.parse(text);
const local = (text: string) => {
  const [year, month, day, hour, minute] = text.split(/[- :]/).map(Number) as [number, number, number, number, number];
  return { year, month, day, hour, minute };
};
const iso = (instant: number): string => new Date(instant).toISOString();
const ZONES = [
  'UTC',
  'America/Los_Angeles',
  'America/New_York',
  'America/St_Johns',
  'Europe/London',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Australia/Sydney',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'Africa/Casablanca',
];
const zones = fc.constantFrom(...ZONES);
const instants = fc.integer({ min: at('1970-01-01T00:00Z'), max: at('2037-12-31T00:00Z') });

describe('localTimeIn', () => {
  test.each([
    ['America/Los_Angeles', '2011-10-05T00:00:00Z', '2011-10-04 17:00 tuesday'],
    ['Europe/London', '2024-07-01T12:30:00Z', '2024-07-01 13:30 monday'],
    ['Europe/London', '2024-01-01T12:30:00Z', '2024-01-01 12:30 monday'],
    ['Pacific/Kiritimati', '2024-02-28T10:00:00Z', '2024-02-29 00:00 thursday'],
    ['Pacific/Niue', '2024-03-01T10:59:00Z', '2024-02-29 23:59 thursday'],
    ['Asia/Kathmandu', '2024-01-01T00:00:00Z', '2024-01-01 05:45 monday'],
    ['UTC', '1969-12-31T23:59:59Z', '1969-12-31 23:59 wednesday'],
  ])('in %s clocks show at %s: %s', (zone, instant, shown) => {
    const { year, month, day, hour, minute, weekday } = localTimeIn(zone, at(instant));
    const two = (number: number): string => String(number).padStart(2, '0');
    expect(`${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)} ${weekday}`).toBe(shown);
  });

  test('seconds are whole: milliseconds are dropped, also before 1970', () => {
    expect(localTimeIn('UTC', at('2024-01-01T00:00:59.999Z')).second).toBe(59);
    expect(localTimeIn('UTC', -1)).toMatchObject({ year: 1969, hour: 23, minute: 59, second: 59 });
  });

  test('an unknown zone, half an instant and the far future are our own bugs', () => {
    expect(() => localTimeIn('Mars/Olympus', 0)).toThrow(RangeError);
    expect(() => localTimeIn('UTC', 0.5)).toThrow('instant must be a whole number');
    expect(() => localTimeIn('UTC', 8.64e15)).toThrow('too far off');
  });
});

describe('instantOf', () => {
  test.each([
    ['America/Los_Angeles', '2011-10-04 17:00', '2011-10-05T00:00:00.000Z'],
    ['America/Los_Angeles', '2012-01-10 17:00', '2012-01-11T01:00:00.000Z'],
    ['Europe/London', '2024-02-29 12:00', '2024-02-29T12:00:00.000Z'],
    ['Europe/London', '2024-08-29 12:00', '2024-08-29T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2024-01-01 00:00', '2023-12-31T10:00:00.000Z'],
    ['Pacific/Niue', '2024-01-01 00:00', '2024-01-01T11:00:00.000Z'],
    ['Asia/Kathmandu', '2024-01-01 05:45', '2024-01-01T00:00:00.000Z'],
  ])('in %s it is %s at %s', (zone, shown, instant) => {
    expect(iso(instantOf(zone, local(shown)))).toBe(instant);
  });

  test.each([
    // clocks are put forward at        over these, to the first instant after
    ['America/Los_Angeles', '2012-03-11 02:00', '2012-03-11T10:00:00.000Z'],
    ['America/Los_Angeles', '2012-03-11 02:30', '2012-03-11T10:00:00.000Z'],
    ['America/Los_Angeles', '2012-03-11 02:59', '2012-03-11T10:00:00.000Z'],
    ['Europe/London', '2024-03-31 01:30', '2024-03-31T01:00:00.000Z'],
    ['Australia/Lord_Howe', '2024-10-06 02:15', '2024-10-05T15:30:00.000Z'],
    ['Pacific/Apia', '2011-12-30 12:00', '2011-12-30T10:00:00.000Z'],
  ])('in %s %s is skipped, and falls at %s', (zone, shown, instant) => {
    expect(iso(instantOf(zone, local(shown)))).toBe(instant);
  });

  test.each([
    ['America/Los_Angeles', '2012-03-11 01:59', '2012-03-11T09:59:00.000Z'],
    ['America/Los_Angeles', '2012-03-11 03:00', '2012-03-11T10:00:00.000Z'],
    ['America/Los_Angeles', '2012-11-04 00:59', '2012-11-04T07:59:00.000Z'],
    ['America/Los_Angeles', '2012-11-04 02:00', '2012-11-04T10:00:00.000Z'],
  ])('in %s %s, beside a change, is plain: %s', (zone, shown, instant) => {
    expect(iso(instantOf(zone, local(shown)))).toBe(instant);
  });

  test.each([
    ['America/Los_Angeles', '2012-11-04 01:30', '2012-11-04T08:30:00.000Z', HOUR],
    ['America/Los_Angeles', '2012-11-04 01:00', '2012-11-04T08:00:00.000Z', HOUR],
    ['Europe/London', '2024-10-27 01:30', '2024-10-27T00:30:00.000Z', HOUR],
    ['Australia/Lord_Howe', '2024-04-07 01:45', '2024-04-06T14:45:00.000Z', HOUR / 2],
  ])('in %s %s comes twice, and the first time counts: %s', (zone, shown, instant, apart) => {
    const first = instantOf(zone, local(shown));
    expect(iso(first)).toBe(instant);
    expect(localTimeIn(zone, first + apart)).toEqual(localTimeIn(zone, first));
  });

  test('what a clock shows leads back to the instant, or to the first of two', () => {
    fc.assert(
      fc.property(zones, instants, (zone, some) => {
        const minute = some - (some % 60_000);
        const shown = localTimeIn(zone, minute);
        const back = instantOf(zone, shown);
        expect(localTimeIn(zone, back)).toEqual({ ...shown, second: localTimeIn(zone, back).second });
        expect(minute - back === 0 || (minute - back > 0 && minute - back <= 3 * HOUR)).toBe(true);
      }),
    );
  });

  test('later local times never come earlier', () => {
    fc.assert(
      fc.property(zones, instants, fc.integer({ min: 1, max: 4 * 24 * 60 }), (zone, some, minutes) => {
        const start = localTimeIn('UTC', some);
        const later = localTimeIn('UTC', some + minutes * 60_000);
        expect(instantOf(zone, later)).toBeGreaterThanOrEqual(instantOf(zone, start));
        expect(instantOf(zone, later) - instantOf(zone, start)).toBeLessThanOrEqual(minutes * 60_000 + DAY);
      }),
    );
  });

  test.each(['2011-02-29 12:00', '2011-01-01 24:00', '2011-01-01 12:60', '2011-13-01 12:00'])('no time %s', (shown) => {
    expect(() => instantOf('UTC', local(shown))).toThrow('there is no time');
  });
});

describe('checkZone', () => {
  test.each(ZONES)('%s', (zone) => {
    expect(checkZone(zone)).toEqual({ ok: true, value: zone });
  });

  test.each(['', 'Mars/Olympus', '+01:00', '-0800', 'Europe', 'Europe/London '])('not %j', (zone) => {
    expect(checkZone(zone)).toEqual({ ok: false, error: { code: 'unknown-zone', zone } });
  });
});
