import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { storms } from './deeds.ts';
import { BERAND, DUNMERE } from './places.ts';

/** Summer 701: an army storms a city. */
export const FIRST_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'march',
    turn: 0,
    title: 'To Dunmere',
    text: [
      'Choose Berand, press “Move” and “{next}”. Take 10 Foot and 3 Horse, “{next}”. Choose Dunmere, “{next}”, then “3D”.',
      'You rule three provinces on the plain, and in spring you gathered your army at Asper. Dunmere, east of it, belongs to nobody; the spies that you hired there report about 4 Foot (3 to 8).',
      'Troops march under generals only. 3D is their combat order: risk 3, the most daring, and D, which is what they do when they do not fight. Besiegers of risk 3 assault a city at odds of three to one.',
    ],
    rule: 'UM-11.1',
    point: { room: 'map', units: [`${BERAND}`], verb: 'MOVE', area: DUNMERE },
    taps: [
      'Berand',
      'Move',
      '{next}',
      { into: 'Foot', write: '10' },
      { into: 'Horse', write: '3' },
      '{next}',
      'Dunmere',
      '{next}',
      '3D',
    ],
    act: {
      kind: 'order',
      done: (_, drafted) => storms(drafted, BERAND, DUNMERE),
      lines: ['MOVE Berand WITH Foot ALL, Horse ALL TO Dunmere ARMY 3D'],
    },
  },
  {
    id: 'fight',
    turn: 0,
    title: 'The turn',
    text: [
      'Press “{run}”: the other rulers have written their orders too, and all steps are carried out.',
      'In a campaign among people you send your orders in instead, and the turn is run at its deadline.',
    ],
    rule: 'UM-20.7',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
