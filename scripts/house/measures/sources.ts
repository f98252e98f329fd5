import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** A file of code that belongs to the product. */
export interface Source {
  /** From the root, `/` between the parts. */
  readonly path: string;
  readonly text: string;
}

/** The code of every package and ruleset, without tests. */
export const sourcesOf = (root: string): readonly Source[] =>
  globSync('{packages,rulesets,apps}/*/src/**/*.{ts,svelte}', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
