import type { OddsOutcome, OddsReport, OddsRequest } from '@chancery/core';
import { findRuleset } from '../campaign/find-ruleset.ts';
import { defineCommand } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { printLines } from '../io.ts';
import { readWhole } from '../read-whole.ts';
import { counted } from '../show/counted.ts';
import { hundredths, percent } from '../show/numbers.ts';
import { table } from '../show/table.ts';
import { Stop } from '../stop.ts';

const RUNS = 20_000;

export const odds = defineCommand({
  name: 'odds',
  summary: 'Tells how a battle may end and what it may cost, using the code that fights battles',
  args: [],
  options: {
    attackers: {
      value: 'TROOPS',
      many: true,
      help: 'such as "20 men-at-arms, 4 to 12 archers"; repeat it for several attackers',
    },
    defenders: { value: 'TROOPS', many: true, help: 'the same for the defenders' },
    place: { value: 'PLACE', help: 'where it is fought, in the words of the rules; by default open ground' },
    runs: { value: 'N', help: `the number of trials where the odds cannot be computed exactly; by default ${RUNS}` },
    seed: { value: 'N', help: 'of the dice; the same seed gives the same odds; by default 1' },
    ruleset: { value: 'ID', help: 'the rules; needed if there are several' },
  },
  help: `Of a number that you are not sure of, give the least and the most (4 to 12 archers): each outcome is told with both.`,
  async run({ options, rulesets }, io) {
    const ruleset = findRuleset(rulesets, options.ruleset);
    if (ruleset.odds === undefined) throw new Stop(EXIT.usage, `${ruleset.title} has no odds`);
    if (options.attackers.length === 0 || options.defenders.length === 0) {
      throw new Stop(EXIT.usage, 'odds need --attackers and --defenders', ['More: chancery help odds']);
    }
    const request: OddsRequest = {
      attackers: options.attackers,
      defenders: options.defenders,
      place: options.place ?? '',
      runs: readWhole('runs', options.runs, { from: 1, to: 10_000_000 }) ?? RUNS,
      seed: readWhole('seed', options.seed, { from: 0, to: 2 ** 32 - 1 }) ?? 1,
    };
    const report = ruleset.odds(request);
    if (!report.ok) throw new Stop(EXIT.usage, 'the battle was not understood', report.error);
    printLines(io, oddsLines(report.value));
    return EXIT.done;
  },
});

const isOverRanges = ({ least }: OddsOutcome): boolean => least !== undefined;

const bounds = ({ low, high, least = low, most = high }: OddsOutcome): string =>
  `${percent(least)} to ${percent(most)}`;

const howSure = (runs: number | null, overRanges: boolean): string => {
  const how = runs === null ? 'exact' : `${counted(runs, 'battle')} fought`;
  if (overRanges) return `${how}; least and most within the ranges, of which the middle is told first`;
  return runs === null ? how : `${how}; 95 % intervals`;
};

const oddsLines = ({ title, rule, runs, outcomes, losses, notes }: OddsReport): readonly string[] => [
  `${title} (${rule})`,
  howSure(runs, outcomes.some(isOverRanges)),
  '',
  ...table(
    outcomes.map((outcome) => [
      outcome.label,
      percent(outcome.chance),
      ...(runs === null && !isOverRanges(outcome) ? [] : [bounds(outcome)]),
    ]),
    [1],
  ),
  '',
  ...table(
    [
      ['side', 'troops', 'of', 'expected loss', 'least', 'most'],
      ...losses.map(({ side, label, of, meanHundredths, least, most }) => [
        side,
        label,
        String(of),
        hundredths(meanHundredths),
        String(least),
        String(most),
      ]),
    ],
    [2, 3, 4, 5],
  ),
  ...(notes.length > 0 ? ['', ...notes] : []),
];
