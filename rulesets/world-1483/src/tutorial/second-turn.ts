import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { develops, raises } from './deeds.ts';
import { AMBER_NECK, QASIRA } from './places.ts';

/** The second turn: raise, develop, and play on. */
export const SECOND_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'raise',
    turn: 4,
    title: 'New troops',
    text: [
      'In the Court, open “Actions 3 and 8: new units” and press “Build troops”: Qasira, “infantry”, then write 2 and press “{next}”.',
      'Units are bought before the armies march, and placed after the battles, in cities that you held when your turn began.',
    ],
    rule: 'W83-7.30',
    point: { room: 'headquarters', verb: 'BUILD' },
    taps: [
      'Court',
      'Actions 3 and 8: new units',
      'Build troops',
      'Qasira',
      'infantry',
      { into: 'how many', write: '2' },
      '{next}',
    ],
    act: {
      kind: 'order',
      done: (_, drafted) => raises(drafted, QASIRA, 2),
      lines: ['BUILD 2 inf AT Qasira'],
    },
  },
  {
    id: 'develop',
    turn: 4,
    title: 'Something for later',
    text: [
      'Open “Action 2: trade and economy”, press “Develop”, choose Amber Neck, and “once”.',
      'The attempt costs 6, and on a roll of 1 to 5 the land is worth one more for ever. Richer lands cost more.',
    ],
    rule: 'W83-6.15',
    point: { room: 'headquarters', verb: 'DEVELOP' },
    taps: ['Action 2: trade and economy', 'Develop', 'Amber Neck', 'once'],
    act: {
      kind: 'order',
      done: (_, drafted) => develops(drafted, AMBER_NECK),
      lines: ['DEVELOP Amber Neck'],
    },
  },
  {
    id: 'again',
    turn: 4,
    title: 'Your second turn',
    text: [
      'Press “{run}”.',
      'March with your other units too if you like: all of it is undone when you begin the lesson again.',
    ],
    rule: 'W83-1.9',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'end',
    turn: 5,
    title: 'Four lands',
    text: [
      'Press “{done}”, and play on from here.',
      'Nobody ever wins for good: the standing chart ranks nations by their income, and the game goes on as long as its rulers like.',
    ],
    rule: 'W83-20.40',
    point: { room: 'map', area: AMBER_NECK },
    taps: [],
    act: { kind: 'read' },
  },
];
