import { seatId, type TutorialSpec } from '@chancery/core';
import { areasOwned, findCompany } from '../rules/find.ts';
import type { Types } from '../types.ts';
import type { CompanyNumber } from '../words.ts';

/** The area number of The Hill, and the companies with which a pupil takes it. */
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
      id: 'map',
      turn: 0,
      title: 'The map',
      text: [
        'Press “Map”.',
        'You rule House Ash, in the west. Every area of your own is a point at the end of a turn.',
      ],
      rule: 'NEW-1.5',
      point: { room: 'map' },
      taps: ['Map'],
      act: { kind: 'enter', room: 'map' },
    },
    {
      id: 'march',
      turn: 0,
      title: 'Both to the hill',
      text: [
        'Press “{write}”: both companies march to The Hill.',
        'On another day, touch a company and then the area to which it shall go.',
      ],
      rule: 'NEW-1.1',
      point: { room: 'map', verb: 'MARCH', area: HILL },
      taps: ['{write}'],
      act: {
        kind: 'order',
        done: (_, drafted) =>
          OWN.every((id) => drafted.some(({ args }) => args.to === HILL && args.companies.includes(id))),
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
      id: 'won',
      turn: 1,
      title: 'The hill is yours',
      text: ['Read the news, then press “{done}”.', 'After six turns the house with the most points wins.'],
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
