import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk, and what is done in each here. */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Court',
    help: 'Gold, limits and Prestige; every other kingdom, and your relations with it.',
    tabs: { figures: 'Treasury', relations: 'Kingdoms', plans: 'Your Post' },
  },
  map: {
    title: 'Map',
    help: 'Land Areas, seas and everybody’s units; you order your own.',
    tabs: { places: 'Place', units: 'Units' },
  },
  messages: {
    title: 'News',
    help: 'What has happened since you last posted, with every die.',
    tabs: { normal: 'News', battles: 'Battle reports', player: 'Player info' },
    write: { id: 'message', title: 'Write a message', verb: 'MESSAGE' },
  },
  game: { title: 'Game', help: 'Standings, files and the rulebook.', orders: 'actions' },
  advice: ADVICE,
  stories: STORIES,
  pointing: ['MOVE', 'SAIL', 'ANCHOR', 'LOAD', 'UNLOAD', 'DISPATCH'],
});
