import { type Instant, MINUTE } from '@chancery/core';
import type { ICalEventData } from 'ical-generator';

/** A calendar to which programs subscribe. */
export interface Calendar {
  readonly name: string;
  readonly entries: readonly CalendarEntry[];
}

/** Something that ends at a moment in a calendar. */
export interface CalendarEntry {
  /** The same for ever, so that what is moved is not shown twice: letters, digits, hyphens, full stops, one `@`. */
  readonly uid: string;
  readonly at: Instant;
  readonly madeAt: Instant;
  readonly summary: string;
  readonly description: string;
  readonly url: string;
  /** How long before that a reader is reminded, in minutes, half an hour at least; null for never. */
  readonly remindMinutes: number | null;
}

/** The calendar as text (RFC 5545). The same calendar gives the same bytes. */
export const calendarText = async ({ name, entries }: Calendar): Promise<string> => {
  // A server whose people subscribe to nothing never needs it.
  const library = await import('ical-generator');
  const calendar = library.default({
    name: printable(name),
    prodId: { company: 'Chancery', product: 'Deadlines', language: 'EN' },
    scale: 'GREGORIAN',
    method: library.ICalCalendarMethod.PUBLISH,
    ttl: HOUR,
    events: entries.map((entry) => eventOf(library, entry)),
  });
  return `${calendar}\r\n`;
};

const HOUR = 3600;

/** Of an event, in milliseconds. */
const LENGTH = 30 * MINUTE;

type Library = typeof import('ical-generator');

const eventOf = ({ ICalAlarmType, ICalEventTransparency }: Library, entry: CalendarEntry): ICalEventData => {
  const summary = printable(entry.summary);
  const { remindMinutes } = entry;
  return {
    id: entry.uid,
    stamp: new Date(entry.madeAt),
    // Many programs show nothing of an event without a length, so it stands before the moment with which it ends.
    start: new Date(entry.at - LENGTH),
    end: new Date(entry.at),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary,
    description: printable(entry.description),
    url: new URL(entry.url).href,
    alarms:
      remindMinutes === null
        ? []
        : [
            {
              type: ICalAlarmType.display,
              description: summary,
              triggerBefore: (remindMinutes * MINUTE - LENGTH) / 1000,
            },
          ],
  };
};

/** The library escapes what means something to a calendar, and lets through what no text may hold (RFC 5545, 3.3.11). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const printable = (text: string): string => text.replaceAll(/[\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f]/g, ' ');
