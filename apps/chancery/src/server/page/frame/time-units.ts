import { DAY, HOUR, MINUTE } from '@chancery/core';

/** In which a length of time is typed. */
export const UNITS = { minutes: MINUTE, hours: HOUR, days: DAY } as const;
export type Unit = keyof typeof UNITS;

/** The one that was chosen; hours, if what came is none. */
export const unitIn = (text: string): Unit => (Object.hasOwn(UNITS, text) ? (text as Unit) : 'hours');

/** The largest unit in which all of them are whole. */
export const unitOf = (...spans: readonly number[]): Unit =>
  (['days', 'hours'] as const).find((unit) => spans.every((span) => span % UNITS[unit] === 0)) ?? 'minutes';
