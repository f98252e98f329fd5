import { type AreaPair, BORDER_KINDS, BORDERS_BETWEEN } from '@chancery/core';
import { type CorrectedKind, type Correction, type GazetteerArea, isArea } from '../gazetteer.ts';
import type { CsvRow } from './csv.ts';
import { type NoteFault, readTable, type TableLine } from './table.ts';

const COLUMNS = ['a', 'b', 'kind', 'why'] as const;

const KINDS: readonly CorrectedKind[] = [...BORDER_KINDS, 'none'];

/** The lines of borders.csv. */
export const readCorrections = (
  rows: readonly CsvRow[],
  areas: readonly GazetteerArea[],
  fault: NoteFault,
): readonly Correction[] => {
  const called = new Map<string, GazetteerArea>();
  for (const area of areas.filter(isArea)) {
    called.set(area.name.toLowerCase(), area).set(String(area.number), area);
  }
  const corrections = readTable(rows, COLUMNS, fault).flatMap((line) => readCorrection(line, called, fault));
  const first = new Map<string, Correction>();
  for (const correction of corrections) {
    const key = `${correction.a} ${correction.b}`;
    const other = first.get(key);
    if (other === undefined) first.set(key, correction);
    else fault(correction.line, `this border is in line ${other.line} too`);
  }
  return corrections;
};

const readCorrection = (
  { line, get }: TableLine<(typeof COLUMNS)[number]>,
  called: ReadonlyMap<string, GazetteerArea>,
  fault: NoteFault,
): readonly Correction[] => {
  const [one, other] = [get('a'), get('b')].map((text) => {
    const area = called.get(text.toLowerCase());
    if (area === undefined) fault(line, `no land and no sea is called "${text}"`);
    return area;
  });
  const kind = KINDS.find((known) => known === get('kind'));
  if (kind === undefined) fault(line, `kind is "${get('kind')}", not ${KINDS.join(', ')}`);
  if (one === undefined || other === undefined || kind === undefined) return [];
  const pair = pairOf(one, other);
  const possible: readonly CorrectedKind[] = [...BORDERS_BETWEEN[pair], 'none'];
  if (one === other) fault(line, `${one.name} cannot border itself`);
  else if (!possible.includes(kind)) {
    fault(line, `${one.name} and ${other.name} are ${pair}: ${kind} is none of ${possible.join(', ')}`);
  }
  const [a, b] = one.number < other.number ? [one.number, other.number] : [other.number, one.number];
  return [{ a, b, kind, why: get('why'), line }];
};

const pairOf = (one: GazetteerArea, other: GazetteerArea): AreaPair => {
  if (one.kind !== other.kind) return 'land-sea';
  return one.kind === 'land' ? 'land-land' : 'sea-sea';
};
