import type { ReferenceTable } from '@chancery/core';
import { tableOf, words } from '@chancery/kit';
import { EVEN_CHANCE } from '../words.ts';

const [HIT, MISS] = [`${EVEN_CHANCE} or less`, 'more'];

/** What comes of a covert attempt, by its roll and that of a counterspy (DOM-9.9). */
export const OUTCOMES: ReferenceTable = {
  rule: 'DOM-9.9',
  ...tableOf(
    [
      words('attempt', 'Roll of a plot'),
      words('counterspy', 'Counterspy'),
      words('effect', 'Effect'),
      words('target', 'The target hears'),
    ],
    [
      [HIT, 'none, or more', 'it succeeds', 'of the damage; of a spy nothing'],
      [HIT, HIT, 'none', 'that it was foiled'],
      [MISS, 'none, or more', 'it fails', 'that it was tried'],
      [MISS, HIT, 'it fails', 'whose it was, and who came'],
    ],
  ),
};
