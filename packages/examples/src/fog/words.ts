import {
  counted,
  type ReportLine,
  type RulesetText,
  said,
  series,
  type TextByCode,
  type TextByKind,
} from '@chancery/core';
import { commonRefusals, figuresWords } from '@chancery/kit';
import { areaName, type Ground, powerName, powerOfCode } from '../ground/ground.ts';
import { usualWords } from '../ground/words.ts';
import { unitName } from './rules.ts';
import { SIGHTINGS } from './sightings.ts';
import type { Fog, Refusal, Told } from './types.ts';

export const menWords = (men: number): string => counted(men, 'man', 'men');

const REFUSALS: TextByCode<Refusal, Ground> = {
  'rulers-only': commonRefusals('lordship')['rulers-only'],
  'unknown-unit': ({ unit }) => `You have no unit ${unit}.`,
  'marches-already': ({ unit }) => `${unit} marches already.`,
  'too-far': ({ unit, reach }) => `${unit} goes through ${counted(reach, 'area')} at most.`,
  'no-border': ({ from, to }, ground) => `${areaName(ground, from)} does not border ${areaName(ground, to)}.`,
  'one-muster': () => 'You muster once a turn.',
  'home-lost': () => 'You muster at home, and your home is in the hands of another.',
  'too-poor': ({ cost, has }) => `It costs ${cost} silver, and you have ${has}.`,
};

const TOLD: TextByKind<Told, Ground, readonly ReportLine[]> = {
  mustered: ({ rule, unit, cost }, ground) => [
    said(
      rule,
      `${unitName(unit)} with ${menWords(unit.men)} was mustered in ${areaName(ground, unit.at)} for ${cost} silver.`,
    ),
  ],
  marched: ({ rule, unit, through: [from = 0, ...way] }, ground) => [
    said(
      rule,
      `${unit} marched from ${areaName(ground, from)} to ${series(way.map((area) => areaName(ground, area)))}.`,
    ),
  ],
  'battle-fought': ({ rule, area, sides, winner }, ground) => [
    said(
      rule,
      `Battle of ${areaName(ground, area)}: ${series(sides.map(({ power, men, roll }) => `${powerName(ground, power)} with ${menWords(men)} and a roll of ${roll}`))}.`,
    ),
    said(rule, winner === null ? 'Nobody fell.' : `${powerName(ground, winner)} stood, the others fell.`),
  ],
  fell: ({ rule, units, area }, ground) => [said(rule, `You lost ${series(units)} in ${areaName(ground, area)}.`)],
  taken: ({ rule, area, by }, ground) => [
    said(rule, `The banner of ${powerName(ground, by)} flies over ${areaName(ground, area)} now.`),
  ],
  rose: ({ rule, power, area }, ground) => [
    said(rule, `Rebels rise in ${areaName(ground, area)}: ${powerName(ground, power)} is a lord of the island now.`),
  ],
  looked: ({ rule, seen }, ground) => {
    const others = seen.flatMap((each) => (each.owner === null ? [] : [{ ...each, owner: each.owner }]));
    if (others.length === 0) return [said(rule, 'Your units see nobody.')];
    return others.map((each) => {
      const whose = powerName(ground, powerOfCode(ground, each.owner) ?? 0);
      return said(rule, `${whose} in ${areaName(ground, each.area)}: ${figuresWords(SIGHTINGS, each)}.`);
    });
  },
  earned: ({ rule, silver }) => [said(rule, `Your areas brought in ${silver} silver.`)],
  'turn-ended': ({ rule, turn }) => [said(rule, `Turn ${turn} ended.`)],
};

/** Every sentence of Fog in English. */
export const TEXT: RulesetText<Fog> = {
  ...usualWords<Fog>('areas'),
  refusal: (refusal, { setting }) =>
    (REFUSALS[refusal.code] as (refusal: Refusal, ground: Ground) => string)(refusal, setting),
  told: (told, { setting }) =>
    (TOLD[told.kind] as (told: Told, ground: Ground) => readonly ReportLine[])(told, setting),
  argument: { area: 'area', way: 'way', kind: 'kind of unit', unit: 'unit' },
};
