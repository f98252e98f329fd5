import { type ReportLine, said, series, type TextByKind } from '@chancery/core';
import type { Side } from '../events/march.ts';
import type { Event } from '../events.ts';
import { areaName, companyWords, houseName, menWords } from '../names/names.ts';
import type { Setting } from '../setting.ts';

/** What is told of each event; the compiler asks for each. */
const TOLD: TextByKind<Event, Setting, readonly ReportLine[]> = {
  marched: ({ rule, power, company, from, to }, setting) => [
    said(
      rule,
      `${houseName(setting, power)}: ${companyWords([company])} marched from ${areaName(setting, from)} to ${areaName(setting, to)}.`,
    ),
  ],
  'battle-fought': ({ rule, area, sides, winner }, setting) => [
    said(rule, `Battle of ${areaName(setting, area)}: ${series(sides.map((side) => sideWords(side, setting)))}.`),
    said(rule, winner === null ? 'Nobody fell.' : `${houseName(setting, winner)} stood, the other side fell.`),
  ],
  'turn-ended': ({ rule, turn, taken, points }, setting) => [
    ...taken.map(({ area, by }) => said(rule, `${areaName(setting, area)} belongs to ${houseName(setting, by)} now.`)),
    said(
      rule,
      `Turn ${turn} ended. Points: ${series(points.map((each) => `${houseName(setting, each.power)} ${each.points}`))}.`,
    ),
  ],
};

/** `House Ash with 7 men and a 2` */
const sideWords = ({ power, men, roll }: Side, setting: Setting): string =>
  `${houseName(setting, power)} with ${menWords(men)} and a roll of ${roll}`;

export const toldLines = (event: Event, setting: Setting): readonly ReportLine[] =>
  (TOLD[event.kind] as (event: Event, setting: Setting) => readonly ReportLine[])(event, setting);
