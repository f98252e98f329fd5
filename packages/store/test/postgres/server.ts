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
  url(database: string): string;
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
  await untilReady(url('postgres'), join(folder, 'log'));
  return { bin, url };
};

/** Runs the server and holds its breath on standard input: when that ends, so does the server, and its folder goes. */
const WATCHER = `
  "$1" -D "$2/data" -p "$3" -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off \
    -c max_connections=60 -c shared_buffers=32MB -c autovacuum=off >"$2/log" 2>&1 &
  server=$!
  cat >/dev/null
  kill -QUIT $server
  wait $server
  rm -rf "$2"
`;

/** Root cannot run PostgreSQL; everybody else runs it himself. */
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
