import type { Advice } from '@chancery/core';
import { ROUND_SECTIONS } from '../order.ts';
import type { Types } from '../types.ts';

/** What a regent should bear in mind, room by room (DOM-11.35, 17.11, 17.12). */
export const ADVICE: readonly Advice<Types>[] = [
  {
    rule: 'DOM-1.2',
    room: 'headquarters',
    text: 'A month has three rounds, and each takes one action. What you leave empty is lost.',
    when: (_, drafted) => ROUND_SECTIONS.some((section) => !drafted.some((order) => order.section === section)),
  },
  {
    rule: 'DOM-17.11',
    room: 'headquarters',
    text: 'An alliance costs one action and can be broken for none: many realms fell to a friend.',
  },
  {
    rule: 'DOM-17.12',
    room: 'headquarters',
    text: 'Four gold of counterspying halve every plot of the month; a unit of Scouts shows what waits behind the border.',
  },
  {
    rule: 'DOM-11.35',
    room: 'map',
    text: 'There is no way back from a battle. Look first: Scouts to see, Archers and Knights to strike, Pikemen and Infantry to hold.',
  },
  {
    rule: 'DOM-12.7',
    room: 'map',
    text: 'A siege that stands for a whole month takes a level from the walls. One besieger too few, and they are as high as ever.',
    when: ({ view }) => view.wars.length > 0,
  },
  {
    rule: 'DOM-8.1',
    room: 'messages',
    text: 'Whoever proposes something to you waits for an answer: ACCEPT or REFUSE. Without one the proposal lapses.',
    when: ({ view }) => view.proposals.some(({ to }) => to === view.domain),
  },
];
