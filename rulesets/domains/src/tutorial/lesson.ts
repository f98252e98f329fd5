import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_MONTH } from './first-month.ts';
import { LATER_MONTHS } from './later-months.ts';
import { WILDER_HEATH } from './places.ts';

/** The first months of the Barony of Alder: look, guard, take unruled land by force, and a guild from an enemy. */
export const LESSON: TutorialSpec<Types> = {
  title: 'The heath and the weavers',
  description: 'Scout, foil a spy, win a fight, and take a province and a guild.',
  minutes: 10,
  scenario: 'sarn',
  seat: seatId('ALD'),
  /** With these dice the heath is won and nobody else comes for it, and somebody spies in vain. */
  seed: 'the heath and the weavers 7',
  /** War is declared a month before it is made; meanwhile the Scouts are at Hobfield, and one Infantry is mustered there. */
  before: [['R1 DECLARE WAR WEA', 'R2 MOVE ALD4 VIA Hobfield', 'R3 MUSTER 1 Infantry AT Hobfield law ALD']],
  steps: [...FIRST_MONTH, ...LATER_MONTHS],
  firstWin: {
    step: 'fight',
    fought: 'battle-fought',
    won: ({ view }) => {
      const heath = view.provinces[WILDER_HEATH];
      return heath?.ruler === view.domain || heath?.inside?.occupiedBy === view.domain;
    },
  },
};
