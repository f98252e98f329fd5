import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A commit in a folder of its own, with what it depends on. */
export interface Checkout {
  readonly root: string;
  readonly commit: string;
  remove(): void;
}

/**
 * Checks a commit out beside this one and installs what its lock file asks for. With `keep` the folder stays, and the next
 * time nothing has to be installed; what stood there before stays in any case.
 */
export const checkOut = (home: string, revision: string, keep: boolean): Checkout => {
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: home, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const root = join(tmpdir(), `chancery-bench-at-${commit.slice(0, 12)}`);
  const stood = existsSync(root);
  if (!stood) {
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', root, commit);
  }
  execFileSync(process.execPath, [join(root, 'scripts/ready.mjs')], { cwd: root, stdio: 'inherit' });
  return {
    root,
    commit: commit.slice(0, 8),
    remove() {
      if (!keep && !stood) git('worktree', 'remove', '--force', root);
    },
  };
};
