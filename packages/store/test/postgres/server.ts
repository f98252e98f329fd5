import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** A PostgreSQL server of our own, on loopback. It stops and leaves nothing behind when this process ends, however it ends. */
export interface PostgresServer {
  readonly bin: string;
  /** Where all of it lies: its data, and what it has to say. */
  readonly folder: string;
  url(database: string): string;
  /** Ends it as whoever runs it would, with all connections; what was written stays. */
  stop(): void;
  /** Starts it again at the same place. */
  start(): Promise<void>;
  /** Has all its processes stand still, and go on. */
  freeze(): void;
  thaw(): void;
  /** Ends it for good. */
  end(): void;
}

/** Starts a server in a new folder, as a user who is not root. */
export const startPostgres = async (bin: string): Promise<PostgresServer> => {
  const user = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'chancery-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid as number);
  const data = join(folder, 'data');
  const init = ['--pgdata', data, '--username=chancery', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...user, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const watcher = spawn('/bin/sh', ['-c', WATCHER, 'watcher', join(bin, 'postgres'), folder, String(port)], {
    ...user,
    cwd: folder,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  const url = (database: string): string => `postgres://chancery@127.0.0.1:${port}/${database}`;
  const ready = () => untilReady(url('postgres'), join(folder, 'log'));
  const control = (...words: readonly string[]): void =>
    void execFileSync(join(bin, 'pg_ctl'), [...words, '--pgdata', data], { ...user, cwd: folder, stdio: 'ignore' });
  await ready();
  return {
    bin,
    folder,
    url,
    stop: () => control('stop', '--mode=fast', '--wait'),
    async start() {
      control('start', '--no-wait', '--log', join(folder, 'log'), '--options', `-p ${port} ${SETTINGS}`);
      await ready();
    },
    freeze: () => signalAll(data, 'SIGSTOP'),
    thaw: () => signalAll(data, 'SIGCONT'),
    end: () => (watcher.stdin as Socket).destroy(),
  };
};

/** The first process and its children, one for each connection. */
const signalAll = (data: string, signal: NodeJS.Signals): void => {
  const first = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').trim().split(' ').filter(Boolean);
  for (const each of [first, ...children]) {
    try {
      process.kill(Number(each), signal);
    } catch (fault) {
      // A connection that ended since the list was read has no process any more.
      if ((fault as NodeJS.ErrnoException).code !== 'ESRCH') throw fault;
    }
  }
};

const SETTINGS =
  '-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off -c max_connections=60 -c shared_buffers=32MB -c autovacuum=off';

/**
 * Runs the server and holds its breath on standard input: when that ends, so does the server, also one that was started again
 * meanwhile, and its folder goes.
 */
const WATCHER = `
  "$1" -D "$2/data" -p "$3" ${SETTINGS} >"$2/log" 2>&1 &
  cat >/dev/null
  server=$(head -n 1 "$2/data/postmaster.pid")
  kill -QUIT $server
  wait
  while kill -0 $server; do sleep 0.1; done
  rm -rf "$2"
`;

/** Root cannot run PostgreSQL; everybody else runs it themselves. */
const unprivileged = (): { readonly uid?: number; readonly gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: '-u' | '-g', name: string): number | undefined => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  const name = id('-u', 'postgres') === undefined ? 'nobody' : 'postgres';
  return { uid: id('-u', name) as number, gid: id('-g', name) as number };
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const untilReady = async (url: string, log: string): Promise<void> => {
  for (let tries = 0; tries < 300; tries += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await sleep(100);
    }
  }
  throw new Error(`PostgreSQL did not start: ${readFileSync(log, 'utf8')}`);
};
