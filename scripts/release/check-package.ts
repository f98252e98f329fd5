import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds: from the command to the first page, on a machine that has never seen the package. */
const PATIENCE = 30_000;
/** The same where a Node has to be fetched first (50 MB). */
const PATIENCE_WITH_NODE = 180_000;
const ADDRESS = 'http://127.0.0.1:18431';

/** What an empty machine must show soon after the command, and what each proves. */
const PAGES: readonly (readonly [path: string, has: string, proves: string])[] = [
  ['/', '<html', 'the first page'],
  ['/readyz', '"ready":true', 'the database, and the worker'],
  ['/tutorial', '<script', 'the built pages'],
  ['/rules', 'World 1483', 'rulebooks'],
  ['/help/mail', '<h2', 'manuals'],
  ['/page.css', '{', 'the files of pages'],
];

/**
 * Runs the package by npx on a machine with nothing but Node: first with the Node that runs this and without a registry, then with
 * the Node of the path if that is older, which fetches a newer one.
 */
export const checkPackage = async (archive: string): Promise<void> => {
  const path = process.env['PATH'] ?? '';
  await checkOn(
    archive,
    { PATH: [dirname(process.execPath), path].join(delimiter), npm_config_offline: 'true' },
    PATIENCE,
  );
  const older = execFileSync('node', ['--version'], { encoding: 'utf8' }).trim();
  if (older !== process.version) await checkOn(archive, { PATH: path }, PATIENCE_WITH_NODE);
  console.log('The package runs on a machine that has only Node.');
};

/** With an empty home. Throws when a page does not come in time, or is not what it should be. */
const checkOn = async (archive: string, environment: NodeJS.ProcessEnv, patience: number): Promise<void> => {
  const home = mkdtempSync(join(tmpdir(), 'chancery-empty-'));
  cpSync(archive, join(home, basename(archive)));
  const began = Date.now();
  const server = spawn('npx', ['--yes', `./${basename(archive)}`, 'serve'], {
    cwd: home,
    env: {
      ...environment,
      HOME: home,
      CHANCERY_HTTP_PORT: new URL(ADDRESS).port,
      CHANCERY_MAIL_OUT: 'files',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    await firstAnswer(began + patience, server);
    console.log(`A page after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    for (const [path, has, proves] of PAGES) await look(path, has, proves);
  } finally {
    if (server.pid !== undefined && server.exitCode === null) {
      process.kill(-server.pid, 'SIGTERM');
      await once(server, 'exit');
    }
    rmSync(home, { recursive: true, force: true });
  }
};

const firstAnswer = async (until: number, server: ChildProcess): Promise<void> => {
  while (Date.now() < until && server.exitCode === null) {
    const answer = await fetch(`${ADDRESS}/`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('no page came in time');
};

const look = async (path: string, has: string, proves: string): Promise<void> => {
  const answer = await fetch(`${ADDRESS}${path}`);
  const text = await answer.text();
  if (!answer.ok || !text.includes(has)) throw new Error(`${path} (${proves}) is ${answer.status} without ${has}`);
};
