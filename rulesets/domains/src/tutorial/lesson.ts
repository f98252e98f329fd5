import { seatId, type TutorialSpec } from '@chancery/core';
import { type Order, ordersOf } from '../order.ts';
import type { Types } from '../types.ts';

/** Places of the Vale of Sarn, by number, and units of the Barony of Alder, by name. */
const ALDERBURGH = 2;
const WILDER_HEATH = 3;
const RUSHEY = 7;
const SCOUTS = 'ALD4';
const ARMY: readonly string[] = ['ALD1', 'ALD2', 'ALD3'];

/** Whether a drafted march leads all of these units to a province in a round. */
const sends = (drafted: readonly Order[], round: string, units: readonly string[], to: number): boolean =>
  units.every((name) =>
    ordersOf(drafted, 'MOVE').some(
      ({ section, args }) => section === round && args.via?.at(-1) === to && args.units?.includes(name) === true,
    ),
  );

/** The first months of the Barony of Alder: look, guard, take unruled land by force. */
export const LESSON: TutorialSpec<Types> = {
  title: 'The heath beyond the border',
  description: 'Scout, guard your court, win a fight, and make a province your own.',
  minutes: 10,
  scenario: 'sarn',
  seat: seatId('ALD'),
  seed: 'the heath 2',
  before: [],
  steps: [
    {
      id: 'welcome',
      turn: 0,
      title: 'The Barony of Alder',
      text: [
        'You rule four provinces in the north-west. East of Alderburgh lies Wilder Heath, which nobody rules.',
        'A month has three rounds, and in each you take one action. All regents order in secret, and each round is carried out for all at once.',
      ],
      rule: 'DOM-1.2',
      point: { room: 'map', area: WILDER_HEATH },
      taps: [],
      act: { kind: 'read' },
    },
    {
      id: 'scout',
      turn: 0,
      title: 'Look first',
      text: [
        'Order MOVE in round 1 for your Scouts, ALD4, from Alderburgh to Wilder Heath’s neighbour Rushey.',
        'Scouts see who stands in every province around them, and how many points they have. Of what kind, they cannot tell.',
      ],
      rule: 'DOM-10.1',
      point: { room: 'map', area: ALDERBURGH, units: [SCOUTS], verb: 'MOVE' },
      taps: [],
      act: {
        kind: 'order',
        done: (_, drafted) => sends(drafted, 'r1', [SCOUTS], RUSHEY),
        lines: ['R1 MOVE ALD4 VIA Rushey'],
      },
    },
    {
      id: 'guard',
      turn: 0,
      title: 'Somebody is listening',
      text: [
        'Order COUNTERSPY in round 2, by Gunnild the Steward.',
        'For four gold every plot against you may be foiled until the month ends.',
      ],
      rule: 'DOM-9.5',
      point: { verb: 'COUNTERSPY' },
      taps: [],
      act: {
        kind: 'order',
        done: (_, drafted) => ordersOf(drafted, 'COUNTERSPY').some(({ section }) => section === 'r2'),
        lines: ['R2 COUNTERSPY BY Gunnild the Steward'],
      },
    },
    {
      id: 'march',
      turn: 0,
      title: 'To the heath',
      text: [
        'Order MOVE in round 3 for ALD1, ALD2 and ALD3 from Alderburgh to Wilder Heath.',
        'Two Irregulars of its natives stand there. Whoever enters attacks: Archers hit on a roll of 3 or less, Infantry on a 1.',
      ],
      rule: 'DOM-7.23',
      point: { room: 'map', area: WILDER_HEATH, units: ARMY, verb: 'MOVE' },
      taps: [],
      act: {
        kind: 'order',
        done: (_, drafted) => sends(drafted, 'r3', ARMY, WILDER_HEATH),
        lines: ['R3 MOVE ALD1, ALD2, ALD3 VIA Wilder Heath'],
      },
    },
    {
      id: 'fight',
      turn: 0,
      title: 'The month',
      text: ['Press “{run}”.', 'All rounds are carried out, and your report tells what came of them.'],
      rule: 'DOM-1.3',
      point: {},
      taps: ['{run}'],
      act: { kind: 'turn' },
    },
    {
      id: 'news',
      turn: 1,
      title: 'What happened',
      text: ['Open News.', 'The heath is occupied. If nobody drives you out, it is yours at the end of this month.'],
      rule: 'DOM-13.14',
      point: { room: 'messages' },
      taps: ['News'],
      act: { kind: 'enter', room: 'messages' },
    },
    {
      id: 'hold',
      turn: 1,
      title: 'Hold it',
      text: [
        'Give what orders you like, leave your army where it is, and press “{run}”.',
        'An occupied province becomes yours after one full month.',
      ],
      rule: 'DOM-13.13',
      point: {},
      taps: ['{run}'],
      act: { kind: 'turn' },
    },
    {
      id: 'end',
      turn: 2,
      title: 'A fifth province',
      text: [
        'Wilder Heath is yours. Press “{done}”, and play on from here.',
        'After twelve months the highest score wins, unless somebody is paramount before.',
      ],
      rule: 'DOM-17.9',
      point: { room: 'map', area: WILDER_HEATH },
      taps: [],
      act: { kind: 'read' },
    },
  ],
  firstWin: {
    step: 'fight',
    fought: 'battle-fought',
    won: ({ view }) => {
      const heath = view.provinces[WILDER_HEATH];
      return heath?.ruler === view.domain || heath?.inside?.occupiedBy === view.domain;
    },
  },
};
