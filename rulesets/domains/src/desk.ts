import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk. */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Court',
    help: 'What your domain has and costs, and how it stands with the others.',
    tabs: { figures: 'Gold and troops', relations: 'Domains', plans: 'The month' },
  },
  map: {
    title: 'Map',
    help: 'Provinces and holdings, your troops, and what you have seen of others.',
    tabs: { places: 'Province', units: 'Troops' },
  },
  messages: {
    title: 'News',
    help: 'What happened last month, round by round; notices and offers come first.',
    tabs: { normal: 'News', battles: 'Battles', player: 'Player info' },
  },
  game: { title: 'Game', help: 'Standings, files and the rules.', orders: 'orders' },
  advice: ADVICE,
  stories: STORIES,
  pointing: ['MOVE', 'INVADE', 'RAID'],
  tables: true,
  asksMaster: true,
});
