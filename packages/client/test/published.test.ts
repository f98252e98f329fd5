import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';
import { packClient } from '../../../scripts/client/pack.ts';
import { RULES_FILE, rulesTypes } from '../../../scripts/client/rules-types.ts';
import { clientTypes, TYPES_FILE } from '../../../scripts/client/types.ts';

const PROGRAM = `
import { chanceryClient, told, watch, type Schema } from '@chancery/client';
const fetch = async (request: Request): Promise<Response> => Response.json({ user: request.headers.get('authorization') });
const place = { server: 'https://chancery.example', token: 'secret', fetch };
const account: Schema<'Account'> = await told(chanceryClient(place).GET('/account'));
console.log(JSON.stringify(account), typeof watch);
`;

/** A program of somebody else who has installed the archive; what it depends on is copied, since nothing is fetched here. */
const outside = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-outside-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const archive = packClient(folder);
  const modules = join(folder, 'node_modules');
  const client = join(modules, '@chancery/client');
  mkdirSync(client, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', client, '--strip-components=1']);
  for (const name of ['openapi-fetch', 'openapi-typescript-helpers']) {
    const root = globSync(`node_modules/${name}`, { cwd: join(import.meta.dirname, '../../..') })[0];
    expect([name, root]).toEqual([name, `node_modules/${name}`]);
    cpSync(join(import.meta.dirname, '../../..', `node_modules/${name}`), join(modules, name), { recursive: true });
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(join(folder, 'program.ts'), PROGRAM);
  return folder;
};

test('the types of the client are as the API is now: npm run client writes them', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8') === (await clientTypes())).toBe(true);
});

test('what the document tells of the rules is as their types are now: npm run client writes it', () => {
  expect(readFileSync(RULES_FILE, 'utf8') === rulesTypes()).toBe(true);
}, 60_000);

test('the client as it is published runs and is typed outside of the workspace', () => {
  const folder = outside();
  const packed = globSync('**/*', { cwd: join(folder, 'node_modules/@chancery/client') }).map((path) =>
    path.replaceAll('\\\\', '/'),
  );
  expect(packed).toEqual(
    expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'LICENSE', 'README.md', 'package.json']),
  );
  expect(packed.filter((path) => path.includes('src') || path.includes('test'))).toEqual([]);
  const said = execFileSync(process.execPath, [join(folder, 'program.ts')], { encoding: 'utf8' });
  expect(said.trim()).toBe('{"user":"Bearer secret"} function');
  const program = ts.createProgram([join(folder, 'program.ts')], {
    target: ts.ScriptTarget.ES2024,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
  });
  const faults = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  expect(faults).toEqual([]);
});
