import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The package of a release names the commit that it was made from; `npm run release` writes it there. */
const { version, commit: packed = null } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
) as { readonly version: string; readonly commit?: string };

const GIT = join(import.meta.dirname, '../../../.git');

/** The commit that is checked out, as git notes it; null where there is no clone, as in an image that names none. */
const commitOf = (git: string): string | null => {
  const { CHANCERY_COMMIT } = process.env;
  if (CHANCERY_COMMIT !== undefined && /^[0-9a-f]{7,40}$/.test(CHANCERY_COMMIT)) return CHANCERY_COMMIT;
  if (!existsSync(join(git, 'HEAD'))) return null;
  const head = readFileSync(join(git, 'HEAD'), 'utf8').trim();
  if (!head.startsWith('ref: ')) return head;
  const ref = head.slice('ref: '.length);
  if (existsSync(join(git, ref))) return readFileSync(join(git, ref), 'utf8').trim();
  const packed = existsSync(join(git, 'packed-refs')) ? readFileSync(join(git, 'packed-refs'), 'utf8') : '';
  return (
    packed
      .split('\n')
      .find((line) => line.endsWith(` ${ref}`))
      ?.split(' ')[0] ?? null
  );
};

const commit = packed ?? commitOf(GIT);

/** The release of Chancery that runs, with its commit where that is known: noted with every turn and every backup. */
export const ENGINE = commit === null ? version : `${version}+${commit.slice(0, 12)}`;
