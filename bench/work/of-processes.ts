/** Rows of processes that begin and end with their work, as a program that is started for each turn. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineOf, fieldOf } from './field.ts';
import { adjudicate, readSheets, writeField, writeTold } from './turn.ts';
import { inNewFolder, timed, type Work } from './work.ts';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Ends when the process does; throws when it fails. */
export const runProcess = (args: readonly string[]): void => {
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
};

export const coldTurn: Work = {
  async prepare(house, { folder }) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, 1);
    const from = join(folder, 'before');
    writeField(engine, from, field);
    return {
      does: `${field.lines} order lines`,
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          'cold-turn': await timed(() => runProcess([script('cold-turn.ts'), house.root, from, to])),
        })),
    };
  },
};

/** What a program does that only writes reports: it reads what a turn has left, tells every seat, and ends. */
export const coldReports: Work = {
  async prepare(house, { folder }) {
    const engine = await engineOf(house);
    const field = await fieldOf(engine, 1);
    const from = join(folder, 'before');
    writeField(engine, from, field);
    writeTold(engine, from, adjudicate(engine, field.position, readSheets(engine, field)));
    return {
      does: '23 seats',
      once: (run) =>
        inNewFolder(join(folder, String(run)), async (to) => ({
          'cold-reports': await timed(() => runProcess([script('cold-reports.ts'), house.root, from, to])),
        })),
    };
  },
};
