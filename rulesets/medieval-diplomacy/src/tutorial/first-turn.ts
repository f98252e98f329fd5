import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { armiesFormed, type Deed, filled, goes, ordered, rankedBehind } from './deeds.ts';
import { GARRISON, GUARDS, HALYCH, KAYSERI, KONYA, RIDERS } from './places.ts';

type Step = TutorialStep<Types>;

const order = (done: Deed, ...lines: readonly string[]): Step['act'] => ({ kind: 'order', done, lines });
const READ = { kind: 'read' } as const;

/** Spring 1320: look around, court a friend, raise and order two armies, and send them against Halych together. */
export const FIRST_TURN: readonly Step[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'Welcome to Konya, Sultan',
    text: [
      'You rule Roum, in the south-west of an island that four crowns share. The other three are ruled by bots today.',
      'Everybody writes orders in secret. Then the turn is run for all at once, and everybody reads what came of it. A turn is a season.',
      'I point at things, wait until you have done them, and say why. You can leave at any time and go on later.',
    ],
    point: {},
    act: READ,
  },
  {
    id: 'headquarters',
    turn: 0,
    title: 'Four rooms',
    text: [
      'Your desk has four rooms: Headquarters for gold and friends, the Map for your units, Messages for what happened, and Game for files and standings.',
      'Open Headquarters.',
    ],
    rule: 'MD-16.32',
    point: { room: 'headquarters' },
    act: { kind: 'enter', room: 'headquarters' },
  },
  {
    id: 'account',
    turn: 0,
    title: 'One figure to watch',
    text: [
      'The expected surplus is what you will have left when this turn is run. It follows every order at once; open a line to see how it is reckoned.',
      'What is below zero cannot be paid, and orders fail. Keep two gold in hand: no figure foresees a lost battle.',
    ],
    rule: 'MD-3.37',
    point: { room: 'headquarters' },
    act: READ,
  },
  {
    id: 'alliance',
    turn: 0,
    title: 'Offer an alliance',
    text: [
      'England lives far enough away to be a friend. Choose England among the relations, then “Offer alliance”.',
      'An alliance is made only when both sides offer it in the same turn. Among people you would write a letter first.',
    ],
    rule: 'MD-15.10',
    point: { room: 'headquarters', power: 'Eng', verb: 'OFFER_ALLIANCE' },
    act: order(
      ordered(({ verb, args }) => verb === 'OFFER_ALLIANCE' && args.realm === 'Eng'),
      'OFFER ALLIANCE Eng',
    ),
  },
  {
    id: 'prey',
    turn: 0,
    title: 'Somewhere to expand',
    text: [
      'Now the Map. Halych, north of Konya, belongs to nobody: two spearmen and an archer guard it. Choose it on the map, or find it by its name, and read what there is.',
      'Whoever expands quickly grows rich: each province pays its revenue every season.',
    ],
    rule: 'MD-14.4',
    point: { room: 'map', area: HALYCH },
    act: READ,
  },
  {
    id: 'recruit',
    turn: 0,
    title: 'Recruit',
    text: [
      'Take the garrison of Konya in hand: choose G13 in the list of units, or its sign on the map. Then “Recruit”: two Muslim Skirmishers.',
      'They are paid now and stand ready next turn, so that Konya is not left empty when your armies march.',
    ],
    rule: 'MD-15.40',
    point: { room: 'map', unit: GARRISON, verb: 'RECRUIT' },
    act: order(
      ordered((given) => given.verb === 'RECRUIT' && given.unit === GARRISON && given.args.count > 0),
      `${GARRISON} RECRUIT 2 muslim_skirmishers`,
    ),
  },
  {
    id: 'form',
    turn: 0,
    title: 'Form an army',
    text: [
      'Garrisons never leave their city; armies do. With G13 in hand choose “Form an army”, and give it the number 1.',
      'It is empty until you fill it, and appears in the list of units as A1.',
    ],
    rule: 'MD-15.21',
    point: { room: 'map', unit: GARRISON, verb: 'FORM_ARMY' },
    act: order(armiesFormed(1), `${GARRISON} FORM ARMY`),
  },
  {
    id: 'fill',
    turn: 0,
    title: 'Fill it',
    text: [
      'With G13 in hand choose “Transfer”: all three Saracen Guards to A1, and then two of the Muslim Skirmishers.',
      'Guards are your best men on foot; skirmishers throw javelins from behind them.',
    ],
    rule: 'MD-15.32',
    point: { room: 'map', unit: GARRISON, verb: 'TRANSFER' },
    act: order(
      filled(['saracen_guards', 3], ['muslim_skirmishers', 2]),
      `${GARRISON} TRANSFER 3 saracen_guards TO ${GUARDS}`,
      `${GARRISON} TRANSFER 2 muslim_skirmishers TO ${GUARDS}`,
    ),
  },
  {
    id: 'rank',
    turn: 0,
    title: 'Who stands in front',
    text: [
      'An army fights in five ranks. Who stands in front takes the blows, so the men with javelins belong behind.',
      'Take A1 in hand, choose “Assign ranks”, and put both skirmishers into the fourth: 0 0 0 2 0.',
    ],
    rule: 'MD-15.29',
    point: { room: 'map', unit: GUARDS, verb: 'RANK' },
    act: order(rankedBehind('saracen_guards', 'muslim_skirmishers', 4), `${GUARDS} RANK muslim_skirmishers 0 0 0 2 0`),
  },
  {
    id: 'riders',
    turn: 0,
    title: 'A second army',
    text: [
      'Form another army with G13, A2, and transfer the two Muslim Mounted Archers and the Arab Lancer to it.',
      'Horsemen have more Move-points than men on foot: they can go round while the others wait.',
    ],
    rule: 'MD-5.1',
    point: { room: 'map', unit: GARRISON, verb: 'TRANSFER' },
    act: order(
      filled(['muslim_mounted_archers', 2], ['arab_lancers', 1]),
      `${GARRISON} FORM ARMY`,
      `${GARRISON} TRANSFER 2 muslim_mounted_archers TO ${RIDERS}`,
      `${GARRISON} TRANSFER 1 arab_lancers TO ${RIDERS}`,
    ),
  },
  {
    id: 'march',
    turn: 0,
    title: 'March',
    text: [
      'Take A2 in hand and choose Kayseri on the map, then Halych: each choice is one march. Or choose “March” from its orders.',
      'The orders of a unit run one after another, one in each phase of the turn: after the first phase A2 is in Kayseri, after the second in Halych.',
    ],
    rule: 'MD-15.34',
    point: { room: 'map', unit: RIDERS, verb: 'MARCH', area: KAYSERI },
    act: order(
      goes('muslim_mounted_archers', KONYA, KAYSERI, HALYCH),
      `${RIDERS} MARCH Kayseri`,
      `${RIDERS} MARCH Halych`,
    ),
  },
  {
    id: 'hold',
    turn: 0,
    title: 'Hold, then strike together',
    text: [
      'If A1 marched at once it would fight alone in the first phase. So it waits: give A1 “Hold”, and then a march to Halych.',
      'Now both come in the second phase, from two sides: fewer rounds, and fewer losses.',
    ],
    rule: 'MD-14.6',
    point: { room: 'map', unit: GUARDS, verb: 'HOLD', area: HALYCH },
    act: order(goes('saracen_guards', KONYA, KONYA, HALYCH), `${GUARDS} HOLD`, `${GUARDS} MARCH Halych`),
  },
  {
    id: 'meet',
    turn: 0,
    title: 'See that they meet',
    text: [
      'The arrows on the map show the way of each army. Headquarters has it as a table: where everybody will be after each phase.',
      'Open Headquarters once more. A1 and A2 should both be in Halych after phase 2, and the surplus above two gold.',
    ],
    rule: 'MD-16.43',
    point: { room: 'headquarters' },
    act: { kind: 'enter', room: 'headquarters' },
  },
  {
    id: 'save',
    turn: 0,
    title: 'Save and submit',
    text: [
      'Your orders are kept on this device as you write them. In the room Game you can also save them to a file, and take them up again elsewhere.',
      'In a game among people you send them in, as often as you like: what was sent last counts when the deadline comes. Open Game.',
    ],
    rule: 'MD-15.4',
    point: { room: 'game' },
    act: { kind: 'enter', room: 'game' },
  },
  {
    id: 'run',
    turn: 0,
    title: 'Let it happen',
    text: [
      'Here nobody needs to wait for anybody. Press “Next turn”: the bots give their orders, and the turn is run.',
    ],
    point: {},
    act: { kind: 'turn' },
  },
];
