import { globSync } from 'node:fs';
import { sep } from 'node:path';
import { below, LEVELS, TESTKIT } from './plan.ts';

/** Packages that no level of the plan knows: nothing would check what they import. */
export const foldersOutsidePlan = (root: string): readonly string[] => {
  const planned = new RegExp(below([...LEVELS.flat(), TESTKIT]));
  return globSync('{packages,apps,rulesets}/*/package.json', { cwd: root })
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !planned.test(path))
    .sort();
};
