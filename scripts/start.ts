/**
 * `npm start`: a server on this machine with a campaign of Europe in 1320 to try out. Bots rule 22 realms; the page at the
 * printed address leads to the desk of the one that is left, without an account. What it keeps lies in .chancery/server, or
 * where CHANCERY_DATA says.
 */
import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { EXIT, processIo } from 'chancery';
import { readSettings, startDemo } from 'chancery/server';

const root = resolve(import.meta.dirname, '..');
const io = processIo();

/** That of this machine, since whoever looks at it sits here. */
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

const PLAN = {
  title: 'Europe 1320',
  ruleset: rulesetId('medieval-diplomacy'),
  scenario: 'europe-1320',
  seat: seatId('Eng'),
} as const;

/** As short as it can be said from here. */
const shown = (path: string): string => {
  const short = relative(io.cwd, path);
  return short.startsWith('..') ? path : short;
};

/** In a process of its own: what builds the pages need not stay in the server's memory. */
const buildPages = (): void => {
  execFileSync(process.execPath, [join(root, 'apps/web/build/build.ts')], { stdio: 'inherit' });
};

const main = async (): Promise<number> => {
  const usual = { CHANCERY_DATA: join(root, '.chancery', 'server'), CHANCERY_LOG_LEVEL: 'warn', CHANCERY_ZONE: ZONE };
  const settings = readSettings({ ...usual, ...io.environment });
  if (!settings.ok) {
    for (const fault of settings.error) io.complain(fault);
    return EXIT.usage;
  }
  buildPages();
  const stopped = io.untilStopped();
  io.write('Chancery: Medieval Diplomacy, Europe in 1320. Bots rule 22 realms; England is yours.\n');
  const demo = await startDemo(settings.value, { rulesets: RULESETS }, PLAN);
  const { data } = settings.value;
  const { address } = demo.server;
  const lines = [
    `${demo.goesOn ? 'It goes on where it was' : 'It has just begun'}. A turn is run when you have sent your orders and say that you need no more time. Mails are written to ${shown(demo.mails)}.`,
    `Ctrl+C stops the server, and npm start goes on with the same campaign; remove ${shown(resolve(data))} to begin anew.`,
    '',
    `Open ${address}/`,
  ];
  io.write(`${lines.join('\n')}\n`);
  await stopped;
  await demo.server.stop();
  return EXIT.done;
};

main().then(
  (exit) => {
    process.exitCode = exit;
  },
  (error: NodeJS.ErrnoException & { port?: number }) => {
    const taken = error.code === 'EADDRINUSE';
    const what = `Port ${error.port} is taken by another program. Stop it, or choose another: CHANCERY_HTTP_PORT=9000 npm start`;
    io.complain(taken ? what : (error.stack ?? String(error)));
    process.exitCode = taken ? EXIT.busy : EXIT.internal;
  },
);
