import { GAZETTEER_KINDS, type GazetteerArea, isArea, type LatLon } from '../gazetteer.ts';
import type { CsvRow } from './csv.ts';
import { type NoteFault, readTable, type TableLine } from './table.ts';

const COLUMNS = ['number', 'name', 'kind', 'lat', 'lon', 'terrain', 'more'] as const;

/** The lines of areas.csv. */
export const readAreas = (rows: readonly CsvRow[], fault: NoteFault): readonly GazetteerArea[] => {
  const areas = readTable(rows, COLUMNS, fault).map((line) => readArea(line, fault));
  const named = areas.filter(isArea);
  noteDoubles(named, 'number', (area) => String(area.number), fault);
  noteDoubles(named, 'name', (area) => area.name, fault);
  return areas;
};

const readArea = ({ line, get, extra }: TableLine<(typeof COLUMNS)[number]>, fault: NoteFault): GazetteerArea => {
  const kind = GAZETTEER_KINDS.find((known) => known === get('kind'));
  const isNamed = kind === undefined || isArea({ kind });
  if (kind === undefined) fault(line, `kind is "${get('kind')}", not ${GAZETTEER_KINDS.join(', ')}`);
  if (get('name') === '' && isNamed) fault(line, 'no name');
  if (get('terrain') === '' && isNamed) fault(line, 'no terrain');
  const more = get('more').split(';');
  return {
    number: isNamed ? readNumber(get('number'), line, fault) : 0,
    name: get('name'),
    kind: kind ?? 'land',
    at: readPlace(`${get('lat')} ${get('lon')}`, line, fault),
    terrain: get('terrain'),
    more: more.filter((place) => place.trim() !== '').map((place) => readPlace(place, line, fault)),
    line,
    extra,
  };
};

const readNumber = (text: string, line: number, fault: NoteFault): number => {
  if (!/^[1-9]\d{0,3}$/.test(text)) fault(line, `number is "${text}", not a whole number from 1 to 9999`);
  return Number(text);
};

const readPlace = (text: string, line: number, fault: NoteFault): LatLon => {
  const match = /^\s*(-?\d+(?:\.\d+)?)\s+(-?\d+(?:\.\d+)?)\s*$/.exec(text);
  if (match === null) fault(line, `"${text.trim()}" is not a latitude and a longitude`);
  return { lat: Number(match?.[1]), lon: Number(match?.[2]) };
};

const noteDoubles = (
  areas: readonly GazetteerArea[],
  what: string,
  wordOf: (area: GazetteerArea) => string,
  fault: NoteFault,
): void => {
  const first = new Map<string, GazetteerArea>();
  for (const area of areas) {
    const word = wordOf(area);
    const other = first.get(word.toLowerCase());
    if (other === undefined) first.set(word.toLowerCase(), area);
    else if (word !== '') fault(area.line, `the ${what} ${word} is in line ${other.line} too`);
  }
};
