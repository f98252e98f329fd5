import { calendarOf, yearOf } from '../rules/calendar.ts';
import type { Setting } from '../setting.ts';

/** `1449`, `218 BC` (UM-0.2). */
export const yearWords = (setting: Setting, turn: number): string => {
  const year = yearOf(setting, turn);
  return year < 0 ? `${-year} BC` : `${year}`;
};

/** `Spring 1449`, `Summer 218 BC` */
export const seasonWords = (setting: Setting, turn: number): string =>
  `${calendarOf(setting, turn).name} ${yearWords(setting, turn)}`;

/** `Spring 1449 (turn 1)` */
export const turnWords = (setting: Setting, turn: number): string => `${seasonWords(setting, turn)} (turn ${turn})`;
