import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { now } from '../adapters/now.ts';
import { serverFlagsOf } from '../adapters/open-house.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A server in a process of its own. */
export interface Serving {
  readonly address: string;
  /** Of the process, in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** With which a server runs. */
export const SERVER_FLAGS = now.serverFlags;

/** `chancery serve` over a folder of data, with a worker inside or without; `under`: what starts it, such as strace. */
export const serveHouse = (data: string, worker: boolean, under: readonly string[] = []): Promise<Serving> =>
  serving([...under, process.execPath, ...SERVER_FLAGS, here('../../apps/chancery/src/main.ts'), 'serve'], {
    CHANCERY_DATA: data,
    CHANCERY_HTTP_PORT: '0',
    CHANCERY_WORKER_INSIDE: String(worker),
  });

/** A route with nothing behind it. */
export const serveBare = (): Promise<Serving> => serving([process.execPath, here('bare-route.ts')], {});

/** A route that writes what a submission leaves, and does nothing else. */
export const serveKeeping = (data: string): Promise<Serving> =>
  serving(
    [process.execPath, ...SERVER_FLAGS, here('keeping-route.ts'), JSON.stringify({ file: databaseIn(data) })],
    {},
  );

/** `chancery serve` of another checkout, without a worker. */
export const serveCheckout = (root: string, data: string): Promise<Serving> =>
  serving([process.execPath, ...serverFlagsOf(root), join(root, 'apps/chancery/src/main.ts'), 'serve'], {
    CHANCERY_DATA: data,
    CHANCERY_HTTP_PORT: '0',
    CHANCERY_WORKER_INSIDE: 'false',
  });

const serving = async (command: readonly string[], settings: { readonly [name: string]: string }): Promise<Serving> => {
  const [program, ...args] = command as [string, ...string[]];
  const child = spawn(program, args, { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'pipe'] });
  const address = await addressOf(child);
  const pid = program === process.execPath ? (child.pid as number) : childOf(child.pid as number);
  return {
    address,
    memory: () => Number(/VmRSS:\s*(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop() {
      const ended = once(child, 'close');
      process.kill(pid, 'SIGTERM');
      await ended;
    },
  };
};

/** It says so in the line with which it starts; what it says later nobody reads, but somebody must take it. */
const addressOf = (child: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    let said = '';
    child.stderr?.on('data', (chunk) => {
      said += chunk;
    });
    child.once('close', (code) => reject(new Error(`the server has ended with ${code}: ${said}`)));
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      const address = /"at":"(http[^"]+)"/.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });

const childOf = (pid: number): number =>
  Number(execFileSync('pgrep', ['--parent', String(pid)], { encoding: 'utf8' }).split('\n')[0]);

/** The folder in which the database of a server lies, as its settings have it. */
export const databaseIn = (data: string): string => join(data, 'chancery.db');
