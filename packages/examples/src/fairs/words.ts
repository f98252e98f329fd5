import { type ReportLine, type RulesetText, said, series, type TextByCode, type TextByKind } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { areaName, type Ground, powerName } from '../ground/ground.ts';
import { usualWords } from '../ground/words.ts';
import { windowLabel } from './rules.ts';
import type { Event, Fairs, Lot, Refusal } from './types.ts';

export const lotWords = ({ good, count }: Lot): string => `${count} ${good}`;

const REFUSALS: TextByCode<Refusal, Ground> = {
  'rulers-only': commonRefusals('house')['rulers-only'],
  'too-far': ({ place, home }, ground) =>
    `${areaName(ground, place)} is neither ${areaName(ground, home)}, your home, nor borders it.`,
  'too-few': ({ good, has }) => `You have ${lotWords({ good, count: has })}.`,
  'others-too-few': ({ house, good, has }, ground) =>
    `${powerName(ground, house)} has ${lotWords({ good, count: has })}.`,
  'same-good': ({ good }) => `Nobody trades ${good} for ${good}.`,
  yourself: () => 'You cannot trade with yourself.',
};

const TOLD: TextByKind<Event, Ground, readonly ReportLine[]> = {
  traded: ({ rule, offered, answered, gave, got }, ground) => [
    said(
      rule,
      `${powerName(ground, offered)} offered ${lotWords(gave)} for ${lotWords(got)}, and ${powerName(ground, answered)} answered: it is done.`,
    ),
  ],
  unanswered: ({ rule, to, gives, gets }, ground) => [
    said(rule, `${powerName(ground, to)} has not answered your offer of ${lotWords(gives)} for ${lotWords(gets)}.`),
  ],
  'too-late': ({ rule, powers, short, lot }, ground) => [
    said(
      rule,
      `A trade of ${series(powers.map((power) => powerName(ground, power)))} was not done: ${powerName(ground, short)} no longer has ${lotWords(lot)}.`,
    ),
  ],
  gathered: ({ rule, power, place, lot }, ground) => [
    said(rule, `${powerName(ground, power)} gathered ${lotWords(lot)} in ${areaName(ground, place)}.`),
  ],
  'half-ended': ({ rule, turn, half }) => [said(rule, `The ${half} half of turn ${turn} ended.`)],
};

/** Every sentence of Fairs in English. */
export const TEXT: RulesetText<Fairs> = {
  ...usualWords<Fairs>('sets of goods'),
  turn: ({ view }) => windowLabel(view),
  refusal: (refusal, { setting }) =>
    (REFUSALS[refusal.code] as (refusal: Refusal, ground: Ground) => string)(refusal, setting),
  told: (told, { setting }) =>
    (TOLD[told.kind] as (told: Event, ground: Ground) => readonly ReportLine[])(told, setting),
  argument: { place: 'place', house: 'house', good: 'good', wanted: 'good', give: 'number', get: 'number' },
};
