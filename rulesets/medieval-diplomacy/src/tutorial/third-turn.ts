import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { ordered } from './deeds.ts';
import { PODOLIA } from './places.ts';

/** Autumn 1320: read the battle, keep what was taken, and go on alone. */
export const THIRD_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'battle',
    turn: 2,
    title: 'Read a battle',
    text: [
      'Podolia is yours. Open Messages: among the battle reports you find the fight round by round, with every roll of the dice. Each line leads to its rule.',
    ],
    rule: 'MD-16.24',
    point: { room: 'messages' },
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'annex',
    turn: 2,
    title: 'Make it yours',
    text: [
      'You hold Podolia, but it pays nothing until it is annexed. Annexing costs its greatest revenue, once, and pays every season after. What you cannot keep you would pillage instead.',
      'In Headquarters choose “Annex a province”: Podolia. Or choose Podolia on the map and give the order there.',
    ],
    rule: 'MD-15.18',
    point: { room: 'headquarters', verb: 'ANNEX' },
    act: {
      kind: 'order',
      done: ordered(({ verb, args }) => verb === 'ANNEX' && args.province === PODOLIA),
      lines: ['ANNEX Podolia'],
    },
  },
  {
    id: 'alone',
    turn: 2,
    title: 'Now you',
    text: [
      'Give whatever other orders you like: nothing can be broken here. The room that you are in has advice of old hands.',
      'Then press “Next turn” once more.',
    ],
    point: {},
    act: { kind: 'turn' },
  },
  {
    id: 'end',
    turn: 3,
    title: 'That is the whole game',
    text: [
      'Look at your account: the revenue of Podolia is in it. Look, court, order, send in, read what came of it: every turn of every campaign is made of this.',
      'You can take this lesson again as often as you like. What is left is what no guide can teach: whom to trust.',
    ],
    rule: 'MD-14.27',
    point: { room: 'headquarters' },
    act: { kind: 'read' },
  },
];
