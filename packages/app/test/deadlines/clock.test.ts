import { type DeadlineRule, instantOf, type LocalTime, localTimeIn, weekdayMask } from '@chancery/core';
import { jsonText } from '@chancery/store';
import { describe, expect, test } from 'vitest';
import {
  firstClock,
  followingClock,
  movedClock,
  openedClock,
  restartedClock,
  stoppedClock,
} from '../../src/campaign/clock/clock.ts';
import { HOUR, NOON } from '../sample/people.ts';

const DAY = 24 * HOUR;

const rowOf = (rule: DeadlineRule | null, more: object = {}) => ({
  deadlineRule: rule === null ? null : jsonText(rule),
  grace: 0,
  minimum: 0,
  deadline: null as number | null,
  heldSince: null as number | null,
  ...more,
});

const daily: DeadlineRule = { kind: 'every', milliseconds: DAY };
const tuesdays = (zone: string): DeadlineRule => ({
  kind: 'weekly',
  zone,
  hour: 20,
  minute: 0,
  weekdays: weekdayMask('tuesday'),
});

const shown = (zone: string, at: number | null): string => {
  const { year, month, day, hour, minute, weekday } = localTimeIn(zone, at as number);
  return `${weekday} ${year}-${month}-${day} ${hour}:${String(minute).padStart(2, '0')}`;
};

describe('calendar cases', () => {
  test.each([
    ['the clocks go forward', 'Europe/London', [2026, 3, 25], 'tuesday 2026-3-31 20:00'],
    ['the clocks go back', 'America/New_York', [2026, 10, 28], 'tuesday 2026-11-3 20:00'],
    ['UTC+14, where it is tomorrow', 'Pacific/Kiritimati', [2026, 3, 4], 'tuesday 2026-3-10 20:00'],
    ['a leap day', 'Europe/London', [2028, 2, 23], 'tuesday 2028-2-29 20:00'],
  ] as const)('%s: the deadline keeps its time of day', (_, zone, [year, month, day], wanted) => {
    const noon: LocalTime = { year, month, day, hour: 12, minute: 0 };
    const { deadline } = openedClock(rowOf(tuesdays(zone)), instantOf(zone, noon));
    expect(shown(zone, deadline)).toBe(wanted);
  });

  test('a year of weekly turns that are each run a little late falls on Tuesday at 20:00, every one', () => {
    const zone = 'Europe/London';
    let row = { ...rowOf(tuesdays(zone)), ...openedClock(rowOf(tuesdays(zone)), NOON) };
    const shownTimes = new Set<string>();
    for (let week = 0; week < 53; week += 1) {
      shownTimes.add(shown(zone, row.deadline).replace(/\d+-\d+-\d+ /, ''));
      row = { ...row, ...followingClock(row, (row.deadline as number) + 90_000) };
    }
    expect([...shownTimes]).toEqual(['tuesday 20:00']);
    expect((row.deadline as number) - NOON).toBeGreaterThan(370 * DAY);
  });
});

describe('the clock of a campaign', () => {
  test('a window with hours of its own counts from the deadline before it, or from now, whatever the rule', () => {
    const row = rowOf(daily, { deadline: NOON, grace: HOUR, minimum: 4 * DAY });
    const window = { hours: 72 };
    expect(followingClock(row, NOON + HOUR, window).deadline).toBe(NOON + 3 * DAY);
    expect(openedClock(row, NOON + 5, window).deadline).toBe(NOON + 5 + 3 * DAY);
    expect(firstClock(rowOf({ ...daily, first: HOUR }), NOON, window).deadline).toBe(NOON + 3 * DAY);
    expect(openedClock(rowOf(null), NOON, window).deadline).toBeNull();
  });

  test('an interval does not drift by the time that closing takes, and starts anew after an outage', () => {
    const row = rowOf(daily, { deadline: NOON, grace: HOUR });
    expect(followingClock(row, NOON + HOUR + 5_000).deadline).toBe(NOON + DAY);
    expect(followingClock(row, NOON + 6 * HOUR).deadline).toBe(NOON + 6 * HOUR + DAY);
  });

  test('the first window may have a time of its own', () => {
    const row = rowOf({ kind: 'every', milliseconds: 2 * DAY, first: 4 * DAY });
    expect(firstClock(row, NOON).deadline).toBe(NOON + 4 * DAY);
    expect(followingClock({ ...row, deadline: NOON + 4 * DAY }, NOON + 4 * DAY).deadline).toBe(NOON + 6 * DAY);
    expect(firstClock(rowOf(daily), NOON).deadline).toBe(NOON + DAY);
  });

  test('nobody has less than the minimum', () => {
    const mondayNoon = instantOf('Europe/London', { year: 2026, month: 3, day: 2, hour: 12, minute: 0 });
    const row = rowOf(tuesdays('Europe/London'), { minimum: 2 * DAY });
    expect(shown('Europe/London', openedClock(row, mondayNoon).deadline)).toBe('tuesday 2026-3-10 20:00');
  });

  test('it is due when those without orders are to be reminded: a day before, or a quarter of a short window', () => {
    expect(movedClock(NOON + 7 * DAY, NOON).dueAt).toBe(NOON + 6 * DAY);
    expect(movedClock(NOON + 4 * HOUR, NOON).dueAt).toBe(NOON + 3 * HOUR);
    expect(movedClock(null, NOON)).toEqual({ deadline: null, dueAt: null, heldSince: null });
  });

  test('what was left when it stopped is given again, however long it stood', () => {
    const stopped = { ...rowOf(daily, { deadline: NOON + 5 * HOUR }) };
    const held = { ...stopped, ...stoppedClock(stopped, NOON) };
    expect(held).toMatchObject({ deadline: NOON + 5 * HOUR, dueAt: null, heldSince: NOON });
    // Stopped twice, it stands since the first time.
    expect(stoppedClock(held, NOON + HOUR).heldSince).toBe(NOON);
    expect(restartedClock(held, NOON + 30 * DAY).deadline).toBe(NOON + 30 * DAY + 5 * HOUR);
  });

  test('a rule of weekdays keeps its time of day when the clock goes on, with no less than was left', () => {
    const zone = 'Europe/London';
    const at = (day: number, hour: number) => instantOf(zone, { year: 2026, month: 3, day, hour, minute: 0 });
    const row = rowOf(tuesdays(zone), { deadline: at(10, 20), heldSince: at(8, 20) });
    expect(shown(zone, restartedClock(row, at(12, 9)).deadline)).toBe('tuesday 2026-3-17 20:00');
    expect(shown(zone, restartedClock(row, at(16, 9)).deadline)).toBe('tuesday 2026-3-24 20:00');
  });

  test('where nothing was left there is a day, or an interval if that is shorter', () => {
    const held = { deadline: NOON, heldSince: NOON + 5 };
    expect(restartedClock(rowOf(daily, held), NOON + DAY).deadline).toBe(NOON + 2 * DAY);
    const hourly: DeadlineRule = { kind: 'every', milliseconds: HOUR };
    expect(restartedClock(rowOf(hourly, held), NOON + DAY).deadline).toBe(NOON + DAY + HOUR);
  });
});
