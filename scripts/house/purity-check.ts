/** `node scripts/ready.mjs run scripts/house/purity-check.ts`: exit code 1 and one line for each offence. */
import { strangeAnatomy } from './compare-anatomy.ts';
import { foldersWithoutFloor } from './floors.ts';
import { foldersOutsidePlan } from './folders.ts';
import { impurities } from './purity.ts';

const root = process.cwd();
const lines = [
  ...impurities(root).map(({ file, line, found, advice }) => `${file}:${line} uses ${found}. ${advice}`),
  ...foldersOutsidePlan(root).map((path) => `${path} has no level. Add its folder to LEVELS in scripts/house/plan.ts.`),
  ...foldersWithoutFloor(root).map((path) => `${path} has no floor. Give it one in scripts/house/floors.ts.`),
  ...strangeAnatomy(root),
];
for (const line of lines) console.error(line);
process.exitCode = lines.length === 0 ? 0 : 1;
