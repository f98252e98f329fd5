import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

const READY = resolve(import.meta.dirname, '../ready.mjs');
const LOCK = JSON.stringify({ packages: { '': {}, 'node_modules/a': { version: '1.0.0', integrity: 'x' } } });

let root: string;
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A program that stands in for npm: it notes its arguments and ends as told. */
const npmThat = (shell: string): void => {
  write('bin/npm', `#!/bin/sh\necho "$@" >> "${root}/npm-calls"\n${shell}\n`);
  chmodSync(join(root, 'bin/npm'), 0o755);
};
const INSTALLS = `mkdir -p node_modules && printf '%s' '${LOCK}' > node_modules/.package-lock.json`;

const npmCalls = (): number =>
  existsSync(join(root, 'npm-calls')) ? readFileSync(join(root, 'npm-calls'), 'utf8').trim().split('\n').length : 0;

const ready = (...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, 'scripts/ready.mjs'), ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      PATH: `${join(root, 'bin')}${delimiter}${process.env['PATH']}`,
      // These tests may themselves be run by ready.mjs, which has set it.
      NODE_COMPILE_CACHE: undefined,
    },
  });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'chancery-ready-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'scripts'));
  cpSync(READY, join(root, 'scripts/ready.mjs'));
  write('package-lock.json', LOCK);
  write(
    'scripts/hello.ts',
    'const said: string[] = process.argv.slice(2);\nconsole.log(said.join());\nprocess.exit(7);\n',
  );
});

describe.skipIf(process.platform === 'win32')('ready.mjs', () => {
  test('installs once, then runs the script with its arguments and hands on its exit code', () => {
    npmThat(INSTALLS);
    const first = ready('run', 'scripts/hello.ts', 'a', 'b');
    expect([first.status, first.stdout]).toEqual([7, 'a,b\n']);
    const second = ready('run', 'scripts/hello.ts', 'c');
    expect([second.status, second.stdout, second.stderr]).toEqual([7, 'c\n', '']);
    expect(npmCalls()).toBe(1);
  });

  test('hands on the flags that stand before the script to Node, and keeps what Node has compiled', () => {
    npmThat(INSTALLS);
    write('scripts/told.ts', 'console.log(process.execArgv.join(), process.argv.slice(2).join());\n');
    expect(ready('run', '--no-warnings', 'scripts/told.ts', '--mine').stdout).toMatch(/,--no-warnings --mine\n$/);
    expect(existsSync(join(root, 'node_modules/.cache/chancery/compiled'))).toBe(true);
    expect(ready('run', '--no-warnings').stderr).toMatch(/usage: node scripts\/ready\.mjs/);
  });

  test('installs again when the lock file asks for something else', () => {
    npmThat(INSTALLS);
    ready();
    write('package-lock.json', LOCK.replace('1.0.0', '1.0.1'));
    ready();
    expect(npmCalls()).toBe(2);
  });

  test('takes what npm has already installed by hand', () => {
    npmThat('exit 1');
    write('node_modules/.package-lock.json', LOCK);
    expect(ready().status).toBe(0);
    expect(npmCalls()).toBe(0);
  });

  test('throws away an interrupted install and starts afresh', () => {
    write('node_modules/half/package.json', '{}');
    npmThat(INSTALLS);
    expect(ready().status).toBe(0);
    expect(existsSync(join(root, 'node_modules/half'))).toBe(false);
  });

  test('an install that fails is said, and tried again the next time', () => {
    npmThat('exit 1');
    const { status, stderr } = ready('run', 'scripts/hello.ts');
    expect(status).toBe(1);
    expect(stderr).toMatch(/Not ready: npm install failed.*run the same command again/s);
    npmThat(INSTALLS);
    expect(ready().status).toBe(0);
  });

  test('without a lock file it says that the clone is not whole', () => {
    rmSync(join(root, 'package-lock.json'));
    const { status, stderr } = ready();
    expect([status, stderr]).toEqual([1, expect.stringMatching(/Not ready: .*package-lock\.json is missing/)]);
  });

  test('a wrong command gets the usage', () => {
    expect(ready('walk').stderr).toMatch(/usage: node scripts\/ready\.mjs/);
  });
});
