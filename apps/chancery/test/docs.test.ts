import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { EXIT } from '../src/index.ts';
import { thisRelease } from '../src/release.ts';
import { REMOTE_COMMANDS } from '../src/remote/index.ts';
import { SETTING_LIST } from '../src/server/settings/setting-list.ts';

const page = (name: string): string => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');

const ON_A_SERVER = /## On a server[\s\S]*?(?=\n## )/;

test('docs/cli.md names every command', () => {
  const text = page('cli.md');
  const [here, there] = [text.replace(ON_A_SERVER, ''), ON_A_SERVER.exec(text)?.[0] ?? ''];
  const missing = (commands: readonly { readonly name: string }[], section: string): readonly string[] =>
    commands.map(({ name }) => name).filter((name) => !section.includes(`| \`${name}\` |`));
  expect(missing(COMMANDS, here)).toEqual([]);
  expect(missing(REMOTE_COMMANDS, there)).toEqual([]);
});

test('docs/exit-codes.md explains every exit code', () => {
  const text = page('exit-codes.md');
  expect(Object.entries(EXIT).filter(([name, code]) => !text.includes(`| ${code} | ${name} |`))).toEqual([]);
});

test('docs/running.md and docs/backup.md name no setting that there is not', () => {
  const words = ['running.md', 'backup.md'].map(page).join('\n');
  const parts = new Set(SETTING_LIST.map(({ path }) => path[0]));
  const dotted = [...words.matchAll(/`([a-z][A-Za-z]*(?:\.[A-Za-z]+)+)(?:: [a-z]+)?`/g)].map(([, name = '']) => name);
  const named = dotted.filter((name) => parts.has(name.split('.')[0] ?? ''));
  const known = new Set(SETTING_LIST.map(({ path }) => path.join('.')));
  expect(named.length).toBeGreaterThan(8);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('docs/upgrading.md says which schema and which rules this release has', () => {
  const { name, schema, rules } = thisRelease(RULESETS);
  const version = name.split('+')[0];
  const row = `| ${version} | ${schema} | ${rules.map((each) => `${each.title} ${each.version}`).join(', ')} |`;
  expect(page('upgrading.md')).toContain(row);
  expect(page('../CHANGELOG.md')).toContain(`\n## ${version}\n`);
  expect(page('upgrading.md')).toContain(`\n### ${version}\n`);
});
