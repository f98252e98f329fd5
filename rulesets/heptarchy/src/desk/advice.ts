import type { Advice } from '@chancery/core';
import type { Order } from '../order.ts';
import type { HepKnown, Types } from '../types.ts';

type When = (known: HepKnown, drafted: readonly Order[]) => boolean;
type Line = readonly [rule: string, text: string, when?: When];

const beside = (room: string, ...lines: readonly Line[]): readonly Advice<Types>[] =>
  lines.map(([rule, text, when]) => ({ rule, room, text, ...(when ? { when } : {}) }));

const kingdomOf = ({ view }: HepKnown) => view.board.kingdoms[view.kingdom ?? 0] ?? null;

const notSignedUp: When = (known) => kingdomOf(known)?.leader === '';
const signedUp: When = (known) => !notSignedUp(known, []);
const atWar: When = ({ view: { kingdom, board } }) => board.wars.some(({ a, b }) => a === kingdom || b === kingdom);
const planned =
  (...verbs: readonly Order['verb'][]): When =>
  (_, drafted) =>
    drafted.some(({ verb }) => verbs.includes(verb));

/** Hints of the rulebook, room by room, each where it is of use. */
export const ADVICE: readonly Advice<Types>[] = [
  ...beside(
    'headquarters',
    [
      'HEP-17.1',
      'First of all sign up: name your King or Queen and choose a third Tradition. Then develop, raise, and END.',
      notSignedUp,
    ],
    ['HEP-17.15', 'Textiles pay best for a slot; Grain and Livestock let you keep soldiers.'],
    [
      'HEP-17.15',
      'A Retinue may eat half of an early income: count its upkeep before you raise one.',
      planned('RAISE'),
    ],
    ['HEP-17.15', 'A Trade Treaty with a neighbour who develops what you do not is worth more than most Resources.'],
    [
      'HEP-17.16',
      'Conquest alone does not bring the Prestige that the crown takes: think of churches, and of Wars that end in your peace.',
    ],
    ['HEP-13.8', 'A War lost costs ten Prestige: offer White Peace before you lose it.', atWar],
    [
      'HEP-5.30',
      'One Subjugation may be offered each Turn: a Tribe of your own, and the right Traditions, help.',
      signedUp,
    ],
  ),
  ...beside(
    'map',
    ['HEP-10.22', 'At even strength an attack wins 45 times of 100; with +2 it wins 64 times.', atWar],
    [
      'HEP-10.7',
      'Three Levies more than the other side has are worth +1 to each of yours: attack from several sides in one MOVE.',
      atWar,
    ],
    [
      'HEP-10.9',
      'Do not cross a river, or land from the sea, where there is another way: it costs −1.',
      planned('MOVE'),
    ],
    ['HEP-8.12', 'What you raise now can march in your next Phase: raise before you need it.'],
    ['HEP-16.6', 'An NPC State strikes back with the Levies it can spare: leave nobody behind alone.'],
    ['HEP-12.6', 'Protect borderlands before you end your Phase if a neighbour has Horses.'],
  ),
  ...beside(
    'messages',
    ['HEP-1.6', 'Post a part, read what the dice said, and post the rest: END closes your Phase.'],
    ['HEP-1.8', 'What fails is skipped and costs nothing; the rest of the Post goes on.'],
  ),
  ...beside('game', [
    'HEP-17.8',
    'The crown is looked for at the end of every Turn: Land Areas and Prestige enough, and Peace with everybody.',
  ]),
];
