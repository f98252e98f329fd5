import type { ReportLine } from '@chancery/core';
import type { BattleReport } from '../../events/battle-report.ts';
import { fighters, type UnitNames } from '../../names/battle-names.ts';
import { commander, who, whoAll } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { troops } from '../../names/troop-words.ts';
import { tenths } from '../money.ts';
import { head, line } from './line.ts';

/** Who holds the field. */
export const fieldOf = (
  { victors, undecided, kind }: Pick<BattleReport, 'victors'> & { readonly undecided?: boolean; readonly kind: string },
  reader: Reader,
): string => {
  if (undecided === true) return 'After 200 rounds the battle ended undecided; all units stay where they are.';
  const field = kind === 'sea' ? 'sea' : 'field';
  return victors.length === 0 ? `Nobody holds the ${field}.` : `The ${field} belongs to ${whoAll(reader, victors)}.`;
};

/** MD-8.115 */
export const woundedLines = ({ wounded }: BattleReport, name: UnitNames, reader: Reader): readonly ReportLine[] =>
  wounded.length === 0
    ? []
    : [
        head('MD-8.115', 'Wounded:'),
        ...wounded.map(({ unit, who: hurt, damage, hitPoints, lost }) =>
          line(
            `${fighters(reader, unit, hurt, 1)} of ${name(unit)}, with ${tenths(damage)} damage of ${tenths(hitPoints)}, ${lost ? 'is lost' : 'recovers'}`,
            1,
          ),
        ),
      ];

/** MD-8.120; draws of like outcome in one line. */
export const captureLines = ({ captures }: BattleReport, name: UnitNames, reader: Reader): readonly ReportLine[] => {
  if (captures.length === 0) return [];
  const alike = Map.groupBy(captures, ({ from, type, by, into }) => `${from} ${type} ${by} ${into}`);
  return [
    head('MD-8.120', 'Captures:'),
    ...[...alike.values()].flatMap(([first, ...more]) => {
      if (!first) return [];
      const { from, type, by, into } = first;
      const count = 1 + more.length;
      const prize = `${troops(reader.setting, type, count)} of ${name(from)} ${count === 1 ? 'is' : 'are'}`;
      const joined = `captured by ${who(reader, by)} and ${count === 1 ? 'joins' : 'join'} `;
      return [line(`${prize} ${into === null ? 'not captured' : `${joined}${name(into)}`}`, 1)];
    }),
  ];
};

/** MD-10.12 */
export const experienceLines = ({ experience }: BattleReport, reader: Reader): readonly ReportLine[] =>
  experience.length === 0
    ? []
    : [
        head('MD-10.12', 'Experience:'),
        ...experience.map(({ commander: id, rating, gained, now }) =>
          line(`${commander(reader, id)} gains ${gained} in ${rating} tactics and has ${now} now`, 1),
        ),
      ];
