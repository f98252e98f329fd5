import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { all, filled, goes, ordered } from './deeds.ts';
import { GARRISON, HOST, MINSK, NOBLES, PODOLIA } from './places.ts';

/** Summer 1320: read what happened, strike with two armies at once, and speak to the world. */
export const SECOND_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'report',
    turn: 1,
    title: 'What happened',
    text: [
      'It is summer. Open Messages and read: how your men gathered, and what the others did.',
      'England has not returned your offer: that takes a letter, and patience.',
    ],
    rule: 'MD-16.32',
    point: { room: 'messages' },
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'nobles',
    turn: 1,
    title: 'Riders beside them',
    text: [
      'Five spearmen and three archers stand in Minsk as A3. Give them company: with G5 in hand form an army, and transfer both Slavic Nobles to it.',
    ],
    rule: 'MD-15.21',
    point: { room: 'map', unit: GARRISON.minsk, verb: 'FORM_ARMY' },
    act: {
      kind: 'order',
      done: filled(MINSK, ['slavic_nobles', 2]),
      lines: [`${GARRISON.minsk} FORM ARMY`, `${GARRISON.minsk} TRANSFER 2 slavic_nobles TO ${NOBLES}`],
    },
  },
  {
    id: 'strike',
    turn: 1,
    title: 'Strike together',
    text: [
      'Take each of both armies in hand and choose Podolia: both march in the first phase, and fight as one.',
      'Bring clearly more than the enemy has, and in the same phase: fewer rounds, and fewer losses. The place report tells the odds.',
    ],
    rule: 'MD-14.6',
    point: { room: 'map', unit: HOST, verb: 'MARCH', area: PODOLIA },
    act: {
      kind: 'order',
      done: all(goes('archers', MINSK, PODOLIA), goes('slavic_nobles', MINSK, PODOLIA)),
      lines: [`${HOST} MARCH Podolia`, `${NOBLES} MARCH Podolia`],
    },
  },
  {
    id: 'proclaim',
    turn: 1,
    title: 'Speak to the world',
    text: [
      'A proclamation is read by everybody, and one in the spirit of its time pleases your people: it brings gold.',
      'In Headquarters choose “Publish a proclamation”, and write a few words of your own.',
    ],
    rule: 'MD-15.20',
    point: { room: 'headquarters', verb: 'PROCLAIM' },
    act: {
      kind: 'order',
      done: ordered(({ verb }) => verb === 'PROCLAIM'),
      lines: ['PROCLAIM The roads of Podolia shall be safe for all who trade there.'],
    },
  },
  {
    id: 'summer',
    turn: 1,
    title: 'Next season',
    text: ['Press “Next turn”.'],
    point: {},
    act: { kind: 'turn' },
  },
];
