import { meantAmong, type ScenarioFault } from '@chancery/core';
import { armsFaults, twiceAt } from '@chancery/kit';
import { cellFault, cellPath } from '../read/row.ts';
import type { FileRows } from '../read-file.ts';

/** What makes no sense in how nations are shown: each once, with arms that nobody else has. */
export const lookFaults = ({ looks, nations }: FileRows): readonly ScenarioFault[] => {
  const at = (line: number, column: string) => ({ table: 'looks', line, column }) as const;
  const names = nations.map(({ nation }) => nation);
  return [
    ...twiceAt(looks.map(({ nation }) => nation)).map(({ value, at: index }) =>
      cellFault(at(looks[index]?.line ?? 1, 'nation'), `${value} stands in a row before`, 'Write one row for each.'),
    ),
    ...looks
      .filter(({ nation }) => !names.includes(nation))
      .map(({ nation, line }) =>
        cellFault(at(line, 'nation'), `there is no nation ${nation}${meantAmong(nation, names)}`, 'Take the row out.'),
      ),
    ...nations
      .filter(({ nation }) => !looks.some((look) => look.nation === nation))
      .map(({ nation, line }) =>
        cellFault({ table: 'nations', line, column: 'nation' }, `${nation} has no row among the looks`, 'Write one.'),
      ),
    ...armsFaults(
      looks.map(({ nation, arms, line }) => ({ entry: nation, arms, path: cellPath('looks', line, 'arms') })),
      'nations',
    ),
  ];
};
