import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { promises } from './deeds.ts';
import { MIDAN } from './places.ts';

/** While others act: read, and promise. */
export const OTHER_PHASES: readonly TutorialStep<Types>[] = [
  {
    id: 'news',
    turn: 1,
    title: 'What happened',
    text: [
      'Open the News: what came of your lines stands first, then battles, then the newsheet.',
      'Amber Neck was stormed, and it is yours. Every die of the battle can be looked up.',
    ],
    rule: 'W83-18.11',
    point: { room: 'messages' },
    taps: ['News'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'promise',
    turn: 1,
    title: 'A promise',
    text: [
      'In the Court, “Action 11: gifts”, “Promise a gift”: Midan, 5, “{next}”, “when one goes to war with another”, Zaruk, Midan.',
      'It is another phase now. Trades, gifts and peace count at any time; other lines wait for your own phase. Midan stands between you and Zaruk, and nobody plays it. If Zaruk declares war on it, your money comes the same instant, and Midan arms itself before the blow. If not, it costs you nothing.',
    ],
    rule: 'W83-14.38',
    point: { room: 'headquarters', verb: 'GIFT_IF' },
    taps: [
      'Court',
      'Action 11: gifts',
      'Promise a gift',
      'Midan',
      { into: 'how much', write: '5' },
      '{next}',
      'when one goes to war with another',
      'Zaruk',
      'Midan',
    ],
    act: {
      kind: 'order',
      done: (_, drafted) => promises(drafted, MIDAN),
      lines: ['GIFT Midan GIVE 5 IF WAR Zaruk ON Midan'],
    },
  },
  {
    id: 'second',
    turn: 1,
    title: 'The second phase',
    text: ['Press “{run}”: Thornwall and Tamsir act.'],
    rule: 'W83-1.11',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'third',
    turn: 2,
    title: 'The third phase',
    text: [
      'Press “{run}”: Karelund and Zaruk act.',
      'The map is public: you see every unit of everybody, and what each city could throw at you. Money and orders are secret.',
    ],
    rule: 'W83-18.1',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'fourth',
    turn: 3,
    title: 'The fourth phase, and the fifth',
    text: [
      'Press “{run}”: Sund and the Wanderers act, and then all nations that nobody plays.',
      'Those save half of their income as long as they are left in peace, and spend all of it in a war.',
    ],
    rule: 'W83-1.2',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
