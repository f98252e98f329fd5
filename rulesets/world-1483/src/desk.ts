import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk, and what is done in each here. */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Court',
    help: 'What your nation has and what your lines cost; offers and obligations; every other nation.',
    tabs: { figures: 'Treasury', relations: 'Nations', plans: 'Lines' },
  },
  map: {
    title: 'Map',
    help: 'All lands and seas, and everybody’s units; you order your own, place by place.',
    tabs: { places: 'Place', units: 'Units' },
  },
  messages: {
    title: 'News',
    help: 'What came of your lines, what others did to you, battles, and the newsheet.',
    tabs: { normal: 'News', battles: 'Battles', player: 'Player info' },
  },
  game: { title: 'Game', help: 'The standing chart, files and the rules.', orders: 'lines' },
  advice: ADVICE,
  stories: STORIES,
  pointing: ['MARCH', 'SAIL', 'LAND'],
  tables: true,
  foldsOrders: true,
});
