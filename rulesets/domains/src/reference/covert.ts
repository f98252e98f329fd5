import type { ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { EVEN_CHANCE } from '../words.ts';

const [HIT, MISS] = [`${EVEN_CHANCE} or less`, 'more'];

/** What comes of a covert attempt, by its roll and that of a counterspy (DOM-9.9). */
export const OUTCOMES: ReferenceTable = {
  rule: 'DOM-9.9',
  ...tableOf(
    [
      words('attempt', 'Attempt, of a hundred'),
      words('counterspy', 'Counterspy'),
      words('effect', 'What comes of it'),
      words('target', 'What the target hears'),
    ],
    [
      [HIT, 'none, or more', 'it succeeds', 'of a spy nothing, else the damage'],
      [HIT, HIT, 'nothing', 'it was foiled'],
      [MISS, 'none, or more', 'it fails', 'it was tried'],
      [MISS, HIT, 'it fails', 'whose it was, and who was sent'],
    ],
  ),
};
