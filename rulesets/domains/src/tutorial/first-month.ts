import type { TutorialStep } from '@chancery/core';
import { ordersOf } from '../order.ts';
import type { Types } from '../types.ts';
import { sends } from './deeds.ts';
import { ALDERBURGH, ARMY, RUSHEY, SCOUTS, WILDER_HEATH } from './places.ts';

/** Three rounds: strike, look, guard. */
export const FIRST_MONTH: readonly TutorialStep<Types>[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'The Barony of Alder',
    text: [
      'You rule four provinces in the north-west. East of Alderburgh lies Wilder Heath, which nobody rules.',
      'A month has three rounds, and in each you take one action. All regents order in secret, and each round is carried out for all at once. Your first month is over: you have declared war on the Weavers’ Guild.',
    ],
    rule: 'DOM-1.2',
    point: { room: 'map', area: WILDER_HEATH },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'march',
    turn: 0,
    title: 'Round 1: strike',
    text: [
      'Choose Alderburgh on the map. Press “{all 4}”, then choose Wilder Heath.',
      'Your Scouts have seen two points of natives there. Whoever enters attacks: Archers and Artillerists hit on a roll of 3 or less, Infantry on a 1.',
    ],
    rule: 'DOM-7.23',
    point: { room: 'map', verb: 'MOVE', from: ALDERBURGH, area: WILDER_HEATH },
    taps: ['Alderburgh', '{all 4}', 'Wilder Heath'],
    act: {
      kind: 'order',
      done: (_, drafted) => sends(drafted, 'r1', ARMY, WILDER_HEATH),
      lines: [`R1 MOVE ${ARMY.join(', ')} VIA Wilder Heath`],
    },
  },
  {
    id: 'scout',
    turn: 0,
    title: 'Round 2: look',
    text: [
      `Choose your Scouts, ${SCOUTS}, in the list, then Rushey on the map: they will ride there in round 2.`,
      'Scouts see who stands in every province around them, and how many points they have. Of what kind, they cannot tell. On a phone the list is below the map; draw it up by its bar.',
    ],
    rule: 'DOM-10.1',
    point: { room: 'map', units: [SCOUTS], verb: 'MOVE', area: RUSHEY },
    taps: [SCOUTS, 'Rushey'],
    act: {
      kind: 'order',
      done: (_, drafted) => sends(drafted, 'r2', [SCOUTS], RUSHEY),
      lines: [`R2 MOVE ${SCOUTS} VIA Alderburgh, Rushey`],
    },
  },
  {
    id: 'guard',
    turn: 0,
    title: 'Round 3: guard',
    text: [
      'Open the Court, press “Counterspy”, and send Gunnild the Steward.',
      'Others plot against you as you may against them. For four gold your court listens until the month ends, and foils half of what would succeed.',
    ],
    rule: 'DOM-9.5',
    point: { room: 'headquarters', verb: 'COUNTERSPY' },
    taps: ['Court', 'Counterspy', 'Gunnild the Steward'],
    act: {
      kind: 'order',
      done: (_, drafted) => ordersOf(drafted, 'COUNTERSPY').some(({ section }) => section === 'r3'),
      lines: ['R3 COUNTERSPY BY Gunnild the Steward'],
    },
  },
  {
    id: 'fight',
    turn: 0,
    title: 'The month',
    text: [
      'Press “{run}”: the other regents have written their orders too, and all rounds are carried out.',
      'In a game among people you send your orders in instead, and the month is run at its deadline.',
    ],
    rule: 'DOM-1.3',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
