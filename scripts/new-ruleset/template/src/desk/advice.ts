import type { Advice } from '@chancery/core';
import type { Types } from '../types.ts';

/** What a ruler should bear in mind, room by room. */
export const ADVICE: readonly Advice<Types>[] = [
  {
    rule: 'NEW-5.1',
    room: 'map',
    text: 'Two companies that march together add their men, and roll one die.',
  },
  {
    rule: 'NEW-1.5',
    room: 'headquarters',
    text: 'Every area of your own is a point at the end of the turn.',
  },
];
