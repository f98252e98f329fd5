import { globSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';

/** The skeleton: a small ruleset of real files, which all checks of types, format and purity see. */
export const TEMPLATE = resolve(import.meta.dirname, 'template');

/** The case of what its rulers read, which lies with those of the others. */
export const REPORT_CASE = resolve(import.meta.dirname, 'report-case.yaml');

/** The page of its cases, likewise. */
export const CASE_PAGE = resolve(import.meta.dirname, 'case-page.md');

/** The files of the skeleton, from its folder. */
export const templateFiles = (): readonly string[] =>
  globSync('**/*', { cwd: TEMPLATE })
    .filter((path) => statSync(join(TEMPLATE, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
