import { findRuleset } from '../campaign/find-ruleset.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { withOwnScenarios } from './scenario-new.ts';

export const scenarioSchema = defineCommand({
  name: 'scenario schema',
  summary: 'Prints the JSON schema of a scenario file, for your editor',
  args: [{ name: 'RULESET' }],
  options: {},
  help: `  chancery scenario schema heptarchy > heptarchy.schema.json

Editors with the YAML language server read it from the first line of a file:
  # yaml-language-server: $schema=heptarchy.schema.json`,
  async run({ args, rulesets }, io) {
    const ruleset = withOwnScenarios(findRuleset(rulesets, args[0]));
    const { scenarioFileSchema } = await import('@chancery/app');
    io.write(`${JSON.stringify(scenarioFileSchema(ruleset), null, 2)}\n`);
    return EXIT.done;
  },
});
