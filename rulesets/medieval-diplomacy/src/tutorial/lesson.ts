import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_TURN } from './first-turn.ts';
import { SECOND_TURN } from './second-turn.ts';
import { THIRD_TURN } from './third-turn.ts';

/** The guided first turns (MD-18.14, MD-18.35), played by Lithuania among the four crowns. */
export const LESSON: TutorialSpec<Types> = {
  title: 'Your first conquest',
  description:
    'Look around your desk, offer an alliance, gather the men of three provinces into one army, and take your first province with two armies at once.',
  minutes: 12,
  scenario: 'four-crowns',
  seat: seatId('Lit'),
  /** With these dice no neighbour is in Podolia before the pupil. */
  seed: 'the road to Podolia 57',
  steps: [...FIRST_TURN, ...SECOND_TURN, ...THIRD_TURN],
};
