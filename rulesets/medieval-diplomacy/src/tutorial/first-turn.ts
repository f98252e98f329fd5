import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { all, type Deed, filled, formed, goes, joins, ordered, rankedBehind } from './deeds.ts';
import { FROM_MAZYR, FROM_ZODZINA, GARRISON, HOST, MAZYR, MINSK, PODOLIA, VOLODYMIR, ZODZINA } from './places.ts';

type Step = TutorialStep<Types>;

const order = (done: Deed, ...lines: readonly string[]): Step['act'] => ({ kind: 'order', done, lines });
const READ = { kind: 'read' } as const;

/** Spring 1320: look around, court a friend, and gather the men of three provinces into one army at the capital. */
export const FIRST_TURN: readonly Step[] = [
  {
    id: 'welcome',
    turn: 0,
    title: 'Welcome to Minsk, Prince',
    text: [
      'You rule Lithuania, in the north-east of an island that four crowns share. The other three are ruled by bots today.',
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
      'Now the Map. Podolia, south of Minsk, belongs to nobody: two conscripts and a spearman guard it. Choose it on the map, or find it by its name, and read what there is.',
      'Whoever expands quickly grows rich: each province pays its revenue every season. But your men stand scattered, so gather them first.',
    ],
    rule: 'MD-14.4',
    point: { room: 'map', area: PODOLIA },
    act: READ,
  },
  {
    id: 'recruit',
    turn: 0,
    title: 'Recruit',
    text: [
      'Take the garrison of Minsk in hand: choose G5 in the list of units, or its sign on the map. Then “Recruit”: two Light Spearmen.',
      'They are paid now and stand ready next turn. How many a city can raise in a turn is limited; the form offers no more.',
    ],
    rule: 'MD-15.40',
    point: { room: 'map', unit: GARRISON.minsk, verb: 'RECRUIT' },
    act: order(
      ordered((given) => given.verb === 'RECRUIT' && given.unit === GARRISON.minsk && given.args.count > 0),
      `${GARRISON.minsk} RECRUIT 2 light_spearmen`,
    ),
  },
  {
    id: 'form',
    turn: 0,
    title: 'Form an army',
    text: [
      'Garrisons never leave their place; armies do. Take the garrison of Zodzina, G7, in hand and choose “Form an army”, with the number 1.',
      'It is empty until you fill it, and appears in the list of units as A1.',
    ],
    rule: 'MD-15.21',
    point: { room: 'map', unit: GARRISON.zodzina, verb: 'FORM_ARMY' },
    act: order(formed(ZODZINA), `${GARRISON.zodzina} FORM ARMY`),
  },
  {
    id: 'fill',
    turn: 0,
    title: 'Fill it',
    text: [
      'With G7 in hand choose “Transfer”: all three Light Spearmen, as troops, to A1.',
      'The horseman stays, so that Zodzina is not left empty.',
    ],
    rule: 'MD-15.32',
    point: { room: 'map', unit: GARRISON.zodzina, verb: 'TRANSFER' },
    act: order(
      filled(ZODZINA, ['light_spearmen', 3]),
      `${GARRISON.zodzina} TRANSFER 3 light_spearmen TO ${FROM_ZODZINA}`,
    ),
  },
  {
    id: 'second',
    turn: 0,
    title: 'A second army',
    text: ['The same in Mazyr: with G8 in hand form an army, A2, and transfer the two Light Spearmen to it.'],
    rule: 'MD-15.21',
    point: { room: 'map', unit: GARRISON.mazyr, verb: 'FORM_ARMY' },
    act: order(
      filled(MAZYR, ['light_spearmen', 2]),
      `${GARRISON.mazyr} FORM ARMY`,
      `${GARRISON.mazyr} TRANSFER 2 light_spearmen TO ${FROM_MAZYR}`,
    ),
  },
  {
    id: 'archers',
    turn: 0,
    title: 'And a third',
    text: [
      'Volodymir lies between both and Minsk, and has archers. With G6 in hand form an army, A3, and transfer three Archers to it. One stays.',
    ],
    rule: 'MD-15.32',
    point: { room: 'map', unit: GARRISON.volodymir, verb: 'FORM_ARMY' },
    act: order(
      filled(VOLODYMIR, ['archers', 3]),
      `${GARRISON.volodymir} FORM ARMY`,
      `${GARRISON.volodymir} TRANSFER 3 archers TO ${HOST}`,
    ),
  },
  {
    id: 'rank',
    turn: 0,
    title: 'Who stands in front',
    text: [
      'An army fights in five ranks. Who stands in front takes the blows, so archers belong behind the spearmen who are to join them.',
      'Take A3 in hand, choose “Assign ranks”, and put all three archers into the fourth: 0 0 0 3 0.',
    ],
    rule: 'MD-15.29',
    point: { room: 'map', unit: HOST, verb: 'RANK' },
    act: order(rankedBehind(VOLODYMIR, 'archers', 4), `${HOST} RANK archers 0 0 0 3 0`),
  },
  {
    id: 'march',
    turn: 0,
    title: 'March',
    text: [
      'Take A1 in hand and choose Volodymir on the map: that is one march. Then the same with A2. Or choose “March” from their orders.',
      'The orders of a unit run one after another, one in each phase of the turn: after the first phase both will be in Volodymir.',
    ],
    rule: 'MD-15.34',
    point: { room: 'map', unit: FROM_ZODZINA, verb: 'MARCH', area: VOLODYMIR },
    act: order(
      all(goes('light_spearmen', ZODZINA, VOLODYMIR), goes('light_spearmen', MAZYR, VOLODYMIR)),
      `${FROM_ZODZINA} MARCH Volodymir`,
      `${FROM_MAZYR} MARCH Volodymir`,
    ),
  },
  {
    id: 'hold',
    turn: 0,
    title: 'Hold, then go on together',
    text: [
      'If A3 marched at once the others would come too late. So it waits a phase: give A3 “Hold”, and then a march to Minsk.',
    ],
    rule: 'MD-15.33',
    point: { room: 'map', unit: HOST, verb: 'HOLD', area: MINSK },
    act: order(goes('archers', VOLODYMIR, VOLODYMIR, MINSK), `${HOST} HOLD`, `${HOST} MARCH Minsk`),
  },
  {
    id: 'merge',
    turn: 0,
    title: 'Make one army of three',
    text: [
      'When A1 and A2 have come, they hand all their men to A3: with A1 in hand choose “Transfer”, everything, to A3. Then the same with A2.',
      'Used Move-points go with the men. Each has marched one border, so the whole army can still march one more.',
    ],
    rule: 'MD-7.20',
    point: { room: 'map', unit: FROM_ZODZINA, verb: 'TRANSFER' },
    act: order(
      all(joins(ZODZINA, VOLODYMIR), joins(MAZYR, VOLODYMIR)),
      `${FROM_ZODZINA} TRANSFER ALL TO ${HOST}`,
      `${FROM_MAZYR} TRANSFER ALL TO ${HOST}`,
    ),
  },
  {
    id: 'meet',
    turn: 0,
    title: 'See that they meet',
    text: [
      'The arrows on the map show the way of each army. Headquarters has it as a table: where everybody will be after each phase.',
      'Open Headquarters once more. All three should be in Volodymir after phase 1, A3 in Minsk after phase 2, and the surplus above two gold.',
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
