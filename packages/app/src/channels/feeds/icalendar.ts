import type { Instant } from '@chancery/core';

/** A calendar to which programs subscribe. */
export interface Calendar {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
}

/** A moment in a calendar. */
export interface CalendarEntry {
  /** The same for ever, so that what is moved is not shown twice: letters, digits, hyphens, full stops, one `@`. */
  readonly uid: string;
  readonly at: Instant;
  readonly madeAt: Instant;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How long before a reader is reminded, in minutes; null for never. */
  readonly remindMinutes: number | null;
}

/** The calendar as text (RFC 5545). The same calendar gives the same bytes. */
export const calendarText = ({ name, entries }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Chancery//Deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    ...entries.flatMap(entryLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

const entryLines = (entry: CalendarEntry): readonly string[] => [
  'BEGIN:VEVENT',
  `UID:${entry.uid}`,
  `DTSTAMP:${utc(entry.madeAt)}`,
  `DTSTART:${utc(entry.at)}`,
  // No end and no length: a moment that takes no time of the reader's day.
  'TRANSP:TRANSPARENT',
  `SUMMARY:${escaped(entry.summary)}`,
  `DESCRIPTION:${escaped(entry.description)}`,
  `URL:${new URL(entry.url).href}`,
  ...(entry.remindMinutes === null ? [] : alarmLines(entry, entry.remindMinutes)),
  'END:VEVENT',
];

const alarmLines = ({ summary }: CalendarEntry, minutes: number): readonly string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(summary)}`,
  `TRIGGER:-PT${minutes}M`,
  'END:VALARM',
];

/** `20260804T170000Z` */
const utc = (at: Instant): string => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
    .replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

/** Lines of at most 75 octets, broken between characters; what goes on begins with a blank. */
const folded = (line: string): string => {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LONGEST) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
};

const LONGEST = 75;
