import { required } from '@chancery/kit';
import type { Setting, TurnOfYear } from '../setting.ts';
import type { CalendarFlag } from '../words.ts';

type HasCalendar = Pick<Setting, 'calendar' | 'startYear'>;

/** Its place in its year, from 1 (UM-0.2). */
export const turnOfYear = ({ calendar }: HasCalendar, turn: number): number => ((turn - 1) % calendar.length) + 1;

/** The year of a turn: below zero before Christ (UM-0.2). */
export const yearOf = ({ calendar, startYear }: HasCalendar, turn: number): number =>
  startYear + Math.floor((turn - 1) / calendar.length);

export const calendarOf = (setting: HasCalendar, turn: number): TurnOfYear =>
  required(setting.calendar[turnOfYear(setting, turn) - 1], 'turn of the year', turnOfYear(setting, turn));

/** Whether the calendar allows it in this turn (UM-1.1). */
export const allows = (setting: HasCalendar, turn: number, flag: CalendarFlag): boolean =>
  calendarOf(setting, turn)[flag];

export const isLastOfYear = (setting: HasCalendar, turn: number): boolean =>
  turnOfYear(setting, turn) === setting.calendar.length;
