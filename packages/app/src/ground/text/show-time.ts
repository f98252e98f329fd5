import { DAY, HOUR, type Instant, localTimeIn, MINUTE, type Weekday } from '@chancery/core';

/** The languages in which the server says what somebody is told, and why something is not done. */
export const TEXT_LANGUAGES = ['en', 'de'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** A moment as somebody's clocks show it: `Tue 4 Aug 2026, 18:00 (Europe/London)`. */
export const showTime = (at: Instant, zone: string, language: TextLanguage = 'en'): string => {
  const { weekday, day, month, year, hour, minute } = localTimeIn(zone, at);
  const date = DATES[language](weekday, day, month, year);
  return `${date}, ${two(hour)}:${two(minute)} (${zone})`;
};

/** The same moment as the clocks of several zones show it: `Tue 17:00 in Los Angeles and Wed 01:00 in London`. */
export const showZones = (at: Instant, zones: readonly string[], language: TextLanguage = 'en'): string =>
  new Intl.ListFormat(LOCALES[language]).format(
    zones.map((zone) => {
      const { weekday, hour, minute } = localTimeIn(zone, at);
      return `${DAYS[language](weekday)} ${two(hour)}:${two(minute)} in ${placeOf(zone)}`;
    }),
  );

/** The place after which a zone is called. */
const placeOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** A length of time in the largest unit that divides it: `3 days`, `90 minutes`. */
export const showSpan = (milliseconds: number, language: TextLanguage = 'en'): string => {
  const [unit, length] = UNITS.find((each) => milliseconds % each[1] === 0) ?? ['minute', MINUTE];
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(milliseconds / length),
  );
};

const LOCALES = { en: 'en-GB', de: 'de-DE' } as const satisfies { readonly [language in TextLanguage]: string };

const UNITS = [
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
] as const;

const DATES: {
  readonly [language in TextLanguage]: (weekday: Weekday, day: number, month: number, year: number) => string;
} = {
  en: (weekday, day, month, year) => `${DAYS.en(weekday)} ${day} ${MONTHS[month - 1]} ${year}`,
  de: (weekday, day, month, year) => `${DAYS.de(weekday)}, ${day}. ${GERMAN_MONTHS[month - 1]} ${year}`,
};

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const GERMAN_MONTHS = [
  'Jan.',
  'Feb.',
  'März',
  'Apr.',
  'Mai',
  'Juni',
  'Juli',
  'Aug.',
  'Sep.',
  'Okt.',
  'Nov.',
  'Dez.',
] as const;
const GERMAN_WEEKDAYS: { readonly [day in Weekday]: string } = {
  monday: 'Mo',
  tuesday: 'Di',
  wednesday: 'Mi',
  thursday: 'Do',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'So',
};

const DAYS: { readonly [language in TextLanguage]: (weekday: Weekday) => string } = {
  en: (weekday) => `${weekday.charAt(0).toUpperCase()}${weekday.slice(1, 3)}`,
  de: (weekday) => GERMAN_WEEKDAYS[weekday],
};

const two = (number: number): string => String(number).padStart(2, '0');
