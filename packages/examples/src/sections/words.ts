import { type ReportLine, type RulesetText, said, type TextByCode, type TextByKind } from '@chancery/core';
import { commonRefusals } from '@chancery/kit';
import { areaName, type Ground, powerName } from '../ground/ground.ts';
import { usualWords } from '../ground/words.ts';
import { coinWords } from './rules.ts';
import { townsNow } from './towns.ts';
import type { Commission, Event, Refusal, Sections } from './types.ts';

/** `#7: Wool for Ely, 8.5` */
export const commissionWords = (ground: Ground, { number, good, town, pay }: Commission): string =>
  `#${number}: ${good} for ${areaName(ground, town)}, ${coinWords(pay)}`;

const REFUSALS: TextByCode<Refusal, Ground> = {
  'not-wanted': ({ commission }) => `No town asks for anything under #${commission}.`,
  'too-long': ({ most }) => `Nobody is away for more than ${most} turns.`,
  'rulers-only': commonRefusals('house')['rulers-only'],
  'unknown-wagon': ({ wagon }) => `You have no wagon called ${wagon}.`,
  'name-taken': ({ wagon }) => `You have a wagon called ${wagon} already.`,
  'too-poor': ({ cost, has }) => `It costs ${coinWords(cost)}, and you have ${coinWords(has)}.`,
  laden: ({ wagon, load }) => `${wagon} carries ${load} already.`,
  empty: ({ wagon }) => `${wagon} carries nothing.`,
  'not-asked': ({ wagon, commission }) => `${wagon} does not stand with the good of #${commission} where it is wanted.`,
  'drives-already': ({ wagon }) => `${wagon} drives already.`,
  'no-route': ({ from, to }, ground) => `No route leads from ${areaName(ground, from)} to ${areaName(ground, to)} now.`,
};

const TOLD: TextByKind<Event, Ground, readonly ReportLine[]> = {
  hired: ({ rule, wagon, town, cost }, ground) => [
    said(rule, `${wagon} was hired in ${areaName(ground, town)} for ${coinWords(cost)}.`),
  ],
  bought: ({ rule, wagon, good, price }) => [said(rule, `${wagon} was loaded with ${good} for ${coinWords(price)}.`)],
  sold: ({ rule, wagon, good, price }) => [said(rule, `${wagon} sold its ${good} for ${coinWords(price)}.`)],
  unloaded: ({ rule, wagon, commission }) => [
    said(rule, `${wagon} delivered #${commission.number} for ${coinWords(commission.pay)}.`),
  ],
  delivered: ({ rule, power, commission }, ground) => [
    said(rule, `${powerName(ground, power)} delivered ${commissionWords(ground, commission)}.`),
  ],
  drove: ({ rule, wagon, from, to, fare }, ground) => [
    said(
      rule,
      fare === 0
        ? `${wagon} drove from ${areaName(ground, from)} to ${areaName(ground, to)}.`
        : `${wagon} sailed from ${areaName(ground, from)} to ${areaName(ground, to)} for ${coinWords(fare)}.`,
    ),
  ],
  'bridge-taken': ({ rule, a, b }, ground) => [
    said(rule, `A flood took the bridge between ${areaName(ground, a)} and ${areaName(ground, b)}.`),
  ],
  'bridge-mended': ({ rule, a, b }, ground) => [
    said(rule, `The bridge between ${areaName(ground, a)} and ${areaName(ground, b)} was mended.`),
  ],
  renamed: ({ rule, town, name }, ground) => [said(rule, `${firstName(ground, town)} is called ${name} from now on.`)],
  failed: ({ rule, verb, wagon }) => [said(rule, `${verb} with ${wagon} came to nothing.`)],
  asked: ({ rule, commission }, ground) => [said(rule, `Wanted: ${commissionWords(ground, commission)}.`)],
  'turn-ended': ({ rule, turn }) => [said(rule, `Turn ${turn} ended, and prices moved.`)],
};

/** What the map called a town when the game began. */
const firstName = ({ world }: Ground, town: number): string =>
  world.areas.find(({ number }) => number === town)?.name ?? '';

/** Every sentence of Sections in English. */
export const TEXT: RulesetText<Sections> = {
  ...usualWords<Sections>('deliveries'),
  refusal: (refusal, { setting, view }) =>
    (REFUSALS[refusal.code] as (refusal: Refusal, ground: Ground) => string)(refusal, townsNow(setting, view)),
  told: (told, { setting, view }) =>
    (TOLD[told.kind] as (told: Event, ground: Ground) => readonly ReportLine[])(told, townsNow(setting, view)),
  argument: {
    town: 'town',
    good: 'good',
    wagon: 'wagon',
    commission: 'commission',
    name: 'name',
    price: 'price',
    house: 'house',
    letter: 'letter',
    days: 'days',
    note: 'note',
  },
};
