/** What docs/running.md and docs/backup.md tell a host to do, done. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/server/index.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** The variables of a settings file, as a shell reads them. */
const sourced = (file: string): { readonly [name: string]: string } => {
  const script = 'set -eu; set -a; . "$1"; set +a; env -0';
  const out = execFileSync('env', ['-i', '/bin/sh', '-c', script, 'sh', file], { encoding: 'utf8' });
  const pairs = out.split('\0').map((line) => line.split(/=(.*)/s));
  return Object.fromEntries(pairs.filter(([name]) => /^(?:CHANCERY|DATABASE|POSTGRES)_/.test(name ?? '')));
};

/** As systemd and compose read it: a value may stand in quotes. */
const listed = (text: string): { readonly [name: string]: string } =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z_]+)='?(.*?)'?$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  );

test.each(['deploy/chancery.env.example', 'deploy/systemd.env.example', 'deploy/database.env.example'])(
  '%s says the same to a shell, to systemd and to compose, and the server takes it',
  (file) => {
    const variables = sourced(join(ROOT, file));
    expect(Object.keys(variables).length).toBeGreaterThan(0);
    expect(variables).toEqual(listed(read(file)));
    const { POSTGRES_PASSWORD: _, ...ours } = variables;
    const settings = readSettings(ours);
    expect(settings.ok ? [] : settings.error).toEqual([]);
  },
);

test('the settings file of systemd names no machine but this one', () => {
  expect(listed(read('deploy/systemd.env.example'))['DATABASE_URL']).toBeUndefined();
  expect(read('docs/running.md')).toContain('install -D -m 600 deploy/systemd.env.example /etc/chancery/chancery.env');
});

test('the backup that systemd makes finds the database of the server and is put where the book says', async () => {
  const folder = temporaryFolder();
  const [data, kept] = [join(folder, 'data'), join(folder, 'kept')];
  for (const each of [data, kept]) mkdirSync(each);
  await (await openStore({ file: join(data, 'chancery.db') })).close();
  const file = join(folder, 'chancery.env');
  writeFileSync(file, read('deploy/systemd.env.example').replace('/var/lib/chancery', data));
  const unit = read('deploy/chancery-backup.service');
  expect(unit).toContain('EnvironmentFile=/etc/chancery/chancery.env');
  const line = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';
  const script = (/^\/bin\/sh -c '(.*)'$/.exec(line)?.[1] ?? '')
    .replaceAll('%%', '%')
    .replaceAll('/opt/chancery', ROOT)
    .replaceAll('/var/backups/chancery', kept);
  execFileSync('/bin/sh', ['-c', script], { cwd: ROOT, env: { PATH: process.env['PATH'], ...sourced(file) } });
  expect(readdirSync(kept)).toEqual([expect.stringMatching(/^chancery-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/)]);
  expect(read('docs/running.md')).toContain('/var/backups/chancery');
});

test('no secret of compose.yaml gets into the image', () => {
  const left = read('.dockerignore').split('\n');
  expect(left).toContain('deploy/*.env');
  expect(left).toContain('**/*.pem');
});
