import { meantAmong, type ScenarioFault } from '@chancery/core';
import { twiceAt } from '@chancery/kit';
import type { TerritoryRow } from '../../scenarios/rows.ts';
import { cellFault } from '../read/row.ts';
import type { Lined } from '../read/territories.ts';
import type { FileRows } from '../read-file.ts';

/** Lands of these words belong to no nation at the start (W83-21.3). */
const NOBODYS: readonly string[] = ['siberia', 'remote', 'berber', 'indep'];

type Territory = TerritoryRow & Lined;

const at = ({ line }: Lined, column: string) => ({ table: 'territories', line, column }) as const;

/** What makes no sense in the rows of territories and zones (W83-21.1, 21.3, 21.4). */
export const territoryFaults = ({ territories, nations }: FileRows): readonly ScenarioFault[] => {
  const names = new Set(nations.map(({ nation }) => nation));
  return [
    ...doubles(territories, 'id'),
    ...doubles(territories, 'name'),
    ...orderFaults(territories),
    ...territories
      .filter(({ kind }) => kind === 'land')
      .flatMap((row) => [...ownerFaults(row, names), ...straitFaults(row, territories)]),
    ...specialFaults(territories),
  ];
};

const doubles = (territories: readonly Territory[], column: 'id' | 'name'): readonly ScenarioFault[] =>
  twiceAt(territories.map((row) => row[column].toLowerCase())).map(({ at: index }) => {
    const row = territories[index] as Territory;
    return cellFault(
      at(row, column),
      `${row[column]} stands in a row before`,
      `Give each place a ${column} of its own.`,
    );
  });

const orderFaults = (territories: readonly Territory[]): readonly ScenarioFault[] => {
  const firstSea = territories.findIndex(({ kind }) => kind === 'sea');
  return territories
    .filter(({ kind }, index) => firstSea >= 0 && kind === 'land' && index > firstSea)
    .map((row) => cellFault(at(row, 'kind'), `the land ${row.id} stands below a sea zone`, 'Write land rows first.'));
};

const ownerFaults = (row: Territory, names: ReadonlySet<string>): readonly ScenarioFault[] => {
  const { id, owner, special } = row;
  const isNobodys = NOBODYS.includes(special ?? '');
  if (owner !== null && !names.has(owner)) {
    const text = `${id} is owned by ${owner}, which is not in the nations file${meantAmong(owner, names)}`;
    return [cellFault(at(row, 'owner'), text, 'Write the name of a nation, or leave the cell empty.')];
  }
  if (owner !== null && isNobodys) {
    const text = `${id} is ${special}, and owned by ${owner}`;
    return [cellFault(at(row, 'owner'), text, 'Leave the owner or the special word out.')];
  }
  if (owner === null && !isNobodys) {
    const remedy = `Write the name of a nation, or one of ${NOBODYS.join(', ')} as its special word.`;
    return [cellFault(at(row, 'owner'), `${id} has no owner`, remedy)];
  }
  return [];
};

const straitFaults = (row: Territory, territories: readonly Territory[]): readonly ScenarioFault[] =>
  row.straitsTo.flatMap((id): readonly ScenarioFault[] => {
    const other = territories.find((each) => each.id === id);
    const fault = (text: string, remedy: string) => [cellFault(at(row, 'straits_to'), text, remedy)];
    if (other === undefined || other.kind === 'sea' || other === row) {
      const known = territories.filter(({ kind }) => kind === 'land').map((each) => each.id);
      return fault(
        `${id} is no other territory${meantAmong(id, known)}`,
        'Write the id of the land across the strait.',
      );
    }
    return other.straitsTo.includes(row.id)
      ? []
      : fault(`${row.id} names ${id}, but ${id} does not name ${row.id}`, 'Write a strait in the rows of both sides.');
  });

/** How often a word may stand in a file, over lands and zones; a scenario may go without. */
const TOGETHER = [
  { special: 'barents', lands: 0, zones: 1 },
  { special: 'strait-aegean-blacksea', lands: 1, zones: 2 },
  { special: 'canal-control', lands: 2, zones: 0 },
  { special: 'canal', lands: 0, zones: 2 },
] as const;

const specialFaults = (territories: readonly Territory[]): readonly ScenarioFault[] => [
  ...territories
    .filter(({ kind, special }) => kind === 'sea' && NOBODYS.includes(special ?? ''))
    .map((row) => cellFault(at(row, 'special'), `the zone ${row.id} cannot be ${row.special}`, 'Leave it empty.')),
  ...TOGETHER.flatMap(({ special, lands, zones }): readonly ScenarioFault[] => {
    const rows = territories.filter((row) => row.special === special);
    const found = rows.filter(({ kind }) => kind === 'land').length;
    const last = rows.at(-1);
    if (last === undefined || (found === lands && rows.length - found === zones)) return [];
    const text = `${special} stands with ${found} territories and ${rows.length - found} zones, not ${lands} and ${zones}`;
    return [cellFault(at(last, 'special'), text, 'Write it with each of these, or not at all.')];
  }),
];
