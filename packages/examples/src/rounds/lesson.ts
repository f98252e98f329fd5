import { smallLesson } from '../ground/lesson.ts';
import type { Rounds } from './types.ts';

/** Where the pupil lives, and what they take: Ford, Mill. */
const HOME = 4;
const MILL = 5;

/** The first turn of Captain Ash: Mill is taken. */
export const LESSON = smallLesson<Rounds>({
  title: 'Three drumbeats',
  description: 'Take a camp, and leave a guard behind.',
  scenario: 'five-valleys',
  seat: 'Ash',
  seed: 'three drumbeats',
  welcome: {
    title: 'Captain Ash',
    text: ['Your company lies at Ford. Take Mill beside it: two Foot hold it.'],
    rule: 'RD-1.2',
    point: { room: 'map', area: HOME },
  },
  orders: [
    {
      id: 'take',
      title: 'Take Mill',
      text: ['Press “{write}”: three Foot and one Horse go to Mill.', 'They turn back if three of them have fallen.'],
      rule: 'RD-1.5',
      point: { room: 'map', verb: 'TAKE', area: MILL },
      taps: ['{write}'],
      lines: ['ROUND 1 TAKE 3 Foot, 1 Horse FROM Ford TO Mill RETREAT losses>=3'],
      done: (_, drafted) => drafted.some(({ verb, args }) => verb === 'TAKE' && args.to === MILL),
    },
  ],
  run: 'The first orders of all captains are carried out, then the second, then the third.',
  won: { fought: 'battle-fought', won: ({ view }) => view.camps[MILL]?.owner === view.power },
  end: 'After six turns whoever holds the most camps wins.',
});
