import { type Facts, factJson, factText, type TurnOfCase, throwName } from '@chancery/core';
import { stringify } from 'yaml';
import { type CaseOutcome, verdictOf } from './outcome.ts';

interface Showing {
  readonly events: boolean;
  readonly state: boolean;
  readonly strict: boolean;
}

/** What is printed of a case: its verdict, what differs, which dice were forgotten, and more when it is asked for. */
export const caseLines = (outcome: CaseOutcome, showing: Showing): readonly string[] => {
  const { source, rule, result } = outcome;
  const name = [rule.rules.join(', '), rule.title].filter((part) => part !== '').join(' ');
  return [
    `${verdictOf(outcome, showing.strict)}: ${name === '' ? 'a case' : name} (${source})`,
    ...result.faults.map(({ path, keys, text }) => {
      const line = outcome.lineOf(keys);
      return `  ${path === '' ? 'the case' : path}${line === null ? '' : ` (line ${line})`}: ${text}`;
    }),
    ...result.turns.flatMap((turn, index) => [
      ...(result.turns.length > 1 ? [`  turn ${index + 1}`] : []),
      ...turnLines(turn, showing),
    ]),
  ];
};

const turnLines = (turn: TurnOfCase, { events, state }: Showing): readonly string[] => [
  ...turn.differences.flatMap(({ path, expected, got }) => [
    `  ${path}`,
    `    expected  ${oneLine(expected)}`,
    `    got       ${oneLine(got)}`,
  ]),
  ...turn.missing.map(
    ({ label, count, ...thrown }) => `  dice: not given: ${label}, ${count} x ${throwName(thrown)}; counted as misses`,
  ),
  ...turn.unused.map(
    ({ label, rolls }) => `  dice: not used: ${label === null ? 'of the list' : label}: ${rolls.join(', ')}`,
  ),
  ...turn.misfits.map((text) => `  dice: ${text}`),
  ...(events ? ['  events', ...turn.events.map(eventLine)] : []),
  ...(state
    ? [
        '  after',
        ...stringify(turn.after)
          .trimEnd()
          .split('\n')
          .map((line) => `    ${line}`),
      ]
    : []),
];

const eventLine = ({ kind, rule, ...facts }: Facts): string => {
  const words = Object.entries(facts).map(([name, fact]) => `${name}: ${factText(fact)}`);
  return `    ${[`${factText(kind ?? '')} (${factText(rule ?? '')})`, ...words].join(', ')}`;
};

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ' / ');

/** The same as JSON. */
export const caseJson = (outcome: CaseOutcome, strict: boolean): unknown => {
  const { source, rule, result } = outcome;
  return {
    source,
    rules: rule.rules,
    title: rule.title,
    verdict: verdictOf(outcome, strict),
    faults: result.faults.map(({ path, keys, text }) => ({ path, line: outcome.lineOf(keys), text })),
    turns: result.turns.map(({ differences, missing, unused, misfits, events, refusals, rolled, after }) => ({
      differences,
      missing,
      unused,
      misfits,
      events: events.map(factJson),
      refusals: refusals.map(({ level, facts }) => ({ level, ...(factJson(facts) as object) })),
      rolled,
      after,
    })),
  };
};
