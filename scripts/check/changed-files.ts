import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const git = (...args: readonly string[]): string => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
const lines = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '');

/** What differs from where this branch left main, committed or not; on main itself with nothing changed, its last commit. */
export const changedFiles = (): readonly string[] => {
  const base = ['origin/main', 'main'].map((main) => git('merge-base', 'HEAD', main)).find((commit) => commit !== '');
  const own = lines(git('ls-files', '--others', '--exclude-standard'));
  const since = (commit: string): readonly string[] => lines(git('diff', '--name-only', commit));
  const changed = [...since(base ?? 'HEAD'), ...own];
  const files = changed.length > 0 ? changed : since('HEAD~1');
  return files.filter((file) => existsSync(file));
};
