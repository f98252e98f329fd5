/** Every block of commands and settings in the books of a host is followed here, or stands here with the reason why not. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '@chancery/store';
import { temporaryFolder } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/server/index.ts';
import { desk } from '../desk.ts';

const ROOT = join(import.meta.dirname, '../../../..');

interface Block {
  readonly book: string;
  readonly language: string;
  readonly text: string;
}

const blocksOf = (book: string): readonly Block[] => {
  const page = readFileSync(join(ROOT, 'docs', book), 'utf8');
  return [...page.matchAll(/^( *)```(\w*)\n([\s\S]*?)^ *```$/gm)].map(([, indent = '', language = '', text = '']) => ({
    book,
    language,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
};

const BLOCKS = ['running.md', 'backup.md', 'mail.md'].flatMap(blocksOf);

/** Settings, which the server is to take as they stand; the files that they name are there. */
const asSettings = ({ text }: Block): void => {
  const folder = temporaryFolder();
  const secrets = join(folder, 'secrets');
  mkdirSync(secrets);
  for (const [, name = ''] of text.matchAll(/\/run\/secrets\/([\w.-]+)/g)) {
    writeFileSync(join(secrets, name), name.endsWith('.pem') ? dkimKey(secrets) : 'a-password');
  }
  const file = join(folder, 'chancery.yaml');
  writeFileSync(file, text.replaceAll('/run/secrets', secrets));
  const settings = readSettings({}, file);
  expect(settings.ok ? [] : settings.error).toEqual([]);
};

const dkimKey = (folder: string): string => {
  run(folder, 'openssl genrsa -out made.pem 2048 2>&1');
  return readFileSync(join(folder, 'made.pem'), 'utf8');
};

const run = (cwd: string, script: string): string =>
  execFileSync('/bin/sh', ['-euc', script], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** The key of DKIM, made and shown for the DNS. */
const asKey = ({ text }: Block): void => {
  expect(run(temporaryFolder(), `(${text}) 2>&1`)).toMatch(/MII[\w+/=]{300}/);
};

/** Commands of ours about backups, in one process, on a server that has just been founded. */
const asBackup = async ({ text }: Block): Promise<void> => {
  const { folder, runWith } = desk();
  const kept = join(folder, 'kept');
  for (const each of ['data', 'kept', 'restored']) mkdirSync(join(folder, each));
  await (await openStore({ file: join(folder, 'data/chancery.db') })).close();
  const ours = text.split('\n').filter((line) => line.startsWith('npx chancery '));
  expect(ours.length).toBeGreaterThan(0);
  for (const line of ours) {
    const [, ...words] = run(folder, `printf '%s\\n' ${line.replaceAll('/var/backups/chancery', kept)}`)
      .trim()
      .split('\n');
    const restores = words[1] === 'restore';
    const newest = readdirSync(kept).at(-1) ?? '';
    const given = restores ? [...words.slice(1, -1), join(kept, newest)] : words.slice(1);
    const { exit, err } = await runWith({}, ...given.map(settingsOf(join(folder, restores ? 'restored' : 'data'))));
    expect({ line, exit, err }).toEqual({ line, exit: 0, err: '' });
  }
};

/** The settings file that the book has its reader make, for a server with this data. */
const settingsOf = (data: string) => {
  const made = join(data, '../chancery.env');
  const example = readFileSync(join(ROOT, 'deploy/systemd.env.example'), 'utf8');
  writeFileSync(made, example.replace('/var/lib/chancery', data));
  return (word: string): string => (word === '/etc/chancery/chancery.env' ? made : word);
};

/** The first start under systemd as it is printed: each file that it names is there, and systemd takes the units. */
const asUnits = ({ text }: Block): void => {
  for (const [, named = ''] of text.matchAll(/(?:^| )(deploy\/[\w.*-]+)/gm)) {
    const pattern = new RegExp(`^${named.slice('deploy/'.length).replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
    expect(
      readdirSync(join(ROOT, 'deploy')).some((file) => pattern.test(file)),
      named,
    ).toBe(true);
  }
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  for (const [, script = ''] of text.matchAll(/npm run ([\w:]+)/g)) expect(scripts).toHaveProperty(script);
  const folder = temporaryFolder();
  for (const unit of readdirSync(join(ROOT, 'deploy')).filter((file) => /\.(service|timer)$/.test(file))) {
    const words = readFileSync(join(ROOT, 'deploy', unit), 'utf8').replaceAll(
      '/opt/chancery/node_modules/.bin/node',
      process.execPath,
    );
    writeFileSync(join(folder, unit), words.replace(/^Documentation=.*$/gm, ''));
  }
  const found = spawnSync('systemd-analyze', ['verify', ...readdirSync(folder).map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  });
  if (found.error === undefined) expect(complaints(found.stderr)).toEqual([]);
  expect(text).toContain('chancery');
};

/** What systemd says of our units; of others on this machine it may say what it likes. */
const complaints = (said: string): readonly string[] =>
  said.split('\n').filter((line) => /chancery[\w-]*\.(service|timer):/.test(line));

type Way = readonly [book: string, has: string, how: ((block: Block) => void | Promise<void>) | string];

const WAYS: readonly Way[] = [
  ['running.md', 'npm start', 'demo.test.ts starts the demonstration, process.test.ts and settings.test.ts the server'],
  ['running.md', 'chancery-1.0.0.tgz', 'npm run release -- --check runs the package; to make it takes minutes'],
  ['running.md', 'adduser --system', asUnits],
  [
    'running.md',
    'docker compose up',
    'needs Docker and its registry; by-the-book.test.ts reads the files that it copies',
  ],
  ['running.md', 'baseUrl:', asSettings],
  ['running.md', 'reverse_proxy', 'needs Caddy; the header that it sends is tried in demo.test.ts'],
  ['running.md', 'proxy_pass', 'needs nginx; the header that it sends is tried in demo.test.ts'],
  ['running.md', 'in: mailbox', asSettings],
  ['running.md', 'in: smtp', asSettings],
  [
    'running.md',
    'create role',
    'needs the administrator of a PostgreSQL; the tests on PostgreSQL use a database of their own',
  ],
  ['running.md', 'systemctl restart chancery', asUnits],
  ['backup.md', 'npx chancery restore', asBackup],
  ['backup.md', 'age --recipient', asBackup],
  ['backup.md', 'keep: 48', asSettings],
  ['backup.md', 's3:', asSettings],
  ['backup.md', '0 * * * *  chancery', 'by-the-book.test.ts has a shell run it'],
  ['backup.md', 'docker compose exec', 'needs Docker; the command inside is the one that by-the-book.test.ts runs'],
  ['mail.md', 'out: smtp', asSettings],
  ['mail.md', 'openssl genrsa', asKey],
  ['mail.md', 'dkim:', asSettings],
  ['mail.md', 'in: mailbox', asSettings],
  ['mail.md', '/etc/postfix/transport', 'needs Postfix; incoming mail by SMTP is taken in packages/mail/test'],
];

const waysOf = ({ book, text }: Block): readonly Way[] => WAYS.filter(([of, has]) => of === book && text.includes(has));

test('every block of the books is followed, or has a reason', () => {
  const without = BLOCKS.filter((block) => waysOf(block).length === 0);
  expect(without.map(({ book, text }) => `${book}: ${text}`)).toEqual([]);
  expect(WAYS.filter(([of, has]) => !BLOCKS.some(({ book, text }) => of === book && text.includes(has)))).toEqual([]);
  const reasons = WAYS.flatMap(([, , how]) => (typeof how === 'string' ? [how] : []));
  const named = reasons.flatMap((reason) => [...reason.matchAll(/[\w-]+\.test\.ts/g)].map(([name]) => name));
  expect(named.filter((name) => !existsSync(join(import.meta.dirname, name)))).toEqual([]);
});

test.each(WAYS.flatMap(([book, has, how]) => (typeof how === 'string' ? [] : [{ book, has, how }])))(
  '$book is followed: $has',
  async ({ book, has, how }) => {
    const blocks = BLOCKS.filter((block) => block.book === book && block.text.includes(has));
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) await how(block);
  },
);
