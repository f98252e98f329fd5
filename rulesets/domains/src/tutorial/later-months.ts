import type { TutorialStep } from '@chancery/core';
import type { GameKnown, Types } from '../types.ts';
import { tells } from './deeds.ts';
import { BAILIFFS, HOBFIELD, WEAVERS, WILDER_HEATH } from './places.ts';

/** The guild of the Weavers at Hobfield. */
const guildOf = ({ view }: GameKnown): number =>
  view.holdings.find(({ province, kind, owner }) => province === HOBFIELD && kind === 'guild' && owner === WEAVERS)
    ?.id ?? 0;

/** Read what came of it, take a guild, and hold both until they are one's own. */
export const LATER_MONTHS: readonly TutorialStep<Types>[] = [
  {
    id: 'news',
    turn: 1,
    title: 'What happened',
    text: [
      'Open the News: what you gained comes first, then the month round by round.',
      'You hold the field of Wilder Heath. The battle stands under “Battles”, die by die.',
    ],
    rule: 'DOM-13.14',
    point: { room: 'messages' },
    taps: ['News'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'foiled',
    turn: 1,
    title: 'Gunnild has listened',
    text: [
      'Look for what Gunnild has done: somebody’s spy came in the last month, and was foiled.',
      'An agent who bungles it in front of a good counterspy is caught, and you learn who sent them. One who would have succeeded is only stopped.',
    ],
    rule: 'DOM-9.9',
    point: { room: 'messages' },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'occupy',
    turn: 1,
    title: 'Into the guild',
    text: [
      `Open the Map and choose ${BAILIFFS}. Press “Task”, then “occupy”, then “Hobfield guild WEA”.`,
      'You are at war with the Weavers, and their guild at Hobfield has neither walls nor guards. It has one level, so one point of troops is enough. A task is no action: it costs no round.',
    ],
    rule: 'DOM-13.3',
    point: { room: 'map', area: HOBFIELD, units: [BAILIFFS], verb: 'TASK' },
    taps: ['Map', BAILIFFS, 'Task', 'occupy', 'Hobfield guild WEA'],
    act: {
      kind: 'order',
      done: (known, drafted) => tells(drafted, BAILIFFS, guildOf(known)),
      lines: [`TASK ${BAILIFFS} OCCUPY Hobfield guild WEA`],
    },
  },
  {
    id: 'hold',
    turn: 1,
    title: 'Hold the heath',
    text: [
      'Leave your army where it is, and press “{run}”.',
      'Whoever occupies a province for a whole month after the one in which they came makes it their own. Give other orders too if you like: three rounds are free.',
    ],
    rule: 'DOM-13.13',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'yours',
    turn: 2,
    title: 'A fifth province',
    text: [
      'Wilder Heath is yours, and your men sit in the guild. Press “{run}” once more: at the end of this month it is yours as well.',
      'From then on it pays you: a lord collects from law and guilds, though not from temples.',
    ],
    rule: 'DOM-13.10',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'end',
    turn: 3,
    title: 'Your guild',
    text: [
      'The guild of Hobfield is yours. Press “{done}”, and play on from here.',
      'After twelve months the highest score wins, unless somebody is paramount before.',
    ],
    rule: 'DOM-17.9',
    point: { room: 'map', area: WILDER_HEATH },
    taps: [],
    act: { kind: 'read' },
  },
];
