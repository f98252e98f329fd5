import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_TURN } from './first-turn.ts';
import { SECOND_TURN } from './second-turn.ts';

/** The guided first turns (MD-18.14, MD-18.35), played by Roum among the four crowns. */
export const LESSON: TutorialSpec<Types> = {
  title: 'Your first conquest',
  description:
    'Look around your desk, offer an alliance, raise two armies, and take your first province with both of them at once.',
  minutes: 10,
  scenario: 'four-crowns',
  seat: seatId('Rou'),
  seed: 'the road to Halych',
  steps: [...FIRST_TURN, ...SECOND_TURN],
};
