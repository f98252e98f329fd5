import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { camelOf, casePageOf, type RulesetNames, reportCaseOf, titleOf } from './names.ts';
import { register } from './register.ts';
import { CASE_PAGE, REPORT_CASE, TEMPLATE, templateFiles } from './template.ts';

/** Writes the skeleton under its own names and registers it. Gives back every path that is new or changed, from the root. */
export const writeRuleset = (root: string, names: RulesetNames): readonly string[] => {
  const write = (path: string, from: string): string => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), renamed(readFileSync(from, 'utf8'), names));
    return path;
  };
  const ruleset = `rulesets/${names.name}`;
  return [
    ...templateFiles().map((file) => write(`${ruleset}/${renamed(file, names)}`, join(TEMPLATE, file))),
    write(reportCaseOf(names.name), REPORT_CASE),
    write(casePageOf(names.name), CASE_PAGE),
    ...register(root, names.name),
  ];
};

/** A text of the skeleton with the names of the new ruleset in it. */
const renamed = (text: string, { name, prefix }: RulesetNames): string =>
  text
    .replaceAll(/\bNEW-(?=\d)/g, `${prefix}-`)
    .replaceAll("'NEW'", `'${prefix}'`)
    .replaceAll('New Game', titleOf(name))
    .replaceAll('new-game', name)
    .replaceAll(/\bnewGame/g, camelOf(name));
