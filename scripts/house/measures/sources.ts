import { globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { TEMPLATE, templateFiles } from '../../new-ruleset/template.ts';

/** A file of code that belongs to the product. */
export interface Source {
  /** From the root, `/` between the parts. */
  readonly path: string;
  readonly text: string;
}

/** The code of every package and ruleset, without tests and without what a generator has written. */
export const sourcesOf = (root: string): readonly Source[] =>
  globSync('{packages,rulesets,apps}/*/src/**/*.{ts,svelte}', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !path.includes('/generated/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** The code of the skeleton with which rulesets begin. */
export const skeletonSources = (): readonly Source[] =>
  templateFiles()
    .filter((path) => path.startsWith('src/') && path.endsWith('.ts'))
    .map((path) => ({ path: `rulesets/new-game/${path}`, text: readFileSync(join(TEMPLATE, path), 'utf8') }));
