#!/usr/bin/env node
/**
 * `chancery` of a release. Any Node from 20 can start it; it runs on Node 24, its own if that is new enough, or else one that it
 * fetches once from the npm registry. Plain JavaScript, because an old Node reads it.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { version, chancery } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'chancery');
const windows = process.platform === 'win32';
/** The same as in a clone: apps/chancery/bin/chancery.mjs says why. */
const SERVER_FLAGS = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const USUAL_FLAGS = ['--max-semi-space-size=32'];

const fail = (message) => {
  process.stderr.write(`chancery: ${message}\n`);
  process.exit(1);
};

const major = (of) => Number(of.split('.')[0]);

/** The npm package with the binary of this machine. */
const binaryPackage = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${windows ? 'win' : process.platform}-${process.arch}`;
};

const fetchedNode = () => {
  const place = join(CACHE, `node-${chancery.node}`);
  const name = binaryPackage();
  const node = join(place, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  process.stderr.write(`This Node is ${process.version}. Fetching Node ${chancery.node}, once, into ${place} ...\n`);
  mkdirSync(place, { recursive: true });
  const flags = ['--prefix', place, '--no-save', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const npm = spawnSync('npm', ['install', ...flags, `${name}@${chancery.node}`], {
    stdio: ['ignore', 2, 2],
    shell: windows,
  });
  if (npm.status !== 0 || !existsSync(node)) {
    fail(
      `Node ${major(chancery.node)} is needed and could not be fetched. Install it from https://nodejs.org and try again.`,
    );
  }
  return node;
};

const node = major(process.versions.node) >= major(chancery.node) ? process.execPath : fetchedNode();
const args = process.argv.slice(2);
const flags = ['serve', 'worker'].includes(args[0] ?? '') ? SERVER_FLAGS : USUAL_FLAGS;
const child = spawn(node, [...flags, join(ROOT, 'dist/main.js'), ...args], {
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: join(CACHE, `compiled-${version}`), ...process.env },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`${node} cannot be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
