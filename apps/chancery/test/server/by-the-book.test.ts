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

/** The lines of crontabs in docs/backup.md, as a shell is given them: in a crontab \\% stands for a percent sign. */
const crontabs = [...read('docs/backup.md').matchAll(/^0 \* \* \* \* {2}(\w+) {2}(.*)$/gm)].map(
  ([, user = '', line = '']) => [user, line.replaceAll('\\%', '%')] as const,
);

test.each(crontabs)('the crontab line of docs/backup.md for %s makes a backup of the server', async (user, line) => {
  const folder = temporaryFolder();
  await (await openStore({ file: join(folder, 'chancery.db') })).close();
  const settings = join(folder, 'chancery.env');
  writeFileSync(settings, read('deploy/systemd.env.example').replace('/var/lib/chancery', folder));
  const script = line
    .replaceAll('/opt/chancery', ROOT)
    .replaceAll('/etc/chancery/chancery.env', settings)
    .replaceAll('/var/backups/chancery', folder)
    // In the container the server has its data at /data, and finds it by its environment.
    .replace('docker compose exec -T server node', `CHANCERY_DATA=${folder} ${process.execPath}`)
    .replace('/data/', `${folder}/`);
  expect(script).not.toMatch(/docker|\/etc\/chancery/);
  execFileSync('/bin/sh', ['-c', script], { env: { PATH: process.env['PATH'] }, stdio: 'pipe' });
  const made = readdirSync(folder).filter((name) => name.endsWith('.backup'));
  expect(made).toEqual([expect.stringMatching(/^chancery-\d{4}-\d{2}-\d{2}-\d{6}\.backup$/)]);
  expect(['chancery', 'root']).toContain(user);
});

test('the timer of systemd starts the backup that stands beside it', () => {
  expect(crontabs).toHaveLength(2);
  expect(read('deploy/chancery-backup.timer')).toMatch(/^OnCalendar=hourly\nPersistent=true$/m);
  expect(read('docs/running.md')).toContain('cp deploy/chancery.service deploy/chancery-backup.* /etc/systemd/system/');
});

test('no secret of compose.yaml gets into the image', () => {
  const left = read('.dockerignore').split('\n');
  expect(left).toContain('deploy/*.env');
  expect(left).toContain('**/*.pem');
});
