import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { type Deed, inPhase, ordered, raised, strikes } from './deeds.ts';
import { CHENTH, SUDRIE, SUDSEXE } from './places.ts';

type Step = TutorialStep<Types>;

const order = (done: Deed, ...lines: readonly string[]): Step['act'] => ({ kind: 'order', done, lines });

/** Turn 2: a kingdom is taken, and the Phase is used to the end. */
export const FIRST_POSTS: readonly Step[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'Welcome, King Eadbert',
    text: [
      'You rule Chenth, in the south-east. Your neighbour Sudsexe has no ruler and one Levy. You have two. Take it.',
      'Kingdoms act one after another. What you post is resolved at once, its dice before your eyes; then you may post again, until you end your Phase. The other players are bots today.',
    ],
    rule: 'HEP-1.5',
    point: { room: 'map', area: SUDSEXE },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'war',
    turn: 0,
    title: 'Declare War',
    text: [
      'Open Court, choose SSX, which is Sudsexe, and press “Declare War”.',
      'Without War no army crosses a border. Here you see every kingdom, who rules it, and how you stand to it.',
    ],
    rule: 'HEP-5.5',
    point: { room: 'headquarters', power: 'SSX', verb: 'DECLARE_WAR' },
    taps: ['Court', 'SSX', 'Declare War'],
    act: order(
      inPhase(ordered(({ verb, args }) => verb === 'DECLARE_WAR' && args.kingdom === 'SSX')),
      'DECLARE WAR SSX',
    ),
  },
  {
    id: 'march',
    turn: 0,
    title: 'March together',
    text: [
      'Open the Map and choose Chenth. Press “{all 2}”, then choose Sudsexe on the map.',
      'Units that arrive together fight together. Where enemies stand they fight at once.',
    ],
    rule: 'HEP-9.1',
    point: { room: 'map', verb: 'MOVE', from: CHENTH, area: SUDSEXE },
    taps: ['Map', 'Chenth', '{all 2}', 'Sudsexe'],
    act: order(inPhase(strikes), 'MOVE ALL LEVIES IN CHE TO SSX'),
  },
  {
    id: 'strike',
    turn: 0,
    title: 'Post',
    text: [
      'Press “{run}”: the War begins, your Levies march, and the dice fall.',
      'In a game among people the button is in your list of orders, and everybody sees the board move.',
    ],
    rule: 'HEP-1.6',
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'news',
    turn: 1,
    title: 'Sudsexe is yours',
    text: ['You have won. Open News.', 'Everything that happened since you last posted is told there, with every die.'],
    rule: 'HEP-6.16',
    point: { room: 'messages' },
    taps: ['News'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'battle',
    turn: 1,
    title: 'Read the battle',
    text: [
      'Find the battle for Sudsexe: one die each for attacker and defender, and what was added to it. Then press “{next}”.',
      'A kingdom without a player is annexed with its Resources as soon as its last Levy is gone and you stand in its land.',
    ],
    rule: 'HEP-10.12',
    point: { room: 'messages' },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'raise',
    turn: 1,
    title: 'Raise a Levy',
    text: [
      'Chenth stands empty. Open Court, press “Raise a Levy or Retinue”, then Levy, then Chenth.',
      'A Levy costs 3 Gold, and 1 each Turn. It can march in your next Phase and defends at once. How many you may have stands in the account above.',
    ],
    rule: 'HEP-8.2',
    point: { room: 'headquarters', verb: 'RAISE' },
    taps: ['Court', 'Raise a Levy or Retinue', 'Levy', 'Chenth'],
    act: order(raised, 'RAISE LEVY CHE'),
  },
  {
    id: 'trade',
    turn: 1,
    title: 'A friend who pays',
    text: [
      'Among the kingdoms choose SUR, which is Sudrie. Press “Propose a treaty”, then “Trade Treaty”.',
      'A kingdom without a player decides with a die: 6 or more accepts. A player answers in their next Phase. Trade pays both sides every Turn.',
    ],
    rule: 'HEP-5.22',
    point: { room: 'headquarters', power: 'SUR', verb: 'PROPOSE', area: SUDRIE },
    taps: ['SUR', 'Propose a treaty', 'Trade Treaty'],
    act: order(
      ordered(({ verb, args }) => verb === 'PROPOSE' && args.kingdom === 'SUR' && args.treaty === 'trade'),
      'PROPOSE TRADE SUR',
    ),
  },
  {
    id: 'end-phase',
    turn: 1,
    title: 'End your Phase',
    text: [
      'You could post again and again. Now press “End your Phase”, among the orders of the realm.',
      'After it the next kingdom is called. Nothing that stands behind it counts, so it is the last action.',
    ],
    rule: 'HEP-1.6',
    point: { room: 'headquarters', verb: 'END' },
    taps: ['End your Phase'],
    act: order(
      ordered(({ verb }) => verb === 'END'),
      'END',
    ),
  },
  {
    id: 'end-post',
    turn: 1,
    title: 'Post',
    text: ['Press “{run}”: your Phase ends, and the bots have theirs.'],
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
