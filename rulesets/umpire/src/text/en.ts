import { type RulesetText, sentence, series } from '@chancery/core';
import { theNation } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { nationOfSeat } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { INDEPENDENTS } from '../words.ts';
import { endWords } from './ends.ts';
import { questionWords } from './question.ts';
import { refusalWords } from './refusals.ts';
import { toldLines } from './told.ts';
import { turnWords } from './turn.ts';

const WON_BY: { readonly [by: string]: string } = {
  provinces: 'holding the provinces that victory asks for',
  place: 'holding the place that victory asks for',
  score: 'with the score that victory asks for',
};

/** Every sentence of Umpire in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, known) => refusalWords(refusal, readerOf(known)),
  told: toldLines,
  question: ({ facts, about }, known) => questionWords(known, about, facts),
  outcome: ({ winners, by }, { setting, view }) => {
    if (winners.length === 0) return 'Nobody won.';
    const names = winners.map((code) => theNation(view, nationOfSeat(setting, code) ?? INDEPENDENTS));
    return sentence(`${series(names)} won, ${WON_BY[by] ?? 'with the highest score'}.`);
  },
  ends: endWords,
  turn: ({ setting, view }) => turnWords(setting, view.turn),
  argument: {
    nation: 'nation',
    nations: 'nations, or NONE',
    province: 'province',
    way: 'provinces of the way',
    'troop type': 'troop type',
    general: 'general',
    'own general': 'general of yours',
    generals: 'generals of yours',
    troops: 'troops, such as Foot 4, Horse 6',
    count: 'number, or ALL',
    RP: 'revenue points',
    percent: 'percent',
    level: 'seniority from 0 to 15',
    revenue: 'revenue of the new city: 2, 3 or 4',
    name: 'name of the city',
    command: 'LAND or SEA',
    'combat order': 'combat order, such as 1D or 3M',
    status: 'ACTIVE or CARETAKER',
    owner: 'nation, or Independents',
    city: 'Y, N or D',
    loyalty: 'loyalty from 1 to 3',
    points: 'revenue points',
    rating: 'rating from 0 to 7',
    age: 'age',
    state: 'FIT or REMOVED',
    flag: 'yes or no',
  },
};
