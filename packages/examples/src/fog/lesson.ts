import { smallLesson } from '../ground/lesson.ts';
import { marchOf } from './rules.ts';
import type { Fog } from './types.ts';

/** Where the pupil lives, and what they take: Harbury, Oldmere. */
const HOME = 3;
const OLDMERE = 4;
const HIGHMOOR = 7;
const COLUMN = 'C1';
const SCOUT = 'S2';

/** The first turn of Gull: a scout looks ahead, and the column takes Oldmere. */
export const LESSON = smallLesson<Fog>({
  title: 'Into the fog',
  description: 'Send a scout ahead, take an area, and read what was seen.',
  scenario: 'misty-island',
  seat: 'Gul',
  seed: 'into the fog',
  welcome: {
    title: 'Lord Gull',
    text: ['You hold Harbury. Somewhere in the fog is Lord Heron. Hold more areas than they do.'],
    rule: 'FG-2.2',
    point: { room: 'map', area: HOME },
  },
  orders: [
    {
      id: 'scout',
      title: 'Look ahead',
      text: [
        'Press “{write}”: your scout S2 shall march by Oldmere to Highmoor.',
        'A scout goes three areas far, and sees what stands beside it.',
      ],
      rule: 'FG-3.1',
      point: { room: 'map', verb: 'MARCH', area: HIGHMOOR },
      taps: ['{write}'],
      lines: ['S2 MARCH Oldmere, Highmoor'],
      done: (_, drafted) => marchOf(drafted, SCOUT)?.args.way.at(-1) === HIGHMOOR,
    },
    {
      id: 'column',
      title: 'Take Oldmere',
      text: ['Press “{write}”: your column C1 shall march to Oldmere.', 'Whoever stands alone in an area takes it.'],
      rule: 'FG-1.4',
      point: { room: 'map', verb: 'MARCH', area: OLDMERE },
      taps: ['{write}'],
      lines: ['C1 MARCH Oldmere'],
      done: (_, drafted) => marchOf(drafted, COLUMN)?.args.way.at(-1) === OLDMERE,
    },
  ],
  run: 'Everybody marches at once. Afterwards your units look around.',
  won: { fought: 'taken', won: ({ view }) => view.owners[OLDMERE] === view.power },
  end: 'After eight turns whoever holds the most areas wins.',
});
