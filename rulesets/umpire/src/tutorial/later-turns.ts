import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { improves, recruits, taxes, winters } from './deeds.ts';
import { BERAND, CORVALE, DUNMERE } from './places.ts';

/** Read what came of it; tax and winter; then build. */
export const LATER_TURNS: readonly TutorialStep<Types>[] = [
  {
    id: 'report',
    turn: 1,
    title: 'What happened',
    text: [
      'Open the Reports: what you gained stands first, then battles, then what became of each of your orders.',
      'Dunmere was stormed, and it is yours. How many fell on either side stands under “Battles”; the dice stay closed until the campaign is over.',
    ],
    rule: 'UM-14.12',
    point: { room: 'messages' },
    taps: ['Reports'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'known',
    turn: 1,
    title: 'What you know',
    text: [
      'Open the Map and choose Dunmere. You own it, and have troops and spies there: those are three ways to know who else is there.',
      'You learn of foreign troops only where you have one of these, and the more, the closer the number. “About 4 (3 to 8)” means that it may be any of these. Elsewhere there are only rumours.',
    ],
    rule: 'UM-21.6',
    point: { room: 'map', area: DUNMERE },
    taps: ['Map', 'Dunmere'],
    act: { kind: 'read' },
  },
  {
    id: 'tax',
    turn: 1,
    title: 'Tax',
    text: [
      'Open the Council, press “Tax level”, write 110, and press “{next}”.',
      'Autumn is the turn of taxation: troops are paid in it too. Above 100 a city may decline, a little for each point; the figures beside it show what comes in.',
    ],
    rule: 'UM-5.2',
    point: { room: 'headquarters', verb: 'TAX' },
    taps: ['Council', 'Tax level', { into: '0', write: '110' }, '{next}'],
    act: { kind: 'order', done: (_, drafted) => taxes(drafted, 110), lines: ['TAX 110'] },
  },
  {
    id: 'winter',
    turn: 1,
    title: 'Home for the winter',
    text: [
      'Press “Winter quarters”, choose Berand, then Corvale.',
      'Autumn is the last campaigning turn of the year: each general may go to any own province, however far. The troops stay in Dunmere, and hold it.',
    ],
    rule: 'UM-18.24',
    point: { room: 'headquarters', verb: 'WINTER' },
    taps: ['Winter quarters', 'Berand', 'Corvale'],
    act: {
      kind: 'order',
      done: (_, drafted) => winters(drafted, BERAND, CORVALE),
      lines: ['WINTER Berand Corvale'],
    },
  },
  {
    id: 'autumn',
    turn: 1,
    title: 'The year ends',
    text: ['Press “{run}”.', 'Give other orders too if you like: the calendar above them says what this turn allows.'],
    rule: 'UM-1.1',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'improve',
    turn: 2,
    title: 'Build',
    text: [
      'Open the Council, press “Improve a city”, choose Dunmere; one point is enough, “{next}”.',
      'Winter is the turn of investment. A point of revenue costs two, and pays from next year on.',
    ],
    rule: 'UM-8.3',
    point: { room: 'headquarters', verb: 'IMPROVE' },
    taps: ['Council', 'Improve a city', 'Dunmere', { into: '1', write: '1' }, '{next}'],
    act: {
      kind: 'order',
      done: (_, drafted) => improves(drafted, DUNMERE),
      lines: ['IMPROVE Dunmere BY 1'],
    },
  },
  {
    id: 'raise',
    turn: 2,
    title: 'More foot',
    text: [
      'Press “Recruit”, choose Corvale, then “Foot”; one is enough, “{next}”.',
      'The form shows what each province can raise this turn, and no more. A unit costs three revenue points; recruits come after the marches, so they wait where they were raised.',
    ],
    rule: 'UM-16.13',
    point: { room: 'headquarters', verb: 'RECRUIT' },
    taps: ['Recruit', 'Corvale', 'Foot', { into: '1', write: '1' }, '{next}'],
    act: {
      kind: 'order',
      done: (_, drafted) => recruits(drafted, CORVALE),
      lines: ['RECRUIT Corvale Foot 1'],
    },
  },
  {
    id: 'spring',
    turn: 2,
    title: 'A year is over',
    text: ['Press “{run}” once more: spring comes, and with it the second year.'],
    rule: 'UM-1.1',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'end',
    turn: 3,
    title: 'Your fourth province',
    text: [
      'Press “{done}”, and play on from here.',
      'Whoever holds eight provinces at the end of a turn wins; after twelve turns the highest score does.',
    ],
    rule: 'UM-23.6',
    point: { room: 'map', area: DUNMERE },
    taps: [],
    act: { kind: 'read' },
  },
];
