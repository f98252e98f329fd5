import { seatId, type TutorialSpec } from '@chancery/core';
import { ordersOf } from '../order.ts';
import { areasOwned, findCompany } from '../rules/find.ts';
import type { Types } from '../types.ts';
import type { CompanyNumber } from '../words.ts';

/** The numbers of Ashby and The Hill, and the companies with which a pupil takes it. */
const HOME = 1;
const HILL = 2;
const OWN: readonly CompanyNumber[] = [1, 2];

/** The first turn of House Ash: both companies take the hill. */
export const LESSON: TutorialSpec<Types> = {
  title: 'The first hill',
  description: 'March, fight for the hill, and read what came of it.',
  minutes: 3,
  scenario: 'the-hill',
  seat: seatId('Ash'),
  /** With these dice the other house is met on the hill, and beaten. */
  seed: 'the first hill 4',
  before: [],
  steps: [
    {
      id: 'welcome',
      turn: 0,
      title: 'House Ash',
      text: [
        'You rule House Ash, in the west. Between you and House Elm lies The Hill. Take it.',
        'Every area of your own is a point at the end of a turn.',
      ],
      rule: 'NEW-1.5',
      point: { room: 'map', area: HILL },
      taps: [],
      act: { kind: 'read' },
    },
    {
      id: 'march',
      turn: 0,
      title: 'Both to the hill',
      text: [
        'Choose Ashby on the map. Press “{all 2}”, then choose The Hill.',
        'Companies that arrive together add their men.',
      ],
      rule: 'NEW-1.1',
      point: { room: 'map', verb: 'MARCH', from: HOME, area: HILL },
      taps: ['Ashby', '{all 2}', 'The Hill'],
      act: {
        kind: 'order',
        done: (_, drafted) =>
          OWN.every((id) =>
            ordersOf(drafted, 'MARCH').some(({ args }) => args.to === HILL && args.companies.includes(id)),
          ),
        lines: ['MARCH 1, 2 TO The Hill'],
      },
    },
    {
      id: 'fight',
      turn: 0,
      title: 'The turn',
      text: ['Press “{run}”.', 'The other house marches at the same time. Whoever meets on the hill fights there.'],
      rule: 'NEW-1.3',
      point: {},
      taps: ['{run}'],
      act: { kind: 'turn' },
    },
    {
      id: 'news',
      turn: 1,
      title: 'The hill is yours',
      text: ['You have won. Open News.', 'There you read what you gained, and every battle with its dice.'],
      rule: 'NEW-3.2',
      point: { room: 'messages' },
      taps: ['News'],
      act: { kind: 'enter', room: 'messages' },
    },
    {
      id: 'end',
      turn: 1,
      title: 'Go on',
      text: ['Press “{done}”, and play on from here.', 'After six turns the house with the most points wins.'],
      rule: 'NEW-2.2',
      point: {},
      taps: [],
      act: { kind: 'read' },
    },
  ],
  firstWin: {
    step: 'fight',
    fought: 'battle-fought',
    won: ({ view }) =>
      areasOwned(view, view.power ?? 0).some(({ number }) => number === HILL) &&
      OWN.every((id) => findCompany(view, id) !== null),
  },
};
