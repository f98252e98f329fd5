import { language } from './words.ts';

/** An instant (milliseconds UTC) in the reader's zone and language. */
export const dateAndTime = (at: number): string => shown(at, { dateStyle: 'medium', timeStyle: 'short' });

/** An instant that is not far away: with its weekday, and without the year. */
export const soonAt = (at: number): string =>
  shown(at, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

/** The day of an instant in the reader's zone. */
export const day = (at: number): string => shown(at, { dateStyle: 'medium' });

/** An instant as the clocks of some zones show it: `Tue 17:00 Los Angeles`. */
export const inZones = (at: number, zones: readonly string[]): readonly string[] =>
  zones.map((timeZone) => {
    const place = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
    return `${shown(at, { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone })} ${place}`;
  });

/** How long until an instant, or since, in its largest unit: `in 3 hours`, `yesterday`. */
export const fromNow = (at: number, now: number): string => {
  const seconds = (at - now) / 1000;
  const [unit, length] = UNITS.find(([, least]) => Math.abs(seconds) >= least) ?? SECOND;
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.round(seconds / length), unit);
};

export const number = (value: number): string => new Intl.NumberFormat(language).format(value);

/** Names as one phrase: `a, b and c`. */
export const listed = (names: readonly string[]): string => new Intl.ListFormat(language).format(names);

const SECOND = ['second', 1] as const;
const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const shown = (at: number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(at);

/** The reader's own kind of the language: a Briton and an American write dates otherwise. */
const locale = (): string => navigator.languages.find((tag) => tag.startsWith(language)) ?? language;
