import { type CaseResult, runCase } from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { casesIn } from '../cases/case-files.ts';
import { caseJson, caseLines } from '../cases/case-lines.ts';
import { caseTools } from '../cases/case-tools.ts';
import { type CaseOutcome, tallyOf, verdictOf } from '../cases/outcome.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { Stop } from '../stop.ts';

/** A bug that one case meets must not keep the others from being played. */
const asFault = (error: unknown): CaseResult => {
  const text = `a bug of ours: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  return { passed: false, faults: [{ path: 'the case', keys: [], text }], turns: [] };
};

export const caseCommand = defineCommand({
  name: 'case',
  summary: 'Runs rule cases: position, orders and dice as text, and the outcome they must have',
  args: [{ name: 'FILE', optional: true, many: true }],
  options: {
    events: { help: 'all events of every case in words' },
    state: { help: 'the position after every turn in words' },
    quiet: { help: 'only the cases that differ, and the total' },
    strict: { help: 'a case also fails if it gives no roll for a draw, or a roll is not used' },
    position: { help: 'prints a case to start from, and runs nothing' },
    json: { help: 'everything as JSON' },
    ruleset: { value: 'ID', help: 'for cases that name no ruleset; needed if there are several' },
  },
  help: `A FILE is YAML (or JSON) with one case, a list of cases, or several documents. Of a folder all .yaml and .yml files
are run; - is standard input. docs/cases.md describes the format and the words.

It ends with 0 if all is as expected, 1 if something differs, 2 if a case could not be understood.

  chancery case --position --ruleset medieval-diplomacy > my.yaml
  chancery case my.yaml --events
  chancery case rulesets/medieval-diplomacy/test/cases`,
  async run({ args, options, rulesets }, io) {
    if (options.position) {
      io.write(findRuleset(rulesets, options.ruleset).cases?.example ?? '');
      return EXIT.done;
    }
    if (args.length === 0) throw new Stop(EXIT.usage, 'FILE is missing', ['More: chancery help case']);
    const outcomes: CaseOutcome[] = [];
    for (const found of await casesIn(args, io)) {
      const { rule } = found;
      const ruleset = findRuleset(rulesets, rule.ruleset === '' ? options.ruleset : rule.ruleset);
      const result = await runCase(ruleset, rule, caseTools).catch(asFault);
      const outcome = { ...found, result };
      outcomes.push(outcome);
      const hide = options.json || (options.quiet && verdictOf(outcome, options.strict) === 'ok');
      if (!hide) printLines(io, caseLines(outcome, options));
    }
    if (options.json)
      io.write(
        `${JSON.stringify(
          outcomes.map((outcome) => caseJson(outcome, options.strict)),
          null,
          2,
        )}\n`,
      );
    const { ok, differ, unread } = tallyOf(outcomes.map((outcome) => verdictOf(outcome, options.strict)));
    if (!options.json) {
      printLines(io, [`${ok} ok, ${differ} differ${unread > 0 ? `, ${unread} not understood` : ''}`]);
    }
    if (unread > 0) return EXIT.usage;
    return differ > 0 ? EXIT.faults : EXIT.done;
  },
});
