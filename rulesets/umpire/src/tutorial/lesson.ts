import { seatId, type TutorialSpec } from '@chancery/core';
import type { Types } from '../types.ts';
import { FIRST_TURN } from './first-turn.ts';
import { LATER_TURNS } from './later-turns.ts';
import { DUNMERE } from './places.ts';

/** The first year of Corvale: storm a city, read the reports, tax, winter, build. */
export const LESSON: TutorialSpec<Types> = {
  title: 'The walls of Dunmere',
  description: 'March, storm a city, raise troops, and end a year with tax, winter quarters and works.',
  minutes: 10,
  scenario: 'arven',
  seat: seatId('COR'),
  /** With these dice the walls are stormed, and nobody revolts. */
  seed: 'the walls of dunmere 6',
  /** In spring the garrisons are gathered at Asper, spies are hired in Dunmere, and one more of foot is raised. */
  before: [
    [
      'MOVE Aldric TO Belmont',
      'MOVE Aldric WITH Foot ALL VIA Corvale TO Asper ARMY 1D',
      'MOVE Berand TO Corvale',
      'MOVE Berand WITH Foot ALL, Horse ALL TO Asper ARMY 1D',
      'RECRUIT Dunmere Spy network 1',
      'RECRUIT Asper Foot 1',
    ],
  ],
  steps: [...FIRST_TURN, ...LATER_TURNS],
  firstWin: {
    step: 'fight',
    fought: 'assault-told',
    won: ({ view }) => view.provinces[DUNMERE]?.own != null,
  },
};
