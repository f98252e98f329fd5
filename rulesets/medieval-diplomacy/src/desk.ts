import type { DeskSpec } from '@chancery/core';
import { ADVICE } from './desk/advice.ts';
import { HISTORY } from './desk/history.ts';
import type { Types } from './types.ts';

/** The four rooms that the rulers of this game know, and what is done in each (MD-16.32 to MD-16.37). */
export const DESK: DeskSpec<Types> = {
  rooms: [
    {
      id: 'headquarters',
      title: 'Headquarters',
      help: 'Relations with every realm, the treasury, and what is planned.',
      tabs: [
        { id: 'figures', title: 'Treasury' },
        { id: 'relations', title: 'Relations' },
        { id: 'plans', title: 'Plans' },
      ],
      tools: [],
    },
    {
      id: 'map',
      title: 'Map',
      help: 'Provinces, seas and everybody’s units; your own to order.',
      tabs: [
        { id: 'places', title: 'Location report' },
        { id: 'units', title: 'Units' },
        { id: 'main-plans', title: 'Main plans' },
      ],
      tools: [{ id: 'map-options', title: 'Map options' }],
    },
    {
      id: 'messages',
      title: 'Messages',
      help: 'What happened last turn.',
      tabs: [
        { id: 'normal', title: 'Messages' },
        { id: 'battles', title: 'Battle reports' },
        { id: 'proclamations', title: 'Proclamations' },
        { id: 'player', title: 'Player info' },
      ],
      tools: [{ id: 'proclaim', title: 'Write a proclamation', verb: 'PROCLAIM' }],
    },
    {
      id: 'game',
      title: 'Game',
      help: 'Files: results to open, orders to open and to save.',
      tabs: [
        { id: 'files', title: 'Files' },
        { id: 'standings', title: 'Standings' },
        { id: 'rulebook', title: 'Rulebook' },
        { id: 'settings', title: 'Settings' },
      ],
      tools: [
        { id: 'open-results', title: 'Open a results file' },
        { id: 'open-orders', title: 'Open saved orders' },
        { id: 'save-orders', title: 'Save the orders planned so far' },
      ],
    },
  ],
  advice: ADVICE,
  stories: HISTORY,
  switches: [
    { id: 'advice', on: true },
    { id: 'sounds', on: false },
    { id: 'pictures', on: false },
  ],
  pointing: ['MARCH', 'SAIL', 'LOAD', 'UNLOAD', 'HOLD'],
};
