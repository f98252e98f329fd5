import { smallLesson } from '../ground/lesson.ts';
import type { Fairs } from './types.ts';

/** Where the pupil lives: Harbury. */
const HOME = 3;

/** The first half of House Ash: it gathers at home, and offers some of it. */
export const LESSON = smallLesson<Fairs>({
  title: 'The first bargain',
  description: 'Gather goods, and offer some of them to another house.',
  scenario: 'four-houses',
  seat: 'Ash',
  seed: 'the first bargain',
  welcome: {
    title: 'House Ash',
    text: ['You live at Harbury, which yields Salt. You need Wine and Wool as well: full sets win.'],
    rule: 'FA-2.2',
    point: { room: 'map', area: HOME },
  },
  orders: [
    {
      id: 'gather',
      title: 'Gather Salt',
      text: ['Press “{write}”: your house gathers at Harbury.'],
      rule: 'FA-1.2',
      point: { room: 'map', verb: 'GATHER', area: HOME },
      taps: ['{write}'],
      lines: ['GATHER AT Harbury'],
      done: (_, drafted) => drafted.some(({ verb }) => verb === 'GATHER'),
    },
    {
      id: 'offer',
      title: 'Offer some',
      text: [
        'Press “{write}”: you offer House Elm 1 Salt for 1 Wine.',
        'They see it as soon as you send it, and may answer, though the game waits for them later.',
      ],
      rule: 'FA-1.3',
      point: { room: 'map', verb: 'TRADE', area: HOME },
      taps: ['{write}'],
      lines: ['TRADE 1 Salt WITH House Elm FOR 1 Wine'],
      done: (_, drafted) => drafted.some(({ verb }) => verb === 'TRADE'),
    },
  ],
  run: 'What houses have agreed on is done, then those of the first half gather.',
  won: {
    fought: 'gathered',
    won: ({ view }) => (view.stores['Ash']?.Salt ?? 0) > 3,
  },
  end: 'After five turns the house with the most sets of goods wins.',
});
