import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { EXIT } from '../src/index.ts';
import { REMOTE_COMMANDS } from '../src/remote/index.ts';

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
