import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { noticesText, withoutLicence } from '../release/notices.ts';
import { withPlaces } from '../release/our-places.ts';
import { isShipped } from '../release/shipped.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const shipped = tracked.filter(isShipped);

test('the Node to begin with and the Node to run on are the same wherever they are named', () => {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const { engines, devDependencies } = JSON.parse(read('package.json'));
  const [least, runs] = [engines.node.replace('>=', ''), devDependencies.node.split('.')[0]];
  expect(read('scripts/ready.mjs')).toContain(`OLDEST_STARTER = ${least};`);
  expect(read('scripts/ready.mjs')).toContain(`OLDEST_RUNNER = ${runs};`);
  expect(read('scripts/release/stage.ts')).toContain(`engines: { node: '>=${least}' }`);
  for (const file of ['README.md', 'CONTRIBUTING.md', 'docs/running.md'])
    expect(read(file)).toContain(`Node ${least} or newer`);
  const image = read('Dockerfile');
  expect(/^ARG BASE=node:(\d+)-/m.exec(image)?.[1]).toBe(runs);
  expect(image.match(/^FROM .*/gm)?.filter((line) => !/^FROM \$\{BASE\}( AS build)?$/.test(line))).toEqual([]);
});

describe('the package of a release', () => {
  test('has what a server reads, and no tests, secrets or code that is bundled', () => {
    for (const needed of [
      'LICENSE',
      'docs/playing-by-mail.md',
      'rulesets/world-1483/RULES.md',
      'packages/examples/src/fog/GUIDE.md',
      'apps/chancery/src/server/page/frame/script/page.js',
      'packages/core/src/record/check-register.ts',
    ])
      expect(shipped).toContain(needed);
    expect(shipped.filter((file) => /(^|\/)test\/|\.test\.ts$|\.env$|\.pem$|node_modules/.test(file))).toEqual([]);
    expect(shipped.length).toBeLessThan(600);
  });

  test('finds each file that our code asks for by its own place', () => {
    const asking = tracked.filter(
      (file) =>
        /^(apps\/(chancery|api)|packages\/(app|core|kit|mail|maps|registry|reports|store)|apps\/web\/src\/serve|rulesets\/[^/]+)\/.*src\/.*\.ts$|^apps\/web\/src\/serve\/.*\.ts$/.test(
          file,
        ) && existsSync(join(ROOT, file)),
    );
    const left = asking.flatMap((file) => {
      const code = readFileSync(join(ROOT, file), 'utf8');
      const inPackage = code.includes('import.meta') ? withPlaces(file, code) : code;
      return /import\.meta\.(resolve|dirname)|createRequire\(import/.test(inPackage) ? [file] : [];
    });
    expect(left).toEqual([]);
  });

  test('answers a question for a place by where the file was', () => {
    expect(withPlaces('apps/x/src/a.ts', "read(new URL('./a.js', import.meta.url))")).toBe(
      "read(new URL('./a.js', new URL('../apps/x/src/a.ts', import.meta.url).href))",
    );
    expect(withPlaces('apps/x/src/b.ts', "new URL('./map-thread.ts', import.meta.url)")).toBe(
      "new URL('./map-thread.js', import.meta.url)",
    );
  });

  test('names data, fonts and programs of others, with the words of their licences', () => {
    const folder = join(ROOT, 'node_modules/kysely');
    const text = noticesText([{ name: 'kysely', version: '1.2.3', folder }]);
    for (const wanted of ['Natural Earth', 'DejaVu', '### kysely 1.2.3', 'Permission is hereby granted'])
      expect(text).toContain(wanted);
    expect(withoutLicence([{ name: 'kysely', version: '1.2.3', folder }])).toEqual([]);
  });
});
