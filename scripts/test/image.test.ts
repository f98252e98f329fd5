import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { temporaryFolder } from '@chancery/store/test';
import { describe, expect, test } from 'vitest';
import { contextFiles } from '../image/context-files.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const IGNORE = readFileSync(join(ROOT, '.dockerignore'), 'utf8');

const SECRETS = [
  'deploy/chancery.env',
  'deploy/database.env',
  'deploy/dkim.pem',
  'deploy/tls/site.key',
  '.env',
  'apps/chancery/.env.local',
  'chancery-2026-11-20.backup',
  '.chancery/server/chancery.db',
  '.git/config',
];

const NEEDED = [
  'package.json',
  'package-lock.json',
  'apps/chancery/src/main.ts',
  'deploy/chancery.env.example',
  'docs/mail.md',
];

describe('the image', () => {
  test('gets no secret, no test and no module, and all that it is built from', () => {
    const folder = temporaryFolder();
    const others = [
      'node_modules/x/index.js',
      'apps/web/node_modules/y/index.js',
      'packages/core/test/a.test.ts',
      'release/a.tgz',
    ];
    for (const file of [...SECRETS, ...NEEDED, ...others]) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), '');
    }
    expect(contextFiles(folder, IGNORE)).toEqual(NEEDED.toSorted());
  });

  test('is built from this repository without anything that only its host should have', () => {
    const files = contextFiles(ROOT, IGNORE);
    expect(files).toEqual(expect.arrayContaining(NEEDED));
    expect(
      files.filter((file) => /\.(env|pem|key|backup|db|sqlite)$|(^|\/)(node_modules|\.git|test)\//.test(file)),
    ).toEqual([]);
    const copied = [...readFileSync(join(ROOT, 'Dockerfile'), 'utf8').matchAll(/node (apps\/[\w/.-]+\.ts)/g)];
    expect(copied.length).toBeGreaterThan(0);
    for (const [, file = ''] of copied) expect(existsSync(join(ROOT, file)) && files.includes(file), file).toBe(true);
  });
});
