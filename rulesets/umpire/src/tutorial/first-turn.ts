import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { recruits, storms } from './deeds.ts';
import { BERAND, CORVALE, DUNMERE } from './places.ts';

/** Summer 701: an army storms a city, and the next is raised. */
export const FIRST_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'Corvale',
    text: [
      'You rule three provinces on the plain. East of Asper lies Dunmere, a city that belongs to nobody.',
      'All rulers order in secret, and a turn is carried out for all at once, in twenty steps. In spring you gathered your army at Asper.',
    ],
    rule: 'UM-1.4',
    point: { room: 'map', area: DUNMERE },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'march',
    turn: 0,
    title: 'To Dunmere',
    text: [
      'Choose Berand, press “Move”, take all Foot and all Horse by land, choose Dunmere, and give them “3D”.',
      'Troops march under generals only. 3D is their combat order: risk 3, the most daring, and D, which is what they do when they do not fight. Besiegers of risk 3 assault a city at odds of three to one.',
    ],
    rule: 'UM-11.1',
    point: { room: 'map', units: [`${BERAND}`], verb: 'MOVE', area: DUNMERE },
    taps: [
      'Berand',
      'Move',
      'by land with troops',
      { into: 'Foot', write: '13' },
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
    id: 'raise',
    turn: 0,
    title: 'More foot',
    text: [
      'Open the Council, press “Recruit”, choose Corvale, then “Foot”, and one of them.',
      'The form shows what each province can raise this turn, and no more. A unit costs three revenue points; recruits come after the marches, so they wait where they were raised.',
    ],
    rule: 'UM-16.13',
    point: { room: 'headquarters', verb: 'RECRUIT' },
    taps: ['Council', 'Recruit', 'Corvale', 'Foot', { into: '1', write: '1' }, '{next}'],
    act: {
      kind: 'order',
      done: (_, drafted) => recruits(drafted, CORVALE),
      lines: ['RECRUIT Corvale Foot 1'],
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
