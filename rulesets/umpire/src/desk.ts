import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk. */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Council',
    help: 'What your nation has and costs, and how it stands with the others.',
    tabs: { figures: 'Treasury and morale', relations: 'Nations', plans: 'Orders' },
  },
  map: {
    title: 'Map',
    help: 'Provinces and routes, your troops and generals, and what you have learned of others.',
    tabs: { places: 'Province', units: 'Generals' },
  },
  messages: {
    title: 'Reports',
    help: 'What happened last turn: what became of your orders, battles, and the newsheet.',
    tabs: { normal: 'Report', battles: 'Battles', player: 'Player info' },
  },
  game: { title: 'Game', help: 'Scores, files and the rules.', orders: 'orders' },
  advice: ADVICE,
  stories: STORIES,
  pointing: ['MOVE', 'WINTER'],
  tables: true,
});
