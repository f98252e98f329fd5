import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ownFolder, putInPlace } from '../build/own-folder.ts';

const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'chancery-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
};

const built = (folder: string, words: string): string => {
  mkdirSync(join(folder, 'client'), { recursive: true });
  writeFileSync(join(folder, 'client', 'desk.js'), words);
  return folder;
};

/** How a process ends that runs a script. */
const ended = (script: string): Promise<number | null> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: 'inherit' });
    child.on('close', resolve);
  });

test('what is built is put where something was built before, or nothing was, and leaves nothing beside', () => {
  const web = freshFolder();
  const place = join(web, 'output');
  for (const words of ['first', 'second']) {
    putInPlace(built(join(web, 'own'), words), place);
    expect(readFileSync(join(place, 'client', 'desk.js'), 'utf8')).toBe(words);
    expect(readdirSync(web)).toEqual(['output']);
  }
});

test('several who put theirs in one place at once all come to their end, and one of them stays, whole', async () => {
  const web = freshFolder();
  const place = join(web, 'output');
  const builders = [0, 1, 2].map((number) => {
    const from = built(join(web, `of-${number}`), `by ${number}`);
    const paths = [join(import.meta.dirname, '../build/own-folder.ts'), from, join(web, `own-${number}`), place];
    const [program, ready, own, there] = paths.map((path) => JSON.stringify(path));
    return ended(`
      import { cpSync } from 'node:fs';
      import { putInPlace } from ${program};
      for (let round = 0; round < 40; round += 1) {
        cpSync(${ready}, ${own}, { recursive: true });
        putInPlace(${own}, ${there});
      }
    `);
  });
  expect(await Promise.all(builders)).toEqual([0, 0, 0]);
  expect(readFileSync(join(place, 'client', 'desk.js'), 'utf8')).toMatch(/^by [012]$/);
  expect(readdirSync(web).sort()).toEqual(['of-0', 'of-1', 'of-2', 'output']);
});

test('folders of builds that were stopped are swept away, those of builds that run are left alone', () => {
  const web = freshFolder();
  const stopped = Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));
  const [stale, alive] = [`.svelte-kit.${stopped}`, `.svelte-kit.${process.ppid}`];
  for (const name of [stale, alive, '.svelte-kit']) mkdirSync(join(web, name));
  expect(ownFolder(web)).toBe(`.svelte-kit.${process.pid}`);
  expect([stale, alive, '.svelte-kit'].map((name) => existsSync(join(web, name)))).toEqual([false, true, true]);
});
