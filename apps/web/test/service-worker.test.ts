import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeServiceWorker } from '../build/write-service-worker.ts';

const SCRIPT = resolve(import.meta.dirname, '../static/service-worker.js');
const scratch = mkdtempSync(join(tmpdir(), 'chancery-offline-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let built = 0;
/** What a build of these files would have the service worker keep, and under which version. */
const written = (files: { readonly [path: string]: string }) => {
  built += 1;
  const folder = join(scratch, String(built));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  cpSync(SCRIPT, join(folder, 'client/service-worker.js'));
  writeServiceWorker(join(folder, 'client'), join(folder, 'pages'));
  const script = readFileSync(join(folder, 'client/service-worker.js'), 'utf8');
  const [, version] = /const VERSION = '(\w*)';/.exec(script) ?? [];
  const [, list = ''] = /const FILES = (\[.*\]);/.exec(script) ?? [];
  return { version, files: JSON.parse(list) as readonly string[] };
};

const FILES = {
  'client/_app/immutable/a.js': 'a',
  'client/_app/immutable/a.js.br': 'packed',
  'client/_app/version.json': '{}',
  'client/.vite/manifest.json': '{}',
  'client/icon.svg': '<svg/>',
  'pages/desk.html': 'desk',
  'pages/index.html': 'first',
};

test('it keeps every file and page that a reader may ask for, and nothing that they may not', () => {
  expect(written(FILES).files).toEqual(['/_app/immutable/a.js', '/desk', '/icon.svg', '/']);
});

test('the same files give the same version; a change in any of them gives another', () => {
  const { version } = written(FILES);
  expect(version).toMatch(/^[0-9a-f]{16}$/);
  expect(written(FILES).version).toBe(version);
  expect(written({ ...FILES, 'pages/desk.html': 'another desk' }).version).not.toBe(version);
  expect(written({ ...FILES, 'client/icon.svg': '<svg></svg>' }).version).not.toBe(version);
});
