import type { ReportLine } from '@chancery/core';
import type { RoundCasualties } from '../../events/battle-record.ts';
import type { BattleReport, ReportedRound } from '../../events/battle-report.ts';
import { fate, fighters, type UnitNames } from '../../names/battle-names.ts';
import type { Reader } from '../../names/reader.ts';
import { tenths } from '../money.ts';
import { line } from './line.ts';

export const casualtyLines = (
  { number, casualties }: ReportedRound,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  if (casualties === null) return [line('Casualties: none (this is not a casualty round)', 0, 'MD-8.43')];
  if (casualties.length === 0) return [line('Casualties: none', 0, 'MD-8.43')];
  return [
    line(`Casualties for round #${number}:`, 0, 'MD-8.43'),
    ...casualties.flatMap((each) => lossLines(each, name, reader)),
  ];
};

/** Those of units that retreated, and of an odd last round. */
export const lastCasualtyLines = (
  { lastCasualties }: BattleReport,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] =>
  lastCasualties.length === 0
    ? []
    : [
        line('Casualties at the end of the battle:', 0, 'MD-8.66'),
        ...lastCasualties.flatMap((each) => lossLines(each, name, reader)),
      ];

/** The fallen by type, each with the hit points of one, those of the walls included. */
const lossLines = (
  { unit, damage, killed, left }: RoundCasualties,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  const suffered = `${name(unit)} suffered ${tenths(damage)} damage`;
  const remains = `${tenths(left)} more damage remains`;
  if (killed.length === 0) return [line(`${suffered}, without losses; ${remains}`, 1)];
  return [
    line(`${suffered}, with these losses:`, 1),
    ...killed.map(({ who: fallen, count, hitPoints }, i) => {
      const last = i === killed.length - 1 ? `, ${remains}` : '';
      const verb = `${count === 1 ? 'is' : 'are'} ${fate(reader, fallen)}`;
      return line(`${fighters(reader, unit, fallen, count)} (Hit Points: ${tenths(hitPoints)}) ${verb}${last}`, 2);
    }),
  ];
};
