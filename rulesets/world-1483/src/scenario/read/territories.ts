import type { TerritoryRow } from '../../scenarios/rows.ts';
import { SPECIALS } from '../../words.ts';
import { type Faults, readRows } from './row.ts';

export const TERRITORY_COLUMNS = [
  'id',
  'name',
  'kind',
  'lat',
  'lon',
  'value',
  'city',
  'fort',
  'owner',
  'special',
  'straits_to',
  'notes',
] as const;

/** A row with the line in which it stands. */
export interface Lined {
  readonly line: number;
}

const MOST_VALUE = 8;
const MOST_FORT = 9;

/** The rows of the territories file (W83-21.1), each cell checked by itself. */
export const readTerritories = (text: string, faults: Faults): readonly (TerritoryRow & Lined)[] =>
  readRows('territories', text, TERRITORY_COLUMNS, faults).map((row) => {
    const kind = row.oneOf('kind', ['land', 'sea']);
    const isLand = kind === 'land';
    if (!isLand) {
      for (const column of ['value', 'city', 'fort', 'owner', 'straits_to'] as const) {
        if (row.text(column) !== '') row.fault(column, 'a sea zone has none', 'Leave the cell empty.');
      }
    }
    const city = row.text('city') === '' ? null : row.name('city');
    const fort = row.wholeOrNone('fort', 1, MOST_FORT);
    if (isLand && (city === null) !== (fort === null)) {
      const said = city === null ? 'a fortification without a city' : `${city} has no fortification`;
      row.fault('fort', said, 'Write a fortification from 1 to 9 with each city, and none without.');
    }
    return {
      line: row.line,
      id: row.id('id'),
      name: row.name('name'),
      kind,
      lat: row.degrees('lat', 90),
      lon: row.degrees('lon', 180),
      value: isLand ? row.whole('value', 0, MOST_VALUE) : 0,
      city,
      fort,
      owner: row.text('owner') === '' ? null : row.text('owner'),
      special: row.oneOfOrNone('special', SPECIALS),
      straitsTo: row.ids('straits_to'),
      notes: row.text('notes'),
    };
  });
