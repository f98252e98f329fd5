import type { Outcome, RulesetText } from '@chancery/core';
import { kingdomName, readerOf } from '../names/reader.ts';
import { kingdomOfCode } from '../setting.ts';
import type { CampaignOutcome } from '../state.ts';
import type { HepKnown, Types } from '../types.ts';
import { endWords, phaseWords } from './phase.ts';
import { refusalWords } from './refusals.ts';
import { outcomeWords } from './told/turn.ts';
import { toldLines } from './told.ts';

/** Every sentence of Heptarchy in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, known) => refusalWords(refusal, readerOf(known)),
  told: toldLines,
  question: () => 'There is no question.',
  outcome: (outcome, known) => outcomeWords(outcome.by as CampaignOutcome['by'], winnerOf(outcome, known)),
  ends: endWords,
  turn: phaseWords,
  argument: {
    area: 'Land Area',
    areas: 'Land Areas',
    sea: 'sea',
    place: 'place',
    kingdom: 'kingdom',
    kingdoms: 'kingdoms',
    addressee: 'kingdom, or ALL',
    resource: 'Resource',
    tradition: 'Tradition',
    'land-unit': 'LEVY or RETINUE',
    'land-units': 'LEVIES or RETINUES',
    treaty: 'TRADE or PACT',
    controller: 'player, NPC or caretaker',
    unit: 'unit',
    units: 'units',
    'land-unit-id': 'Levy or Retinue',
    'land-unit-ids': 'Levies and Retinues',
    navy: 'Navy',
    navys: 'Navies',
    gold: 'Gold',
    times: 'number',
    turns: 'number of Turns',
    leader: 'name',
    color: 'colour',
    message: 'message',
    flag: 'yes or no',
  },
};

const winnerOf = ({ winners }: Outcome, known: HepKnown): string | null => {
  const winner = winners[0] === undefined ? null : kingdomOfCode(known.setting, winners[0]);
  return winner === null ? null : kingdomName(known, winner);
};
