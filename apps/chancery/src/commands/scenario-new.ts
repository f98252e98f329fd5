import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AnyRuleset } from '@chancery/core';
import { type Document, isCollection, isMap, isNode, parseDocument, visit } from 'yaml';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { Stop } from '../stop.ts';

export const scenarioNew = defineCommand({
  name: 'scenario new',
  summary: 'Writes a scenario file to begin with: a built-in scenario, for you to change',
  args: [{ name: 'RULESET' }],
  options: {
    from: { value: 'ID', help: 'the built-in scenario; by default the one with the fewest seats' },
    out: { value: 'FILE', help: 'a new file; by default standard output' },
  },
  help: `  chancery scenario new heptarchy --out shore.yaml
  chancery scenario check shore.yaml

docs/scenarios.md explains every part of the file.`,
  async run({ args, options, rulesets }, io) {
    const ruleset = withOwnScenarios(findRuleset(rulesets, args[0]));
    const text = await skeleton(ruleset, options.from);
    if (options.out === undefined) io.write(text);
    else writeNew(resolve(io.cwd, options.out), text);
    return EXIT.done;
  },
});

/** Stops where the rules have no scenarios but their own. */
export const withOwnScenarios = (ruleset: AnyRuleset): AnyRuleset => {
  if (ruleset.ownScenarios !== undefined) return ruleset;
  throw new Stop(EXIT.usage, `${ruleset.title} is played on its built-in scenarios only`);
};

/** Nothing that somebody has written is written over. */
const writeNew = (path: string, text: string): void => {
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Stop(EXIT.usage, code === 'EEXIST' ? `${path} already exists` : `${path} cannot be written: ${message}`);
  }
};

const skeleton = async (ruleset: AnyRuleset, from: string | undefined): Promise<string> => {
  const ids = ruleset.scenarios.map(({ id }) => id);
  const smallest = ruleset.scenarios.toSorted((a, b) => a.seats - b.seats)[0]?.id;
  const id = from ?? smallest;
  if (id === undefined || !ids.includes(id)) {
    throw new Stop(EXIT.usage, `there is no scenario ${id}${meant(id ?? '', ids)}`, [`There are: ${ids.join(', ')}`]);
  }
  const { scenario } = (await ruleset.scenarioData(id)) as { readonly scenario: unknown };
  const map = ruleset.ownScenarios?.placesOf === undefined ? { world: id } : { seed: id };
  const file = { format: 'chancery-scenario-1', ruleset: ruleset.id, map, scenario };
  const document = parseDocument(JSON.stringify(file));
  inRows(document);
  return headOf(ruleset, id) + document.toString({ lineWidth: 0 });
};

const headOf = ({ title, ownScenarios }: AnyRuleset, id: string): string => {
  const head = `# A scenario for ${title}. docs/scenarios.md explains the file; check it: chancery scenario check FILE\n`;
  if (ownScenarios?.placesOf === undefined) return head;
  return `${head}# The map is grown from the places below; another seed, another coast. map: { world: ${id} } takes the built-in map as it is.\n`;
};

/** Lists of records have one line for each record, as people write them. */
const inRows = (document: Document.Parsed): void => {
  visit(document, {
    Scalar: (_, node) => {
      node.type = 'PLAIN';
    },
    Collection: (_, node, path) => {
      node.flow = path.length > 4 && !holdsRecords(node);
    },
  });
};

const holdsRecords = (node: unknown): boolean =>
  isCollection(node) && !isMap(node) && node.items.some((item) => isNode(item) && isMap(item));
