/**
 * Makes a fresh clone ready and runs a script of this repository on Node 24.
 *
 *   node scripts/ready.mjs                       sets up and says nothing more
 *   node scripts/ready.mjs run <script.ts> ...   sets up, then runs the script; ends with its exit code. Flags before the
 *                                                script are for Node.
 *
 * Plain JavaScript that Node 20 can run, because it must work before anything is installed. It installs when
 * `package-lock.json` is not what was installed last, and costs a few milliseconds when it is.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_STARTER = 20;
const OLDEST_RUNNER = 24;
/** Small young spaces: a turn's garbage is swept before it grows old, and memory stays below 250 MB at little cost. */
const FLAGS = ['--max-semi-space-size=32'];
const windows = process.platform === 'win32';

/** What went wrong, in words for the person at the keyboard; no stack is shown. */
class NotReady extends Error {}

const major = (version) => Number(/\d+/.exec(version)?.[0] ?? 0);
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const placesIn = (root) => ({
  root,
  lock: join(root, 'package-lock.json'),
  modules: join(root, 'node_modules'),
  /** Written by us when everything stands; absent while an install is under way. */
  stamp: join(root, 'node_modules', '.chancery-ready.json'),
  /** Written by npm as the last act of an install: what node_modules really holds. */
  installed: join(root, 'node_modules', '.package-lock.json'),
  nodePackage: join(root, 'node_modules', 'node'),
  node: join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node'),
});

/** True when npm itself, run by hand, has already installed just what the lock file asks for. */
const sameAsInstalled = (lockText, installedText) => {
  const wanted = parsed(lockText).packages ?? {};
  const present = parsed(installedText).packages;
  if (present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/')) return true;
    const found = present[path];
    if (found === undefined) return entry.optional === true || entry.devOptional === true;
    return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link;
  });
};

/**
 * `npm install --no-save` takes what the lock file says and never writes it. `npm ci` would refuse a lock file that was
 * made where the registry lacked a package for somebody else's platform.
 */
const install = (places) => {
  process.stderr.write('Setting up: installing dependencies (about half a minute, once) ...\n');
  const whole = existsSync(places.stamp) || existsSync(places.installed);
  if (!whole) rmSync(places.modules, { recursive: true, force: true });
  rmSync(places.stamp, { force: true });
  rmSync(places.installed, { force: true });
  const flags = ['--no-save', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const npm = spawnSync('npm', ['install', ...flags], { cwd: places.root, stdio: ['ignore', 2, 2], shell: windows });
  if (npm.error)
    throw new NotReady(`npm cannot be started (${npm.error.message}). Install npm, which comes with Node.`);
  if (npm.status !== 0) {
    throw new NotReady(
      'npm install failed; its message stands above. It needs network, the registry and about 400 MB of disk space. ' +
        'Mend what it names and run the same command again: it starts afresh.',
    );
  }
};

const runs = (node) => {
  const answer = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return answer.status === 0 && major(answer.stdout) >= OLDEST_RUNNER;
};

/** The `node` package fetches its binary in an install script; where npm refused to run it, this is the same step. */
const fetchNode = (places) => {
  process.stderr.write('Setting up: fetching Node 24 (the install script of package "node" did not run) ...\n');
  const script = join(places.nodePackage, 'installArchSpecificPackage.js');
  spawnSync(process.execPath, [script], { cwd: places.nodePackage, stdio: ['ignore', 2, 2] });
};

/** The same answer as when the stamp was written, without starting a process to ask. */
const stillRuns = (node, places) =>
  node === places.node ? existsSync(node) : node === process.execPath && major(process.versions.node) >= OLDEST_RUNNER;

/** The Node that runs this repository: the pinned one, else the one that runs this file if it is new enough. */
const findNode = (places) => {
  if (runs(places.node)) return places.node;
  if (major(process.versions.node) >= OLDEST_RUNNER) return process.execPath;
  fetchNode(places);
  if (runs(places.node)) return places.node;
  throw new NotReady(
    `Node ${OLDEST_RUNNER} is needed. The npm package "node" has no binary that runs on ${process.platform} ${process.arch}, ` +
      `or it could not be downloaded, and the Node that started this is ${process.version}. ` +
      `Install Node ${OLDEST_RUNNER} or newer from https://nodejs.org and run the same command again.`,
  );
};

/**
 * Installs what is missing and returns the path of a Node that can run this repository.
 * @param {string} root the folder with package-lock.json
 * @returns {string}
 * @throws {NotReady} with a message that says what to do
 */
export const ready = (root) => {
  const places = placesIn(root);
  const lockText = read(places.lock);
  if (lockText === '') throw new NotReady(`${places.lock} is missing: this is not a whole clone of the repository.`);
  const lock = createHash('sha256').update(lockText).digest('hex');
  const stamp = parsed(read(places.stamp));
  if (stamp.lock === lock && stillRuns(stamp.node, places)) return stamp.node;
  if (!sameAsInstalled(lockText, read(places.installed))) install(places);
  const node = findNode(places);
  writeFileSync(places.stamp, `${JSON.stringify({ lock, node })}\n`);
  return node;
};

/** What Node has once made of our files is kept: it starts sooner, and needs 20 MB less, as the compiler is not loaded. */
const environment = (root) => ({
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'chancery', 'compiled'),
  ...process.env,
});

const run = (root, node, flags, script, args) => {
  const child = spawn(node, [...FLAGS, ...flags, script, ...args], { stdio: 'inherit', env: environment(root) });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${node} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
};

const fail = (message) => {
  process.stderr.write(`\nNot ready: ${message}\n`);
  process.exit(1);
};

const main = (root, [command, ...rest]) => {
  const first = rest.findIndex((word) => !word.startsWith('--'));
  const flags = first < 0 ? rest : rest.slice(0, first);
  const [script, ...args] = rest.slice(flags.length);
  if (major(process.versions.node) < OLDEST_STARTER) {
    throw new NotReady(`Node ${process.version} is too old to set up; ${OLDEST_STARTER} or newer is needed.`);
  }
  if (command !== undefined && (command !== 'run' || script === undefined)) {
    throw new NotReady('usage: node scripts/ready.mjs [run <script.ts> [arguments]]');
  }
  const node = ready(root);
  if (command === 'run') run(root, node, flags, resolve(root, script), args);
};

/** Does what the command line of this file asks for; ends the process with a message when it cannot. */
export const start = (root, args) => {
  try {
    main(root, args);
  } catch (error) {
    if (!(error instanceof NotReady)) throw error;
    fail(error.message);
  }
};

if (process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  start(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
}
