import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk. */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Hall',
    help: 'What your house has, and how it stands beside the other.',
    tabs: { figures: 'Figures', relations: 'Houses', plans: 'Plans' },
  },
  map: {
    title: 'Map',
    help: 'The areas, and the companies that stand there; you order your own.',
    tabs: { places: 'Area', units: 'Companies' },
  },
  messages: {
    title: 'News',
    help: 'What happened last turn, with every die.',
    tabs: { normal: 'News', battles: 'Battles', player: 'Player info' },
  },
  game: { title: 'Game', help: 'Standings, files and the rules.', orders: 'orders' },
  advice: ADVICE,
  stories: STORIES,
  pointing: ['MARCH'],
});
