import type { DeskSpec } from '@chancery/core';
import { ADVICE } from './desk/advice.ts';
import { STORIES } from './desk/stories.ts';
import type { Types } from './types.ts';

/** The four rooms of every desk, and what is done in each here. */
export const DESK: DeskSpec<Types> = {
  rooms: [
    {
      id: 'headquarters',
      title: 'Court',
      help: 'Gold, limits and Prestige; every other kingdom, and how you stand to it.',
      tabs: [
        { id: 'figures', title: 'Treasury' },
        { id: 'relations', title: 'Kingdoms' },
        { id: 'plans', title: 'Your Post' },
      ],
      tools: [],
    },
    {
      id: 'map',
      title: 'Map',
      help: 'Land Areas, seas, and everybody’s units; your own to order.',
      tabs: [
        { id: 'places', title: 'Place' },
        { id: 'units', title: 'Units' },
      ],
      tools: [{ id: 'map-options', title: 'Map options' }],
    },
    {
      id: 'messages',
      title: 'News',
      help: 'What has happened since you last posted, with every die.',
      tabs: [
        { id: 'normal', title: 'News' },
        { id: 'battles', title: 'Battle reports' },
        { id: 'player', title: 'Player info' },
      ],
      tools: [{ id: 'message', title: 'Write a message', verb: 'MESSAGE' }],
    },
    {
      id: 'game',
      title: 'Game',
      help: 'Standings, files and the rulebook.',
      tabs: [
        { id: 'files', title: 'Files' },
        { id: 'standings', title: 'Standings' },
        { id: 'rulebook', title: 'Rulebook' },
        { id: 'settings', title: 'Settings' },
      ],
      tools: [
        { id: 'open-results', title: 'Open a results file' },
        { id: 'open-orders', title: 'Open saved actions' },
        { id: 'save-orders', title: 'Save the actions planned so far' },
      ],
    },
  ],
  advice: ADVICE,
  stories: STORIES,
  switches: [
    { id: 'advice', on: true },
    { id: 'sounds', on: false },
    { id: 'pictures', on: false },
  ],
  pointing: ['MOVE', 'SAIL', 'ANCHOR', 'LOAD', 'UNLOAD', 'DISPATCH'],
};
