import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { ordered } from './deeds.ts';
import { HALYCH } from './places.ts';

/** Summer 1320: read what happened, keep what was taken, and go on alone. */
export const SECOND_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'report',
    turn: 1,
    title: 'What happened',
    text: ['It is summer. Open Messages and read: your march, your battle, and what the others did.'],
    rule: 'MD-16.32',
    point: { room: 'messages' },
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'battle',
    turn: 1,
    title: 'Read a battle',
    text: [
      'Halych is yours. Among the battle reports you find the fight round by round, with every roll of the dice; each line leads to its rule.',
      'England has not returned your offer: that takes a letter, and patience.',
    ],
    rule: 'MD-15.10',
    point: { room: 'messages' },
    act: { kind: 'read' },
  },
  {
    id: 'annex',
    turn: 1,
    title: 'Make it yours',
    text: [
      'You hold Halych, but it pays nothing until it is annexed. Annexing costs its greatest revenue, once, and pays every season after.',
      'In Headquarters choose “Annex a province”: Halych. Or choose Halych on the map and give the order there.',
    ],
    rule: 'MD-15.18',
    point: { room: 'headquarters', verb: 'ANNEX' },
    act: {
      kind: 'order',
      done: ordered(({ verb, args }) => verb === 'ANNEX' && args.province === HALYCH),
      lines: ['ANNEX Halych'],
    },
  },
  {
    id: 'alone',
    turn: 1,
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
    turn: 2,
    title: 'That is the whole game',
    text: [
      'Look at your account: the revenue of Halych is in it. Look, court, order, send in, read what came of it: every turn of every campaign is made of this.',
      'What is left is what no guide can teach: whom to trust.',
    ],
    rule: 'MD-14.27',
    point: { room: 'headquarters' },
    act: { kind: 'read' },
  },
];
