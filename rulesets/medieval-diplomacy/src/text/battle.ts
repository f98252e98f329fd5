import type { ReportLine, RuleNumber } from '@chancery/core';
import type { BattleUnit } from '../battle/record.ts';
import { FORT_NAMES } from '../rules/forts.ts';
import type { BattleReport, ReportedRound, ReportedSiege } from '../tell/battle-report.ts';
import { kindOf, type UnitId } from '../unit-id.ts';
import { fate, fighters, type UnitNames, unitNamesOf } from './battle-names.ts';
import { tenths } from './money.ts';
import { commander, place, who, whoAll } from './names.ts';
import type { Reader } from './reader.ts';
import { troops } from './troop-words.ts';
import { counted, said, sentence } from './words.ts';

/** The battle report, line by line and in the order of the rulebook's sample (MD-16.23, MD-16.25). */
export const battleLines = (battle: BattleReport, reader: Reader): readonly ReportLine[] => {
  const name = unitNamesOf(reader, battle.units);
  return [
    head('MD-16.23', `${sentence(battleWords(battle, reader, 'occurred '))}, in phase ${battle.phase}`),
    line('The following units were involved:', 0),
    ...battle.units.map(({ unit, role, totalCombat, totalHitPoints }) =>
      line(
        `${name(unit)}, ${ROLES[role]} (Total Combat: ${totalCombat}, Total Hit Points: ${tenths(totalHitPoints)})`,
        1,
      ),
    ),
    ...(battle.siege ? siegeLines(battle.siege, name, reader) : []),
    ...battle.rounds.flatMap((round) => roundLines(round, battle, name, reader)),
    head('MD-8.77', 'The battle has ended'),
    line(fieldOf(battle, reader), 0, 'MD-8.119'),
    ...battle.destroyed.map((unit) => line(`${name(unit)} was wiped out.`, 0, 'MD-4.17')),
    ...woundedLines(battle, name, reader),
    ...captureLines(battle, name, reader),
    ...experienceLines(battle, reader),
  ];
};

const ROLES = {
  field: 'without any modifiers',
  fleet: 'without any modifiers',
  walls: 'defending the fortifications (with the fortification modifier)',
  landed: 'landed from the sea (with the amphibious modifier)',
  marines: 'fighting as marines (with the marine modifier)',
  trapped: 'trapped aboard enemy ships (with the marine modifier)',
} as const satisfies { readonly [role in BattleUnit['role']]: string };

const head = (rule: RuleNumber, text: string): ReportLine => said(rule, text, { style: 'head' });

const line = (text: string, indent: 0 | 1 | 2, rule?: RuleNumber): ReportLine => ({
  text,
  ...(rule === undefined ? {} : { rule }),
  ...(indent === 0 ? {} : { indent }),
});

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

const roundLines = (
  round: ReportedRound,
  battle: BattleReport,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => [
  head('MD-8.31', `The events for round #${round.number}:`),
  ...blowLines(round, battle, name, reader),
  line(`Unit status at the end of round #${round.number}:`, 0),
  ...round.status.map(({ unit, suffered, taken, totalHitPoints }) =>
    line(
      `${name(unit)} suffered ${tenths(suffered)} damage (Total Hit Points: ${tenths(totalHitPoints)}, Total Damage Taken: ${tenths(taken)})`,
      1,
    ),
  ),
  ...casualtyLines(round, name, reader),
  ...retreatLines(round, battle, name, reader),
];

const blowLines = (
  { blows }: ReportedRound,
  battle: BattleReport,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  let unit: UnitId | null = null;
  return blows.flatMap((blow) => {
    const caused = line(`${fighters(reader, blow.unit, blow.by, blow.count)} caused ${blow.hits} damage`, 2);
    if (blow.unit === unit) return [caused];
    unit = blow.unit;
    return [line(`${name(unit)}${retreatLevel(battle, unit)}:`, 1), caused];
  });
};

/** Garrisons have none. */
const retreatLevel = (battle: BattleReport, id: UnitId): string => {
  const found = kindOf(id) === 'G' ? undefined : battle.units.find(({ unit }) => unit === id);
  return found === undefined ? '' : ` (Retreat Level ${found.retreatLevel})`;
};

const casualtyLines = (
  { number, casualties }: ReportedRound,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  if (casualties === null) return [line('Casualties: none (this is not a casualty round)', 0, 'MD-8.43')];
  if (casualties.length === 0) return [line('Casualties: none', 0, 'MD-8.43')];
  return [
    line(`Casualties for round #${number}:`, 0, 'MD-8.43'),
    ...casualties.flatMap(({ unit, damage, killed, left }) => {
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
    }),
  ];
};

const retreatLines = (
  { retreats }: ReportedRound,
  { kind }: BattleReport,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  if (retreats.length === 0) return [];
  return [
    line('Retreats:', 0, 'MD-8.49'),
    ...retreats.map(({ unit, to, why }) => {
      const cause = why === 'follow' ? ', with the unit that it follows' : '';
      if (to === null)
        return line(`${name(unit)} would retreat${cause}, but finds no way out and fights on`, 1, 'MD-8.62');
      const how = kind === 'border' ? 'falls back into' : 'retreats to';
      return line(`${name(unit)} ${how} ${place(reader, to)}${cause}`, 1);
    }),
  ];
};

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
const woundedLines = ({ wounded }: BattleReport, name: UnitNames, reader: Reader): readonly ReportLine[] =>
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
const captureLines = ({ captures }: BattleReport, name: UnitNames, reader: Reader): readonly ReportLine[] => {
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
const experienceLines = ({ experience }: BattleReport, reader: Reader): readonly ReportLine[] =>
  experience.length === 0
    ? []
    : [
        head('MD-10.12', 'Experience:'),
        ...experience.map(({ commander: id, rating, gained, now }) =>
          line(`${commander(reader, id)} gains ${gained} in ${rating} tactics and has ${now} now`, 1),
        ),
      ];
