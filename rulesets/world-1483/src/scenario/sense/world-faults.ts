import type { BorderKind, ScenarioFault, World } from '@chancery/core';
import { faultAt } from '@chancery/kit';
import { bordersIn } from '../borders-in.ts';
import { cellFault } from '../read/row.ts';
import type { FileRows } from '../read-file.ts';

const GROW = 'Grow the map again from the tables.';

/** What a border of the table may be called on the map. */
const DRAWN: { readonly [kind in 'land' | 'strait' | 'coast' | 'sea']: readonly BorderKind[] } = {
  land: ['land', 'mountain', 'river', 'bridge'],
  strait: ['strait'],
  coast: ['coast', 'reef'],
  sea: ['sea', 'passage'],
};

/** Whether the map is that of the tables: the same places, and every border of the one in the other (W83-21.25). */
export const worldFaults = (rows: FileRows, { areas, borders }: World): readonly ScenarioFault[] => {
  const { territories } = rows;
  const drawn = new Map(borders.map(({ a, b, kind }) => [`${a} ${b}`, kind]));
  const listed = bordersIn(rows);
  const keys = new Set(listed.map(({ a, b }) => `${a} ${b}`));
  const byNumber = new Map(areas.map((area) => [area.number, area]));
  const idOf = (number: number): string => territories[number - 1]?.id ?? `area ${number}`;
  return [
    ...(areas.length === territories.length
      ? []
      : [faultAt('territories', `the file has ${territories.length} places, the map ${areas.length} areas`, GROW)]),
    ...territories.flatMap(({ name, kind, line }, at): readonly ScenarioFault[] => {
      const area = byNumber.get(at + 1);
      if (area?.name === name && area.kind === kind) return [];
      const text = `area ${at + 1} of the map is not the ${kind} ${name}`;
      return [cellFault({ table: 'territories', line, column: 'name' }, text, GROW)];
    }),
    ...listed.flatMap(({ a, b, kind, path }): readonly ScenarioFault[] => {
      const found = drawn.get(`${a} ${b}`);
      if (found !== undefined && DRAWN[kind].includes(found)) return [];
      const text = `${idOf(a)} and ${idOf(b)} have ${found === undefined ? 'no border' : `a ${found} border`} on the map`;
      return [faultAt(path, `${text}, by the table one of the kind ${kind}`, GROW)];
    }),
    ...borders
      .filter(({ a, b }) => !keys.has(`${a} ${b}`))
      .map(({ a, b }) =>
        faultAt('neighbours', `the map has a border of ${idOf(a)} and ${idOf(b)}, the table none`, GROW),
      ),
  ];
};
