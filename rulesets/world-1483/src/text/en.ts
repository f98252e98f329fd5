import type { RulesetText } from '@chancery/core';
import { readerOf } from '../names/reader.ts';
import type { Types } from '../types.ts';
import { labelOf } from '../window.ts';
import { questionWords } from './question.ts';
import { refusalWords } from './refusals.ts';
import { toldLines } from './told.ts';

/** Every sentence of World 1483 in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, known) => refusalWords(refusal, readerOf(known)),
  told: toldLines,
  question: ({ facts }, known) => questionWords(facts, known),
  outcome: () => 'The game is over. Nobody wins it: nations are ranked.',
  ends: () => 'The game has no end, and nobody wins it: nations are ranked by income, then by cities and territories.',
  turn: ({ view }) => labelOf(view),
  argument: {
    nation: 'nation',
    'nation or ALL': 'nation, or ALL',
    nations: 'nations',
    territory: 'territory',
    'sea zone': 'sea zone',
    place: 'territory or sea zone',
    territories: 'territories',
    way: 'way',
    places: 'places',
    'territory or ALL': 'territory, or ALL',
    'sea zone or ALL': 'sea zone, or ALL',
    'place or ALL': 'place, or ALL',
    'unit number': 'unit number',
    offer: 'offer number',
    gift: 'gift number',
    'unit type': 'unit type',
    'troop type': 'troop type',
    'ship type': 'ship type',
    type: 'unit type',
    count: 'number',
    times: 'number of times',
    resources: 'resources',
    amount: 'resources',
    tribute: 'tribute',
    turns: 'number of turns',
    choice: 'choice',
    condition: 'WAR, PEACE, CAPTURE or LOSS',
    units: 'units, such as 2 inf + 1 cav',
    points: 'points, such as 2 inf 1',
    'condition of retreat': 'condition of retreat',
    losses: 'order of losses',
    assets: 'assets, such as 40 + 1 sol @ North Sea',
    allies: 'called allies',
    ruler: 'HELD or MODERATED',
    flag: 'yes or no',
    reason: 'reason',
  },
};
