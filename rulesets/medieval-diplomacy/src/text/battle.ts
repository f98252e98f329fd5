import { counted, type ReportLine, sentence } from '@chancery/core';
import type { BattleUnit } from '../events/battle-record.ts';
import type { BattleReport, ReportedSiege } from '../events/battle-report.ts';
import { type UnitNames, unitNamesOf } from '../names/battle-names.ts';
import { place } from '../names/names.ts';
import type { Reader } from '../names/reader.ts';
import { troops } from '../names/troop-words.ts';
import { FORT_NAMES } from '../rules/forts.ts';
import { captureLines, experienceLines, fieldOf, woundedLines } from './battle/aftermath.ts';
import { lastCasualtyLines } from './battle/casualties.ts';
import { head, line } from './battle/line.ts';
import { roundLines } from './battle/round.ts';
import { tenths } from './money.ts';

/** The battle report, line by line and in the order of the rulebook's sample (MD-16.23, MD-16.25). */
export const battleLines = (battle: BattleReport, reader: Reader): readonly ReportLine[] => {
  const name = unitNamesOf(reader, battle.units);
  return [
    head('MD-16.23', battleHead(battle, reader)),
    ...involvedLines(battle, name),
    ...(battle.siege ? siegeLines(battle.siege, name, reader) : []),
    ...battle.rounds.flatMap((round) => roundLines(round, battle, name, reader)),
    ...endLines(battle, name, reader),
    ...woundedLines(battle, name, reader),
    ...captureLines(battle, name, reader),
    ...experienceLines(battle, reader),
  ];
};

/** `A land battle occurred at Gloucester (45), in phase 2` */
export const battleHead = (battle: Pick<BattleReport, 'kind' | 'place' | 'beyond' | 'phase'>, reader: Reader): string =>
  `${sentence(battleWords(battle, reader, 'occurred '))}, in phase ${battle.phase}`;

export const involvedLines = ({ units }: BattleReport, name: UnitNames): readonly ReportLine[] => [
  line('The following units were involved:', 0),
  ...units.map(({ unit, role, totalCombat, totalHitPoints }) =>
    line(
      `${name(unit)}, ${ROLES[role]} (Total Combat: ${totalCombat}, Total Hit Points: ${tenths(totalHitPoints)})`,
      1,
    ),
  ),
];

/** Who fell last, who holds the field, and of which units nothing is left. */
export const endLines = (battle: BattleReport, name: UnitNames, reader: Reader): readonly ReportLine[] => [
  head('MD-8.77', 'The battle has ended'),
  ...lastCasualtyLines(battle, name, reader),
  line(fieldOf(battle, reader), 0, 'MD-8.119'),
  ...battle.destroyed.map((unit) => line(`${name(unit)} was wiped out.`, 0, 'MD-4.17')),
];

const ROLES = {
  field: 'without any modifiers',
  fleet: 'without any modifiers',
  walls: 'defending the fortifications (with the fortification modifier)',
  landed: 'landed from the sea (with the amphibious modifier)',
  marines: 'fighting as marines (with the marine modifier)',
  trapped: 'trapped aboard enemy ships (with the marine modifier)',
} as const satisfies { readonly [role in BattleUnit['role']]: string };

/** `a land battle at Gloucester (45)`, `a cross-border battle between Minsk (3) and Mazyr (4)`. */
export const battleWords = (
  { kind, place: at, beyond }: Pick<BattleReport, 'kind' | 'place' | 'beyond'>,
  reader: Reader,
  occurred = '',
): string => {
  if (beyond !== null)
    return `a cross-border battle ${occurred}between ${place(reader, at)} and ${place(reader, beyond)}`;
  return `a ${kind} battle ${occurred}${kind === 'sea' ? 'in' : 'at'} ${place(reader, at)}`;
};

/** MD-16.25 */
const siegeLines = (siege: ReportedSiege, name: UnitNames, reader: Reader): readonly ReportLine[] => {
  const left = siege.level - siege.after;
  const rest = left === 0 ? 'it is ruined and gives no shelter' : `it defends as level ${left}, ${FORT_NAMES[left]}`;
  return [
    head('MD-9.11', 'The siege before the first round:'),
    ...siege.attempts.map(({ unit, type, attempts, successes }) =>
      line(
        `${name(unit)}: ${troops(reader.setting, type, attempts)} made ${counted(attempts, 'attempt')} and succeeded in ${successes}`,
        1,
      ),
    ),
    line(
      `The fortification of level ${siege.level}, ${FORT_NAMES[siege.level]}, had ${siege.before} damage and now has ${siege.after}: ${rest}`,
      1,
      'MD-9.5',
    ),
  ];
};
