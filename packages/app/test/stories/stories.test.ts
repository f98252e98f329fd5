import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

test('docs/stories.md names tests that are there, by words that stand in them', () => {
  const rows = read('docs/stories.md')
    .split('\n')
    .flatMap((line) => {
      const [, story = '', path = '', words = ''] = line.split('|').map((cell) => cell.trim());
      return path.endsWith('.test.ts') ? [{ story, path, words }] : [];
    });
  expect(rows.length).toBeGreaterThanOrEqual(20);
  const missing = rows.filter(({ path, words }) => !existsSync(new URL(path, root)) || !read(path).includes(words));
  expect(missing).toEqual([]);
});
