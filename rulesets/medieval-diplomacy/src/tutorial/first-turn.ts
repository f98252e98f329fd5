import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { all, goes } from './deeds.ts';
import { GUARDS, MINSK, NOBLES, PODOLIA } from './places.ts';

/** Summer 1320: two armies stand beside a weak neighbour, and take it. */
export const FIRST_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'Welcome, Prince of Lithuania',
    text: [
      'The green provinces are yours. Podolia, south of your capital Minsk, belongs to nobody: two conscripts and a spearman guard it. Take it.',
      'A turn is a season. Everybody writes orders in secret; then the turn is run for all at once. The three other crowns are ruled by bots today.',
    ],
    rule: 'MD-14.4',
    point: { room: 'map', area: PODOLIA },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'strike',
    turn: 0,
    title: 'March',
    text: [
      `Choose ${GUARDS} in the list of units, then Podolia on the map: ${GUARDS} will march. The same with ${NOBLES}, then Podolia again.`,
      'Both arrive in the same phase, and fight as one: clearly more men mean fewer rounds and fewer losses. On a phone the list is below the map; draw it up by its bar.',
    ],
    rule: 'MD-14.6',
    point: { room: 'map', units: [GUARDS, NOBLES], verb: 'MARCH', area: PODOLIA },
    taps: [GUARDS, 'Podolia', NOBLES, 'Podolia'],
    act: {
      kind: 'order',
      done: all(goes('boyar_guards', MINSK, PODOLIA), goes('slavic_nobles', MINSK, PODOLIA)),
      lines: [`${GUARDS} MARCH Podolia`, `${NOBLES} MARCH Podolia`],
    },
  },
  {
    id: 'strike-run',
    turn: 0,
    title: 'Run the turn',
    text: [
      'Press “{run}”: the bots give their orders, and everything happens at once.',
      'In a game among people you send your orders in instead, and the turn is run at its deadline.',
    ],
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
