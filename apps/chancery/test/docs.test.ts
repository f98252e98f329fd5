import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../src/commands/index.ts';
import { EXIT } from '../src/index.ts';

const page = (name: string): string => readFileSync(join(import.meta.dirname, '../../../docs', name), 'utf8');

test('docs/cli.md names every command', () => {
  const text = page('cli.md');
  expect(COMMANDS.filter(({ name }) => !text.includes(`| \`${name}\` |`)).map(({ name }) => name)).toEqual([]);
});

test('docs/exit-codes.md explains every exit code', () => {
  const text = page('exit-codes.md');
  expect(Object.entries(EXIT).filter(([name, code]) => !text.includes(`| ${code} | ${name} |`))).toEqual([]);
});
