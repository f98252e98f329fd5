import type { Setting } from '../setting.ts';
import { calendarOf, yearOf } from './calendar.ts';

/** `Spring 1449`, `Summer 218 BC`: what a turn is called, as the calendar of the scenario has it (UM-0.2). */
export const seasonOf = (setting: Pick<Setting, 'calendar' | 'startYear'>, turn: number): string => {
  const year = yearOf(setting, turn);
  return `${calendarOf(setting, turn).name} ${year < 0 ? `${-year} BC` : year}`;
};
