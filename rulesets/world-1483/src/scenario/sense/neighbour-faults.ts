import { meantAmong, type ScenarioFault } from '@chancery/core';
import { twiceAt } from '@chancery/kit';
import type { TerritoryRow } from '../../scenarios/rows.ts';
import type { NeighbourRow } from '../read/neighbours.ts';
import { cellFault } from '../read/row.ts';
import type { Lined } from '../read/territories.ts';
import type { FileRows } from '../read-file.ts';

const at = ({ line }: Lined, column: string) => ({ table: 'neighbours', line, column }) as const;

/** What may stand in a column, for rows of which kind. */
const COLUMNS = [
  { column: 'land', of: 'land', names: 'land', what: 'a territory' },
  { column: 'coasts', of: 'land', names: 'sea', what: 'a sea zone' },
  { column: 'sea', of: 'sea', names: 'sea', what: 'a sea zone' },
] as const;

/** Of a zone that no other borders, its notes begin so (W83-21.29). */
const CLOSED = 'closed sea';

/** What makes no sense in the table of neighbours (W83-21.4, 21.30, 21.31). */
export const neighbourFaults = ({ neighbours, territories }: FileRows): readonly ScenarioFault[] => {
  const places = new Map(territories.map((row) => [row.id, row]));
  const rows = new Map(neighbours.map((row) => [row.id, row]));
  return [
    ...twiceAt(neighbours.map(({ id }) => id)).map(({ value, at: index }) =>
      cellFault(
        at(neighbours[index] as Lined, 'id'),
        `${value} stands in a row before`,
        'Write one row for each place.',
      ),
    ),
    ...neighbours.flatMap((row) => entryFaults(row, places, rows)),
    ...territories.flatMap((place) => aloneFaults(place, rows.get(place.id))),
  ];
};

const entryFaults = (
  row: NeighbourRow,
  places: ReadonlyMap<string, TerritoryRow>,
  rows: ReadonlyMap<string, NeighbourRow>,
): readonly ScenarioFault[] => {
  const place = places.get(row.id);
  if (place === undefined) {
    const text = `there is no place ${row.id}${meantAmong(row.id, places.keys())}`;
    return [cellFault(at(row, 'id'), text, 'Write the id of a place.')];
  }
  return COLUMNS.flatMap(({ column, of, names, what }): readonly ScenarioFault[] => {
    const fault = (text: string, remedy: string) => cellFault(at(row, column), text, remedy);
    const listed = row[column];
    if (place.kind !== of) return listed.length === 0 ? [] : [fault(`${row.id} is no ${of}`, 'Leave the cell empty.')];
    return [
      ...twiceAt(listed).map(({ value }) => fault(`${value} stands there twice`, 'Write it once.')),
      ...listed.flatMap((id): readonly ScenarioFault[] => {
        if (places.get(id)?.kind !== names || id === row.id) {
          const text = `${id} is not ${what} beside ${row.id}${meantAmong(id, places.keys())}`;
          return [fault(text, `Write ids of ${names === 'land' ? 'territories' : 'sea zones'}.`)];
        }
        if (column === 'land' && place.straitsTo.includes(id)) {
          return [fault(`${row.id} and ${id} are parted by a strait`, 'Write it in straits_to alone.')];
        }
        return column === 'coasts' || rows.get(id)?.[column].includes(row.id)
          ? []
          : [
              fault(
                `${row.id} names ${id}, but ${id} does not name ${row.id}`,
                'Write both into the row of the other.',
              ),
            ];
      }),
    ];
  });
};

const aloneFaults = (place: TerritoryRow & Lined, row: NeighbourRow | undefined): readonly ScenarioFault[] => {
  const where = { table: 'territories', line: place.line, column: 'id' } as const;
  if (row === undefined) {
    return [cellFault(where, `${place.id} has no row among the neighbours`, 'Write one row for each place.')];
  }
  if (place.kind === 'sea') {
    return row.sea.length > 0 || place.notes.startsWith(CLOSED)
      ? []
      : [cellFault(where, `no zone borders ${place.id}`, `Give it a neighbour, or begin its notes with "${CLOSED}".`)];
  }
  return row.land.length + row.coasts.length + place.straitsTo.length > 0
    ? []
    : [cellFault(where, `nobody can come to ${place.id}`, 'Give it a land neighbour, a strait or a coast.')];
};
