import type { Outcome, RulesetText } from '@chancery/core';
import { whoAll } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import type { CampaignOutcome } from '../state.ts';
import type { MdKnown, Types } from '../types.ts';
import { endWords } from './ends.ts';
import { questionWords } from './questions.ts';
import { refusalWords } from './refusals.ts';
import { outcomeWords, season } from './told/turn.ts';
import { toldLines } from './told.ts';

/** Every sentence of Medieval Diplomacy in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, known) => refusalWords(refusal, readerOf(known)),
  told: toldLines,
  question: questionWords,
  outcome: (outcome, known) => outcomeWords(outcome.by as CampaignOutcome['by'], winnersOf(outcome, known)),
  ends: endWords,
  turn: (known) => `${season(known, known.view.turn)}, turn ${known.view.turn}`,
  argument: {
    army: 'army',
    fleet: 'fleet',
    garrison: 'garrison',
    'army-or-fleet': 'army or fleet',
    'army-or-garrison': 'army or garrison',
    'fleet-or-garrison': 'fleet or garrison',
    'army-or-fleet-or-garrison': 'unit',
    realm: 'realm',
    location: 'place',
    province: 'province',
    troop: 'troop type',
    structure: 'structure',
    status: 'status',
    control: 'ruler',
    commander: 'commander',
    'army-number': 'number of the new army',
    'fleet-number': 'number of the new fleet',
    count: 'number',
    gold: 'gold',
    rank: 'rank',
    'retreat-level': 'retreat level',
    ranks: 'numbers in ranks 1 to 5',
    name: 'name',
    message: 'message',
    proclamation: 'proclamation',
    flag: 'yes or no',
  },
};

const winnersOf = ({ winners }: Outcome, known: MdKnown): string => {
  const numbers = known.setting.realms.flatMap((realm) =>
    realm && (winners as readonly string[]).includes(realm.code) ? [realm.number] : [],
  );
  return whoAll(readerOf(known), numbers);
};
