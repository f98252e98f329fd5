import type { ReferenceSheet, RulesetTypes } from '@chancery/core';
import { referenceToPage, referenceToText } from '@chancery/reports';
import { rulesInForce } from '../campaign/rules-of.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { meant } from '../meant.ts';
import { oneOf } from '../one-of.ts';
import { Stop } from '../stop.ts';
import { writeOut } from '../write-out.ts';

export const sheets = defineCommand({
  name: 'sheets',
  summary: 'Writes the reference sheets of the rules, for printing',
  args: [{ name: 'CAMPAIGN', optional: true }],
  options: {
    sheet: { value: 'ID', help: 'only this one; by default all' },
    format: { value: 'text|html', help: 'by default text; a page prints each sheet on one side of A4' },
    ruleset: { value: 'ID', help: 'the rules, without a campaign; needed if there are several' },
    scenario: { value: 'ID|FILE', help: 'the scenario, without a campaign; by default the first built-in one' },
    out: { value: 'FILE', help: 'by default standard output' },
  },
  help: `Scenarios may have tables of their own, so the sheets are those of a campaign or of a scenario.

  chancery sheets demo --format html --out sheets.html
  chancery sheets --scenario four-crowns --sheet troops`,
  async run({ args: [campaign], options, rulesets }, io) {
    const { ruleset: id, scenario } = options;
    if (campaign !== undefined && (id ?? scenario) !== undefined) {
      throw new Stop(
        EXIT.usage,
        'a campaign has its own rules and scenario: name either the campaign or the rules and scenario',
      );
    }
    const { title, ruleset, setting } = await rulesInForce({ campaign, ruleset: id, scenario }, rulesets, io.cwd);
    const wanted = chosen(ruleset.reference ?? [], options.sheet, ruleset.title);
    const reference = {
      title,
      sheets: wanted.map((sheet) => ({ id: sheet.id, title: sheet.title, tables: sheet.tables(setting) })),
    };
    const format = oneOf('format', options.format, ['text', 'html'] as const);
    await writeOut(io, options.out, format === 'html' ? referenceToPage(reference) : referenceToText(reference));
    return EXIT.done;
  },
});

const chosen = (
  all: readonly ReferenceSheet<RulesetTypes>[],
  id: string | undefined,
  rules: string,
): readonly ReferenceSheet<RulesetTypes>[] => {
  if (all.length === 0) throw new Stop(EXIT.usage, `${rules} has no reference sheets`);
  if (id === undefined) return all;
  const ids = all.map((sheet) => sheet.id);
  const found = all.find((sheet) => sheet.id === id);
  if (found === undefined) {
    throw new Stop(EXIT.usage, `there is no sheet ${id}${meant(id, ids)}`, [`There are: ${ids.join(', ')}`]);
  }
  return [found];
};
