import type { Advice } from '@chancery/core';
import { ownedBy, unitsOf } from '../rules/find.ts';
import { enemiesOf } from '../rules/war.ts';
import type { GameKnown, Types } from '../types.ts';

const me = ({ view }: GameKnown): number => view.nation ?? 0;

/** What a ruler should bear in mind, room by room, each where it is of use. */
export const ADVICE: readonly Advice<Types>[] = [
  {
    rule: 'W83-10.40',
    room: 'headquarters',
    text: 'Land that is held and not incorporated brings nothing: pay for it in the turn in which you take it.',
    when: ({ view }) =>
      view.nation !== null && ownedBy(view, view.nation).some(({ incorporatedBy }) => incorporatedBy !== view.nation),
  },
  {
    rule: 'W83-6.46',
    room: 'headquarters',
    text: 'Colonies are developed at half price: settle early.',
  },
  {
    rule: 'W83-14.40',
    room: 'headquarters',
    text: 'A promised gift to a neutral neighbour is cheap insurance: it is paid only if somebody attacks it.',
  },
  {
    rule: 'W83-14.41',
    room: 'messages',
    text: 'No rule enforces what rulers promise each other in letters: choose partners by their record.',
  },
  {
    rule: 'W83-3.17',
    room: 'map',
    text: 'Infantry hold, cavalry attack, knights do both at a price.',
  },
  {
    rule: 'W83-9.14',
    room: 'map',
    text: 'Merchantmen fight badly, and defenders cannot leave a battle at sea: give them an escort.',
    when: (known) => unitsOf(known.view, me(known)).some(({ type }) => type === 'mer'),
  },
  {
    rule: 'W83-11.40',
    room: 'map',
    text: 'An attack without a condition of retreat is fought to the last unit.',
    when: (_, drafted) =>
      drafted.some((order) => (order.verb === 'MARCH' || order.verb === 'LAND') && order.args.retreat === undefined),
  },
  {
    rule: 'W83-13.80',
    room: 'headquarters',
    text: 'A neighbour set free, with new armies, can be worth more than an empty conquest.',
    when: (known) => enemiesOf(known.view, me(known)).length > 0,
  },
];
