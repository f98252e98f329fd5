/**
 * `npm run scenario`: writes the scenario.json of every ruleset again, from the hand-written files beside it.
 *
 *   npm run scenario                           all scenarios of all rulesets
 *   npm run scenario <ruleset>                 those of one ruleset
 *   npm run scenario <ruleset> <name …>        some of them
 *
 * How it is done is told at the head of each ruleset's tools/build-scenario.ts.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ok } from '@chancery/core';
import { readGazetteer } from '@chancery/maps';
import { type ScenarioTool, scenarioText } from '@chancery/testkit';

process.chdir(resolve(import.meta.dirname, '..'));
const [ruleset = '*', ...names] = process.argv.slice(2);
const TOOL = 'tools/build-scenario.ts';

const write = (folder: string, { from, summary }: ScenarioTool<object>): void => {
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
  const hasAreas = existsSync(join(folder, 'areas.csv'));
  const gazetteer = hasAreas ? readGazetteer(read('areas.csv'), read('borders.csv')) : ok({ areas: [] });
  if (!gazetteer.ok) {
    for (const { file, line, text } of gazetteer.error) console.error(`${join(folder, file)}, line ${line}: ${text}`);
    process.exitCode = 1;
    return;
  }
  const beside = { json: (file: string): unknown => JSON.parse(read(file)), text: read };
  const scenario = from(JSON.parse(read('about.json')), gazetteer.value.areas, beside);
  writeFileSync(join(folder, 'scenario.json'), scenarioText(scenario));
  console.log(`${folder}: ${summary(scenario)}`);
};

const tools = globSync(join('rulesets', ruleset, TOOL)).sort();
if (tools.length === 0) {
  const known = globSync(`rulesets/*/${TOOL}`).map((tool) => tool.split('/')[1]);
  console.error(`There is no ruleset ${ruleset} that builds scenarios; there is ${known.sort().join(', ')}.`);
  process.exitCode = 1;
}
for (const tool of tools) {
  const { buildScenario } = (await import(resolve(tool))) as { readonly buildScenario: ScenarioTool<object> };
  const scenarios = join(tool.slice(0, -TOOL.length), 'src/scenarios');
  const folders = (names.length > 0 ? names : ['*']).flatMap((name) => globSync(join(scenarios, name, 'about.json')));
  for (const about of folders.sort()) write(about.slice(0, -'/about.json'.length), buildScenario);
}
