import type { TutorialStep } from '@chancery/core';
import type { Types } from '../types.ts';
import { ordered } from './deeds.ts';

/** Turn 3: what the others did; then a War far away is ended. */
export const NEXT_TURN: readonly TutorialStep<Types>[] = [
  {
    id: 'others',
    turn: 2,
    title: 'It is your Phase again',
    text: [
      'Everybody has had a Phase. Open News: Sudrie has accepted, and you read what the others did.',
      'Your income has come in: taxes of your lands, and what trade brings. Upkeep of your units was paid from it.',
    ],
    rule: 'HEP-1.9',
    point: { room: 'messages' },
    taps: ['News'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'peace',
    turn: 2,
    title: 'Make peace',
    text: [
      'You are at War with Wiltescire, far away. Open Court, choose WIL, and press “Offer peace”: a White Peace is all you can offer.',
      'White Peace asks for nothing. A War Score won in battle pays for demands: land, Gold, treaties. Nobody wins the game who is at War.',
    ],
    rule: 'HEP-7.7',
    point: { room: 'headquarters', power: 'WIL', verb: 'OFFER_PEACE' },
    taps: ['Court', 'WIL', 'Offer peace'],
    act: {
      kind: 'order',
      done: ordered(({ verb, args }) => verb === 'OFFER_PEACE' && args.kingdom === 'WIL' && args.white === true),
      lines: ['OFFER PEACE WIL WHITE'],
    },
  },
  {
    id: 'message',
    turn: 2,
    title: 'Say a word to it',
    text: [
      'Under WIL press “Send a message”, write a few words, and press “{next}”.',
      'Wars are won with Levies, games with words. A bot reads nothing; a player does.',
    ],
    rule: 'HEP-15.2',
    point: { room: 'headquarters', power: 'WIL', verb: 'MESSAGE' },
    taps: ['Send a message', { into: 'words', write: 'Let us have peace.' }, '{next}'],
    act: {
      kind: 'order',
      done: ordered(({ verb }) => verb === 'MESSAGE'),
      lines: ['MESSAGE WIL "Let us have peace."'],
    },
  },
  {
    id: 'end-again',
    turn: 2,
    title: 'End your Phase',
    text: [
      'Give whatever other orders you like. Then press “End your Phase” once more.',
      'Nothing can be broken here: what would end the lesson is left out, and you are told.',
    ],
    rule: 'HEP-1.6',
    point: { room: 'headquarters', verb: 'END' },
    taps: ['End your Phase'],
    act: { kind: 'order', done: ordered(({ verb }) => verb === 'END'), lines: ['END'] },
  },
  {
    id: 'post-again',
    turn: 2,
    title: 'Post',
    text: ['Press “{run}”.'],
    point: {},
    taps: ['{run}'],
    act: { kind: 'turn' },
  },
  {
    id: 'peace-news',
    turn: 3,
    title: 'Peace',
    text: [
      'Open News: Wiltescire has accepted, and the War is over.',
      'Every peace brings a Truce of at least two Turns.',
    ],
    rule: 'HEP-7.16',
    point: { room: 'messages' },
    taps: ['News'],
    act: { kind: 'enter', room: 'messages' },
  },
  {
    id: 'standings',
    turn: 3,
    title: 'What wins',
    text: [
      'Open Game and look at the standings.',
      'A Sovereign owns enough land and Prestige, and is at peace with everybody. Here that is 6 Land Areas and 15 Prestige.',
    ],
    rule: 'HEP-17.8',
    point: { room: 'game' },
    taps: ['Game'],
    act: { kind: 'enter', room: 'game' },
  },
  {
    id: 'end',
    turn: 3,
    title: 'That is the whole game',
    text: [
      'Post, see what came of it, post again, end your Phase: every Turn is made of this. Press “{done}”.',
      'You can take this lesson again as often as you like, or go on from here as practice.',
    ],
    point: {},
    taps: [],
    act: { kind: 'read' },
  },
];
