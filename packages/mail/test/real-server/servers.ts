import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Found } from './find-servers.ts';
import { dovecotSettings, eximSettings, type Ground } from './settings.ts';

/** exim and dovecot on loopback, in a folder of their own. */
export interface MailServers extends Ground {
  /** Tries everything again that could not be delivered, now. */
  runQueue(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both. They stop, and their folder goes, when this process ends, however it ends. */
export const startServers = async (
  found: Exclude<Found, { missing: string }>,
  directPort: number,
): Promise<MailServers> => {
  const { user } = found;
  const folder = mkdtempSync(join(tmpdir(), 'chancery-mail-'));
  const ground: Ground = { folder, smtpPort: await freePort(), imapPort: await freePort(), directPort, user };
  for (const name of ['spool', 'mail', 'run', 'home']) mkdirSync(join(folder, name));
  writeFileSync(join(folder, 'exim.conf'), eximSettings(ground));
  writeFileSync(join(folder, 'dovecot.conf'), dovecotSettings(ground));
  for (const name of ['', 'spool', 'mail', 'run', 'home']) chownSync(join(folder, name), user.uid, user.gid);
  const as = { uid: user.uid, gid: user.gid, cwd: folder };
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'watcher', found.exim, found.dovecot, folder], {
    ...as,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  await Promise.all([listens(ground.smtpPort, folder), listens(ground.imapPort, folder)]);
  return {
    ...ground,
    runQueue: () =>
      new Promise((resolve) => {
        spawn(found.exim, ['-C', join(folder, 'exim.conf'), '-qff'], { ...as, stdio: 'ignore' }).once('exit', () =>
          resolve(),
        );
      }),
    stop: () => ended(watcher),
  };
};

/** Runs both and holds its breath on standard input: when that ends, so do they, and the folder goes. */
const WATCHER = `
  "$1" -C "$3/exim.conf" -bdf >"$3/exim-out" 2>&1 &
  exim=$!
  "$2" -F -c "$3/dovecot.conf" >"$3/dovecot-out" 2>&1 &
  dovecot=$!
  cat >/dev/null
  kill $exim $dovecot
  wait
  rm -rf "$3"
`;

const ended = (watcher: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    watcher.once('exit', () => resolve());
    watcher.stdin?.end();
  });

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });

const listens = async (port: number, folder: string): Promise<void> => {
  for (let tries = 0; tries < 200; tries += 1) {
    if (await answers(port)) return;
    await wait(50);
  }
  const logs = ['exim-out', 'exim-mainlog', 'exim-paniclog', 'dovecot-out', 'dovecot.log'];
  throw new Error(`nobody listens on port ${port}:\n${logs.map((name) => contents(join(folder, name))).join('\n')}`);
};

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => resolve(true));
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.once('data', () => socket.end('QUIT\r\n'));
  });

const contents = (path: string): string => {
  try {
    return `${path}:\n${readFileSync(path, 'utf8')}`;
  } catch {
    return `${path} is not there`;
  }
};
