import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarText } from '../../src/channels/feeds/icalendar.ts';

const ENTRY: CalendarEntry = {
  uid: 'c1-7@chancery.example',
  at: Date.UTC(2026, 7, 4, 17, 0),
  madeAt: Date.UTC(2026, 6, 29, 9, 30),
  summary: 'Four Crowns: orders for turn 7',
  description: 'Orders are due.',
  url: 'https://chancery.example/campaigns/c1',
  remindMinutes: 60,
};

/** What a calendar program makes of it: unfolded lines, properties by name. */
const unfolded = (text: string): readonly string[] => text.replaceAll('\r\n ', '').split('\r\n');

describe('a calendar of deadlines', () => {
  test('ends with the deadline, in UTC, under a name that stays, and has an alarm before it', async () => {
    expect(unfolded(await calendarText({ name: 'Chancery', entries: [ENTRY] }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Chancery//Deadlines//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Chancery',
      'X-WR-CALNAME:Chancery',
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:c1-7@chancery.example',
      'SEQUENCE:0',
      'DTSTAMP:20260729T093000Z',
      'DTSTART:20260804T163000Z',
      'DTEND:20260804T170000Z',
      'SUMMARY:Four Crowns: orders for turn 7',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Orders are due.',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'TRIGGER:-PT30M',
      'DESCRIPTION:Four Crowns: orders for turn 7',
      'END:VALARM',
      'URL;VALUE=URI:https://chancery.example/campaigns/c1',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  test('a title can neither break out of its line nor begin a property', async () => {
    const text = await calendarText({ name: 'x', entries: [{ ...ENTRY, summary: 'a;b,c\\d\r\nEND:VCALENDAR\re\tf' }] });
    expect(unfolded(text)).toContain('SUMMARY:a\\;b\\,c\\\\d\\nEND:VCALENDAR\\ne f');
  });

  test('no line is longer than 75 octets, and unfolding gives back what was said', () =>
    fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), async (summary) => {
        const text = await calendarText({ name: 'x', entries: [{ ...ENTRY, summary }] });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const said = unfolded(text).find((line) => line.startsWith('SUMMARY:')) as string;
        const plain = said.slice('SUMMARY:'.length).replaceAll(/\\(.)/g, (_, mark) => (mark === 'n' ? '\n' : mark));
        expect(plain.trim()).toBe(summary.trim());
      }),
    ));
});
