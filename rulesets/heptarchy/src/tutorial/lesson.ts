import { seatId, type TutorialSpec } from '@chancery/core';
import { getArea } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { FIRST_POSTS } from './first-posts.ts';
import { NEXT_TURN } from './next-turn.ts';
import { SUDSEXE } from './places.ts';

/** The first Phases of Chenth on the Saxon Shore: a kingdom taken, a Levy raised, a treaty, and peace. */
export const LESSON: TutorialSpec<Types> = {
  title: 'Your first kingdom',
  description:
    'Declare War, march, and win a kingdom with the dice before your eyes. Then raise a Levy, trade with a neighbour, end your Phase, and make peace.',
  minutes: 8,
  scenario: 'saxon-shore',
  seat: seatId('CHE'),
  /** With these dice both Levies survive, Sudrie trades, and nobody else attacks. */
  seed: 'the Saxon shore 3',
  before: [
    ['SIGN UP AS "King Eadbert" WITH fyrd', 'DEVELOP CHE grain', 'RAISE LEVY CHE', 'END'],
    ['RAISE LEVY CHE', 'DECLARE WAR WIL', 'END'],
  ],
  steps: [...FIRST_POSTS, ...NEXT_TURN],
  firstWin: {
    step: 'strike',
    fought: 'battle-ended',
    won: ({ view }) => getArea(view.board, SUDSEXE).owner === view.kingdom,
  },
};
