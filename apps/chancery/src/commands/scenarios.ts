import type { AnyRuleset, JsonSchema } from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { isList } from '../campaign/listed.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { counted } from '../show/counted.ts';
import { table } from '../show/table.ts';

export const scenarios = defineCommand({
  name: 'scenarios',
  summary: 'Lists the rulesets, their scenarios and the settings of a campaign',
  args: [{ name: 'RULESET', optional: true }],
  options: {},
  help: '',
  async run({ args, rulesets }, io) {
    const [id] = args;
    const shown = id === undefined ? rulesets : [findRuleset(rulesets, id)];
    printLines(io, shown.flatMap(linesOf));
    return EXIT.done;
  },
});

const linesOf = ({ id, title, scenarios: built, options }: AnyRuleset): readonly string[] => [
  `${title} (${id})`,
  ...indented(
    2,
    table(
      built.flatMap((scenario) => [
        [scenario.id, counted(scenario.seats, 'seat'), scenario.title],
        ['', '', scenario.description],
      ]),
    ),
  ),
  '  options:',
  ...indented(
    4,
    table(
      Object.entries(options.properties ?? {}).map(([name, schema]) => [
        name,
        kindOf(schema),
        schema.description ?? '',
      ]),
    ),
  ),
];

const indented = (by: number, lines: readonly string[]): readonly string[] =>
  lines.map((line) => `${' '.repeat(by)}${line}`);

/** What may be given for an option: `a whole number from 1 to 100, or null`. */
const kindOf = (schema: JsonSchema): string => {
  const { type, enum: words, minimum, maximum } = schema;
  if (words !== undefined) return words.map(String).join(' or ');
  if (isList(schema)) return 'a list of words, such as A,B,C';
  const types: readonly string[] = typeof type === 'string' ? [type] : (type ?? []);
  const range = `${minimum === undefined ? '' : ` from ${minimum}`}${maximum === undefined ? '' : ` to ${maximum}`}`;
  const named = types.map((each) => (each === 'integer' ? `a whole number${range}` : each));
  return named.join(', or ');
};
