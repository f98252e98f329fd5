import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../src/main.ts');

/** Says which of the packages of a server a process has asked for, when it ends. */
const WATCH = `
  import { registerHooks } from 'node:module';
  const asked = new Set();
  registerHooks({ resolve: (wanted, context, next) => (asked.add(wanted), next(wanted, context)) });
  process.on('exit', () => {
    console.error(JSON.stringify([...asked].filter((name) => /^@chancery[/](app|store|api)$/.test(name))));
  });`;

test('a command that works on a folder loads nothing of a server, so it begins at once', () => {
  const watched = ['--import', `data:text/javascript,${encodeURIComponent(WATCH)}`, MAIN];
  const asked = (...argv: readonly string[]) =>
    spawnSync(process.execPath, [...watched, ...argv], { encoding: 'utf8' });
  expect(asked('scenarios')).toMatchObject({ status: 0, stderr: '[]\n' });
  // The watch does see what a server is made of.
  expect(asked('verify', MAIN).stderr).toContain('@chancery/app');
});
