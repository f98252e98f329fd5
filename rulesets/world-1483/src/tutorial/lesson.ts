import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_PHASE } from './first-phase.ts';
import { OTHER_PHASES } from './other-phases.ts';
import { AMBER_NECK } from './places.ts';
import { SECOND_TURN } from './second-turn.ts';

/** The first turns of Qasira: storm a city, govern it, promise, raise, develop. */
export const LESSON: TutorialSpec<Types> = {
  title: 'Both sides of the canal',
  description:
    'March, storm a city, pay for its government, promise a gift, raise troops, and see a whole turn go round.',
  minutes: 10,
  scenario: 'two-shores',
  seat: seatId('qasira'),
  /** With these dice the city is stormed, and nobody comes for it. */
  seed: 'both sides of the canal 1',
  /** The Wanderers settle before the first turn. */
  before: [[]],
  steps: [...FIRST_PHASE, ...OTHER_PHASES, ...SECOND_TURN],
  firstWin: {
    step: 'fight',
    fought: 'battle-fought',
    won: ({ view }) => view.territories[AMBER_NECK]?.owner === view.nation,
  },
};
