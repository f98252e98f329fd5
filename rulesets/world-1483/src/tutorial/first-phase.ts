import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { governs, storms } from './deeds.ts';
import { AMBER_NECK, QASIRA } from './places.ts';

/** An army: fewer would not do against the walls of Amber Neck. */
const ARMY = 6;

/** The first turn: an army storms a city, and what it takes is governed at once. */
export const FIRST_PHASE: readonly TutorialStep<Types>[] = [
  {
    id: 'march',
    turn: 0,
    title: 'To Amber Neck',
    text: [
      'Choose Qasira on the map. Beside “infantry” write 4, so that one stays at home. Then choose Amber Neck.',
      'You rule both sides of the canal. Amber Neck, north of it, belongs to nobody: three infantry hold its small walls. Infantry hits on a 3 when it attacks, cavalry on a 6, and defenders behind those walls on a 7. Your general’s skill of 4 makes four of yours one better.',
      'The fifth infantry stays: an empty city belongs to whoever walks in. For all else that can be said of a march, “March” has a form.',
    ],
    rule: 'W83-10.2',
    point: { room: 'map', from: QASIRA, verb: 'MARCH', area: AMBER_NECK },
    taps: ['Qasira', { into: 'infantry', write: '4' }, 'Amber Neck'],
    act: {
      kind: 'order',
      done: (known, drafted) => storms(known, drafted, { from: QASIRA, to: AMBER_NECK, least: ARMY }),
      lines: ['MARCH 4 inf + 2 cav + 1 gen FROM Qasira TO Amber Neck'],
    },
  },
  {
    id: 'govern',
    turn: 0,
    title: 'A government',
    text: [
      'Open the Court, and in it “Actions 6 and 7: armies”. Press “Incorporate” and “Amber Neck”.',
      'Land that you hold brings nothing before it is incorporated. A land with a city costs four times its value, one without twice. The line is carried out after the battles, so that you can pay in the turn of the conquest; if the battle is lost, it costs nothing.',
    ],
    rule: 'W83-10.40',
    point: { room: 'headquarters', verb: 'INCORPORATE' },
    taps: ['Court', 'Actions 6 and 7: armies', 'Incorporate', 'Amber Neck'],
    act: {
      kind: 'order',
      done: (_, drafted) => governs(drafted, AMBER_NECK),
      lines: ['INCORPORATE Amber Neck'],
    },
  },
  {
    id: 'fight',
    turn: 0,
    title: 'Your phase',
    text: [
      'Press “{run}”: the nations of your phase act, one after another.',
      'A game turn has four phases of a few nations each. In a game among people you send your lines in, and the phase is run at its deadline.',
    ],
    rule: 'W83-1.1',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
