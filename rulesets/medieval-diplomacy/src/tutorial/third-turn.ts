import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';

/** Winter 1320: what came of it, and what wins. */
export const THIRD_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'gathered',
    turn: 2,
    title: 'What came of it',
    text: [
      'Open Messages: your men have gathered in Minsk, Podolia is annexed, and pays from now on.',
      'England has not offered you an alliance in return: that takes a letter, and patience.',
    ],
    rule: 'MD-16.32',
    point: { room: 'messages' },
    taps: ['Messages'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'standings',
    turn: 2,
    title: 'What wins',
    text: [
      'Read as long as you like. Then open Game and look at the standings.',
      'The winner is who controls enough of the world and holds it: alone, or with sworn allies. The rulebook in the same room says how much.',
    ],
    rule: 'MD-18.26',
    point: { room: 'game' },
    taps: ['Game'],
    act: { kind: 'enter', room: 'game' },
  },
  {
    id: 'end',
    turn: 2,
    title: 'That is the whole game',
    text: [
      'Look, court, order, send in, read what came of it: every turn of every campaign is made of this. Press “{done}”.',
      'You can take this lesson again as often as you like. What is left is what no guide can teach: whom to trust.',
    ],
    rule: 'MD-14.27',
    point: {},
    taps: [],
    act: { kind: 'read' },
  },
];
