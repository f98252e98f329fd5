import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { all, type Deed, filled, formed, goes, holds, joins, ordered, rankedBehind } from './deeds.ts';
import { FROM_MAZYR, FROM_ZODZINA, GARRISON, HOST, MAZYR, MINSK, PODOLIA, VOLODYMIR, ZODZINA } from './places.ts';

type Step = TutorialStep<Types>;

const order = (done: Deed, ...lines: readonly string[]): Step['act'] => ({ kind: 'order', done, lines });

/** Autumn 1320: read the battle, keep what was won, and gather the men of three provinces into one army at the capital. */
export const SECOND_TURN: readonly Step[] = [
  {
    id: 'battle',
    turn: 1,
    title: 'Podolia is yours',
    text: ['You have won. Open Messages.', 'Everything that happened to you in the last turn is told there.'],
    rule: 'MD-16.32',
    point: { room: 'messages' },
    taps: ['Messages'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'report',
    turn: 1,
    title: 'Read what happened',
    text: [
      'First stands what you gained, then your battle, then what you can do and what threatens. Look around, then press “{next}”.',
      'The Golden Horde came for Podolia too, but you hold it. The fight stands among the papers, round by round, with every roll of the dice. Each line leads to the rule behind it.',
    ],
    rule: 'MD-16.24',
    point: { room: 'messages' },
    taps: [],
    act: { kind: 'read' },
  },
  {
    id: 'annex',
    turn: 1,
    title: 'Keep it, and be paid',
    text: [
      'Podolia pays only once it is annexed. Open Headquarters, press “Annex a province”, and choose Podolia.',
      'Headquarters is about gold: the expected surplus is what you will have left when this turn is run, and it follows every order at once. What is below zero cannot be paid. What you cannot keep you would pillage instead.',
    ],
    rule: 'MD-15.18',
    point: { room: 'headquarters', verb: 'ANNEX' },
    taps: ['Headquarters', 'Annex a province', 'Podolia'],
    act: order(
      ordered(({ verb, args }) => verb === 'ANNEX' && args.province === PODOLIA),
      'ANNEX Podolia',
    ),
  },
  {
    id: 'alliance',
    turn: 1,
    title: 'War or friendship',
    text: [
      'Among the relations choose Eng, which is England. Here you would declare war. Press “Offer alliance” instead.',
      'An alliance is made when both sides offer it in the same turn. Among people you would write a letter first.',
    ],
    rule: 'MD-15.10',
    point: { room: 'headquarters', power: 'Eng', verb: 'OFFER_ALLIANCE' },
    taps: ['Eng', 'Offer alliance'],
    act: order(
      ordered(({ verb, args }) => verb === 'OFFER_ALLIANCE' && args.realm === 'Eng'),
      'OFFER ALLIANCE Eng',
    ),
  },
  {
    id: 'recruit',
    turn: 1,
    title: 'Recruit',
    text: [
      `Open the Map and choose ${GARRISON.minsk}, the garrison of Minsk. Press “Recruit”, then Light Spearmen, then “{next}”: one is enough.`,
      'They are paid now and stand ready next turn. How many a city can raise is limited; the form offers no more.',
    ],
    rule: 'MD-15.40',
    point: { room: 'map', units: [GARRISON.minsk], verb: 'RECRUIT' },
    taps: ['Map', GARRISON.minsk, 'Recruit', 'Light Spearmen', '{next}'],
    act: order(
      ordered((given) => given.verb === 'RECRUIT' && given.unit === GARRISON.minsk && given.args.count > 0),
      `${GARRISON.minsk} RECRUIT 1 light_spearmen`,
    ),
  },
  {
    id: 'form',
    turn: 1,
    title: 'An army of your own',
    text: [
      `Garrisons never leave; armies do. Choose ${GARRISON.zodzina}, press “All soldiers march out as ${FROM_ZODZINA}”, then choose Volodymir on the map.`,
      'That button forms an army and fills it: two orders, which you could also give one by one.',
    ],
    rule: 'MD-15.21',
    point: { room: 'map', units: [GARRISON.zodzina, FROM_ZODZINA], verb: 'MARCH', area: VOLODYMIR },
    taps: [GARRISON.zodzina, `All soldiers march out as ${FROM_ZODZINA}`, 'Volodymir'],
    act: order(
      all(formed(ZODZINA), filled(ZODZINA, ['light_spearmen', 3]), goes('light_spearmen', ZODZINA, VOLODYMIR)),
      `${GARRISON.zodzina} FORM ARMY`,
      `${GARRISON.zodzina} TRANSFER ALL TO ${FROM_ZODZINA}`,
      `${FROM_ZODZINA} MARCH Volodymir`,
    ),
  },
  {
    id: 'second',
    turn: 1,
    title: 'Let me do one',
    text: [
      `The spearmen of Mazyr shall go to Volodymir too, as ${FROM_MAZYR}. Press “{write}”, and look at the orders if you like.`,
      'Orders can be written as text as well: by mail, or in the list of orders. The conscripts stay, so that Mazyr is not left empty.',
    ],
    rule: 'MD-15.32',
    point: { room: 'map', units: [GARRISON.mazyr], area: MAZYR },
    taps: ['{write}'],
    act: order(
      all(filled(MAZYR, ['light_spearmen', 2]), goes('light_spearmen', MAZYR, VOLODYMIR)),
      `${GARRISON.mazyr} FORM ARMY`,
      `${GARRISON.mazyr} TRANSFER 2 light_spearmen TO ${FROM_MAZYR}`,
      `${FROM_MAZYR} MARCH Volodymir`,
    ),
  },
  {
    id: 'archers',
    turn: 1,
    title: 'Who stands in front',
    text: [
      `Choose ${GARRISON.volodymir}: “All soldiers march out as ${HOST}”. Then “Assign ranks”, Archers; write 0 into the first field, 4 into the fourth, and “{next}”.`,
      'An army fights in five ranks, and the first takes the blows. Archers shoot from the fourth, behind the spearmen who will join them.',
    ],
    rule: 'MD-15.29',
    point: { room: 'map', units: [GARRISON.volodymir, HOST], verb: 'RANK' },
    taps: [
      GARRISON.volodymir,
      `All soldiers march out as ${HOST}`,
      'Assign ranks',
      'Archers',
      { into: '1', write: '0' },
      { into: '4', write: '4' },
      '{next}',
    ],
    act: order(
      all(filled(VOLODYMIR, ['archers', 3]), rankedBehind(VOLODYMIR, 'archers', 4)),
      `${GARRISON.volodymir} FORM ARMY`,
      `${GARRISON.volodymir} TRANSFER ALL TO ${HOST}`,
      `${HOST} RANK archers 0 0 0 4 0`,
    ),
  },
  {
    id: 'merge',
    turn: 1,
    title: 'Make one army of three',
    text: [
      `Choose ${HOST}, then “Hold”. Choose ${FROM_ZODZINA}, then “Transfer” and “${HOST} Lithuania Army 5: everything”. For ${FROM_MAZYR} press “{write}”.`,
      `${HOST} waits for one phase, and the other two hand it all their men when they have come. Used Move-points go with the men: each has marched one border, so the whole army can still march one more.`,
    ],
    rule: 'MD-7.20',
    point: { room: 'map', units: [HOST, FROM_ZODZINA], verb: 'TRANSFER' },
    taps: [HOST, 'Hold', FROM_ZODZINA, 'Transfer', `${HOST} Lithuania Army 5: everything`, '{write}'],
    act: order(
      all(holds(VOLODYMIR, 'archers'), joins(ZODZINA, VOLODYMIR), joins(MAZYR, VOLODYMIR)),
      `${HOST} HOLD`,
      `${FROM_ZODZINA} TRANSFER ALL TO ${HOST}`,
      `${FROM_MAZYR} TRANSFER ALL TO ${HOST}`,
    ),
  },
  {
    id: 'onward',
    turn: 1,
    title: 'Then go on together',
    text: [
      `Choose ${HOST}, then Minsk on the map: it marches there in the second phase, with everybody.`,
      'The orders of a unit run one after another, one in each phase of the turn. The arrows show the way of each army; the steps below the map show one phase at a time.',
    ],
    rule: 'MD-15.33',
    point: { room: 'map', units: [HOST], verb: 'MARCH', area: MINSK },
    taps: [HOST, 'Minsk'],
    act: order(goes('archers', VOLODYMIR, VOLODYMIR, MINSK), `${HOST} MARCH Minsk`),
  },
  {
    id: 'proclaim',
    turn: 1,
    title: 'Speak to the world',
    text: [
      'Open Headquarters and press “Publish a proclamation”. Write a few words of your own, and press “{next}”.',
      'Everybody reads it, and one in the spirit of its time brings gold. Below you see where everybody will be after each phase, and which orders are planned.',
    ],
    rule: 'MD-15.20',
    point: { room: 'headquarters', verb: 'PROCLAIM' },
    taps: [
      'Headquarters',
      'Publish a proclamation',
      { into: 'words', write: 'The roads of Podolia shall be safe for all who trade there.' },
      '{next}',
    ],
    act: order(
      ordered(({ verb }) => verb === 'PROCLAIM'),
      'PROCLAIM The roads of Podolia shall be safe for all who trade there.',
    ),
  },
  {
    id: 'save',
    turn: 1,
    title: 'Save and send',
    text: [
      'Open Game. Here you save your orders to a file, or take them up again elsewhere.',
      'They are kept on this device as you write them. In a game among people you send them in, as often as you like: what was sent last counts when the deadline comes.',
    ],
    rule: 'MD-15.4',
    point: { room: 'game' },
    taps: ['Game'],
    act: { kind: 'enter', room: 'game' },
  },
  {
    id: 'run',
    turn: 1,
    title: 'Next season',
    text: [
      'Give whatever other orders you like. Then press “{run}”.',
      'Nothing can be broken here: what would end the lesson is left out, and you are told.',
    ],
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
];
