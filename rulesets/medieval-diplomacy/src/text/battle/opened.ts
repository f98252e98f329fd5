import type { ReportLine, RuleNumber } from '@chancery/core';
import type { BattleRecord, BattleRound } from '../../events/battle-record.ts';
import { commonReport } from '../../events/battle-report.ts';
import { fighters, type UnitNames, unitNamesOf } from '../../names/battle-names.ts';
import { who } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { troops } from '../../names/troop-words.ts';
import { battleHead, endLines, involvedLines } from '../battle.ts';
import { tenths } from '../money.ts';
import { experienceLines } from './aftermath.ts';
import { boardOf } from './board.ts';
import { head, line } from './line.ts';
import { retreatLine } from './round.ts';

/** A battle as everybody may read it when the campaign is over: on its board, with every die that fell (MD-16.30). */
export const openedBattleLines = (battle: BattleRecord, reader: Reader): readonly ReportLine[] => {
  const name = unitNamesOf(reader, battle.units);
  const report = { ...commonReport(battle), experience: battle.experience };
  return [
    head('MD-16.30', battleHead(battle, reader)),
    ...involvedLines(report, name),
    {
      text: 'Each attack and each siege attempt is a d10000. It hits if it is no higher than the number beside its unit.',
      rule: 'MD-8.31',
      board: boardOf(battle, reader),
    },
    ...battle.rounds.flatMap((round) => [
      ...otherDice(round),
      ...round.retreats.map((retreat) =>
        retreatLine(retreat, { kind: battle.kind, round: round.number }, name, reader),
      ),
    ]),
    ...endLines(report, name, reader),
    ...woundedDice(battle, name, reader),
    ...captureDice(battle, name, reader),
    ...experienceLines(report, reader),
  ];
};

/** What was rolled in a round beside attacks, in the order in which it fell. */
const otherDice = ({ number, draws }: BattleRound): readonly ReportLine[] =>
  (
    [
      ['places on the walls', draws.barracks, 'MD-9.29'],
      ['whom the attacks are aimed at', draws.target, 'MD-8.15'],
      ['a commander or another of rank 5', draws.rank5, 'MD-8.39'],
    ] as const satisfies readonly (readonly [string, readonly number[], RuleNumber])[]
  ).flatMap(([what, rolls, rule]) =>
    rolls.length === 0 ? [] : [line(`Round ${number}, ${what}: ${rolls.join(', ')}`, 1, rule)],
  );

const woundedDice = ({ wounded }: BattleRecord, name: UnitNames, reader: Reader): readonly ReportLine[] =>
  wounded.length === 0
    ? []
    : [
        head('MD-8.115', 'Wounded, who are lost if the die is no higher than their damage in tenths:'),
        ...wounded.map(({ unit, who: hurt, damage, hitPoints, roll, lost }) =>
          line(
            `${fighters(reader, unit, hurt, 1)} of ${name(unit)}, with ${tenths(damage)} damage of ${tenths(hitPoints)}, rolls ${roll} on a d${hitPoints} and ${lost ? 'is lost' : 'recovers'}`,
            1,
          ),
        ),
      ];

const captureDice = ({ captures }: BattleRecord, name: UnitNames, reader: Reader): readonly ReportLine[] =>
  captures.length === 0
    ? []
    : [
        head('MD-8.120', 'Captures:'),
        ...captures.map(({ from, type, chance, roll, by, into }) => {
          const came = into === null ? 'is not captured' : `joins ${name(into)}`;
          const prize = `${troops(reader.setting, type, 1)} of ${name(from)}`;
          return line(`${prize}, claimed by ${who(reader, by)} with ${chance}%, rolls ${roll} and ${came}`, 1);
        }),
      ];
