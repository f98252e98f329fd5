import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_TURN } from './first-turn.ts';
import { GARRISON, GUARDS, NOBLES, PODOLIA } from './places.ts';
import { SECOND_TURN } from './second-turn.ts';
import { THIRD_TURN } from './third-turn.ts';

/** The guided first turns (MD-18.14, MD-18.35), played by Lithuania among the four crowns. */
export const LESSON: TutorialSpec<Types> = {
  title: 'Your first conquest',
  description:
    'Win your first battle with two armies at once. Then keep what you have won, court a friend, recruit, gather the men of three provinces, and speak to the world.',
  minutes: 10,
  scenario: 'four-crowns',
  seat: seatId('Lit'),
  /** With these dice nobody is in Podolia before the pupil, and its guard is whole. */
  seed: 'the road to Podolia 704',
  /** Spring 1320: two armies are formed in the capital, beside Podolia. */
  before: [
    [
      `${GARRISON.minsk} FORM ARMY`,
      `${GARRISON.minsk} TRANSFER 2 boyar_guards TO ${GUARDS}`,
      `${GARRISON.minsk} TRANSFER 2 archers TO ${GUARDS}`,
      `${GARRISON.minsk} FORM ARMY`,
      `${GARRISON.minsk} TRANSFER 2 slavic_nobles TO ${NOBLES}`,
      `${GARRISON.minsk} TRANSFER 1 light_cavalry TO ${NOBLES}`,
    ],
  ],
  steps: [...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN],
  firstWin: {
    step: 'strike-run',
    fought: 'battle-reported',
    won: ({ view }) => view.provinces[PODOLIA]?.owner === view.realm,
  },
};
