import { type RulesetText, sentence, series } from '@chancery/core';
import { theDomain } from '../names/names.ts';
import { readerOf } from '../names/reader.ts';
import { domainOfCode } from '../rules/find.ts';
import type { Types } from '../types.ts';
import { monthWords } from './month.ts';
import { questionWords } from './question.ts';
import { refusalWords } from './refusals.ts';
import { toldLines } from './told.ts';

/** Every sentence of Domains in English. */
export const TEXT: RulesetText<Types> = {
  refusal: (refusal, known) => refusalWords(refusal, readerOf(known)),
  told: toldLines,
  question: ({ facts, about }, { setting }) => questionWords(setting, about, facts),
  outcome: ({ winners, by }, { setting }) => {
    const names = winners.map((code) => theDomain(setting, domainOfCode(setting, code)));
    const won = `${series(names)} ${names.length === 1 ? 'wins' : 'win'}`;
    return sentence(by === 'paramount' ? `${won}, paramount on the island.` : `${won} with the highest score.`);
  },
  ends: ({ options, paramount: { provinces, guilds, temples } }) =>
    `The game ends after turn ${options.turns}, and the highest score wins; before that a lord wins with ${provinces} provinces, a merchant with ${guilds} % of all guild levels, a prelate with ${temples} % of all temple levels.`,
  turn: ({ view }) => `${monthWords(view.turn)} (turn ${view.turn})`,
  argument: {
    domain: 'domain',
    addressee: 'domain, or ALL',
    province: 'province',
    provinces: 'provinces',
    way: 'provinces of the way',
    holding: 'holding',
    unit: 'unit',
    units: 'units',
    troops: 'troops',
    'unit type': 'type of unit',
    items: 'what and where',
    count: 'number of units',
    person: 'person of your court',
    underling: 'underling',
    'kind of holding': 'LAW, GUILD or TEMPLE',
    rate: 'NONE, LIGHT, NORMAL or HEAVY',
    proposal: 'ALLIANCE, PASSAGE, TRADE, LOAN or PEACE',
    pact: 'ALLIANCE or TRADE',
    right: 'PASSAGE or HOLDINGS',
    template: 'UNREST, THEFT, PAPERS, BRIBE or OTHER',
    stance: 'STAND, RETREAT or RETREAT IF OUTNUMBERED',
    task: 'NONE, OCCUPY, BESIEGE or DESTROY',
    'what then': 'OCCUPY or DESTROY',
    answer: 'YES or NO',
    controller: 'PLAYER or NPC',
    fallback: 'action instead',
    gold: 'gold',
    name: 'name',
    text: 'text',
    inside: 'INSIDE',
    flag: 'yes or no',
  },
};
