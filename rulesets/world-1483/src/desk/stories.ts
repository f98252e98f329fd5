import type { DeskSpec } from '@chancery/core';

/** Something to read while waiting. */
export const STORIES: DeskSpec['stories'] = [
  {
    title: 'A question mark',
    text: 'The chart showed a white land and a question mark. The captain asked the cartographer what lived there. “Two horsemen or nobody,” said the cartographer, “and they do not know it either.”',
  },
  {
    title: 'The neutral',
    text: 'For nine years the envoys of three courts brought presents. In the tenth a stranger brought a map of the neighbours’ garrisons, and was thanked more than all of them.',
  },
  {
    title: 'The keeper of the strait',
    text: 'He opened the chain to the merchants, closed it to the galleys, and lowered it half way for a cousin. All three complained.',
  },
  {
    title: 'A promise of forty',
    text: 'The money lay in a chest with two locks until the day the war began. It reached the king before the enemy did, and by evening it was infantry.',
  },
];
