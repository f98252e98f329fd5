import type { ReportLine } from '@chancery/core';
import type { Retreat } from '../../events/battle-record.ts';
import type { BattleReport, ReportedRound } from '../../events/battle-report.ts';
import { fighters, type UnitNames } from '../../names/battle-names.ts';
import { place } from '../../names/names.ts';
import type { Reader } from '../../names/reader.ts';
import { kindOf, type UnitId } from '../../unit-id.ts';
import { tenths } from '../money.ts';
import { casualtyLines } from './casualties.ts';
import { head, line } from './line.ts';

/** Blows, status, casualties and retreats of one round. */
export const roundLines = (
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

const retreatLines = (
  { retreats }: ReportedRound,
  { kind }: BattleReport,
  name: UnitNames,
  reader: Reader,
): readonly ReportLine[] => {
  if (retreats.length === 0) return [];
  return [line('Retreats:', 0, 'MD-8.49'), ...retreats.map((retreat) => retreatLine(retreat, { kind }, name, reader))];
};

/** One retreat; where it does not stand in its round, that is said first. */
export const retreatLine = (
  { unit, to, why }: Retreat,
  { kind, round }: Pick<BattleReport, 'kind'> & { readonly round?: number },
  name: UnitNames,
  reader: Reader,
): ReportLine => {
  const when = round === undefined ? '' : `Round ${round}: `;
  const cause = why === 'follow' ? ', with the unit that it follows' : '';
  if (to === null)
    return line(`${when}${name(unit)} would retreat${cause}, but finds no way out and fights on`, 1, 'MD-8.62');
  const how = kind === 'border' ? 'falls back into' : 'retreats to';
  return line(`${when}${name(unit)} ${how} ${place(reader, to)}${cause}`, 1);
};
