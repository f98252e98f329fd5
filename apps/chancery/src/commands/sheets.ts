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
  summary: 'Writes the reference sheets of the rules, to print and keep at hand',
  args: [{ name: 'CAMPAIGN', optional: true }],
  options: {
    sheet: { value: 'ID', help: 'only this one; all unless given' },
    format: { value: 'text|html', help: 'text unless given; a page prints each sheet on one side of A4' },
    ruleset: { value: 'ID', help: 'the rules, without a campaign; needed when there are several' },
    scenario: { value: 'ID|FILE', help: 'the scenario, without a campaign; the first built-in unless given' },
    out: { value: 'FILE', help: 'standard output unless given' },
  },
  help: `Scenarios may have tables of their own: the sheets are those of the campaign, or of the scenario.

  chancery sheets demo --format html --out sheets.html
  chancery sheets --scenario four-crowns --sheet troops`,
  async run({ args: [campaign], options, rulesets }, io) {
    const { ruleset: id, scenario } = options;
    if (campaign !== undefined && (id ?? scenario) !== undefined) {
      throw new Stop(EXIT.usage, 'a campaign has its rules and its scenario: name either it or them');
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
