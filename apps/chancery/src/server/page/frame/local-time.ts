import { type Instant, instantOf, localTimeIn } from '@chancery/core';

/** An instant as a `datetime-local` field needs it, by the clock of a zone. */
export const localField = (at: Instant | null, zone: string): string => {
  if (at === null) return '';
  const { year, month, day, hour, minute } = localTimeIn(zone, at);
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`;
};

/** What was typed there; null for nothing, undefined for what is no time. */
export const fromLocalField = (text: string, zone: string): Instant | null | undefined => {
  if (text === '') return null;
  const [, ...parts] = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)(?::\d\d)?$/.exec(text) ?? [];
  const [year, month, day, hour, minute] = parts.map(Number);
  if (year === undefined || month === undefined || day === undefined || hour === undefined || minute === undefined)
    return undefined;
  try {
    return instantOf(zone, { year, month, day, hour, minute });
  } catch {
    return undefined;
  }
};
