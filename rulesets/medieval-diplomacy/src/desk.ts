import type { DeskSpec } from '@chancery/core';
import { usualDesk } from '@chancery/kit';
import { ADVICE } from './desk/advice.ts';
import { HISTORY } from './desk/history.ts';
import type { Types } from './types.ts';

/** The four rooms that the rulers of this game know, and what is done in each (MD-16.32 to MD-16.37). */
export const DESK: DeskSpec<Types> = usualDesk<Types>({
  headquarters: {
    title: 'Headquarters',
    help: 'Relations with every realm, the treasury, and what is planned.',
    tabs: { figures: 'Treasury', relations: 'Relations', plans: 'Plans' },
  },
  map: {
    title: 'Map',
    help: 'Provinces, seas and everybody’s units; you order your own.',
    tabs: { places: 'Location report', units: 'Units', 'main-plans': 'Main plans' },
  },
  messages: {
    title: 'Messages',
    help: 'What happened last turn.',
    tabs: {
      normal: 'Messages',
      battles: 'Battle reports',
      proclamations: 'Proclamations',
      player: 'Player info',
    },
    write: { id: 'proclaim', title: 'Write a proclamation', verb: 'PROCLAIM' },
  },
  game: { title: 'Game', help: 'Files: results to open, orders to open and to save.', orders: 'orders' },
  advice: ADVICE,
  stories: HISTORY,
  tables: true,
  pointing: ['MARCH', 'SAIL', 'LOAD', 'UNLOAD', 'HOLD'],
});
