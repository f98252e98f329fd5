import { type DrawRun, throwName } from '../dice/dice.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Question } from '../ruleset/ruling.ts';
import type { Known, Position, RulesetTypes } from '../types/ruleset-types.ts';
import { viewerOf } from '../visibility/viewer.ts';
import type { Fact, Facts } from '../vocabulary/fact.ts';
import { anyOfShapes, checkFacts, type FactShapes } from '../vocabulary/fact-shape.ts';
import { type Difference, differencesFrom } from '../vocabulary/match-fact.ts';
import { meantAmong } from '../vocabulary/meant-among.ts';
import { memberNamed } from '../vocabulary/members.ts';
import { squash } from '../vocabulary/phrases.ts';
import type { CaseVocabulary } from '../vocabulary/vocabulary.ts';
import { saysNothing, type Words } from '../vocabulary/words.ts';
import { eventDifferences } from './expect-events.ts';
import { refusalDifferences } from './expect-refusals.ts';
import { reportDifferences } from './expect-report.ts';
import type { FoundRefusal } from './found-refusals.ts';
import { MALFORMED_SHAPES } from './malformed-shapes.ts';
import { type SeenSteps, stepDifferences } from './steps.ts';

/** All that can be looked at when a turn of a case has been played. */
export interface Played<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly cases: CaseVocabulary<T>;
  readonly before: Position<T>;
  readonly after: Position<T>;
  readonly happened: readonly Facts[];
  readonly steps: SeenSteps<T>;
  readonly refusals: readonly FoundRefusal[];
  readonly questions: readonly Question[];
  readonly rolled: readonly DrawRun[];
  /** The accepted orders of each seat. */
  readonly ordersOf: (seat: string) => readonly T['order'][];
  readonly reportOf: (seat: string) => string;
}

/** Compares what came of a turn with what a case expects of it. */
export const differencesOf = <T extends RulesetTypes>(played: Played<T>, expect: Words): readonly Difference[] => {
  const { cases, after } = played;
  const parts = new Map<string, Words>();
  const state: { [section: string]: unknown } = {};
  for (const [key, value] of expect.entries('what is expected')) {
    const part = memberNamed(key, PARTS);
    if (part !== null) parts.set(part, value);
    else if (cases.isSection(key)) state[key] = value.value;
    else
      value.fault(`nothing is expected under '${key}'${meantAmong(key, [...Object.keys(PARTS), ...cases.sections])}`);
  }
  const seatOf = (name: string): string | null => cases.seat(name, after.setting);
  const seated = (name: string, words: Words): string | null => seatOf(name) ?? words.fault(`there is no seat ${name}`);
  const part = (name: string): Words | null => parts.get(name) ?? null;
  const refusalShapes: { readonly [code: string]: FactShapes } = { ...MALFORMED_SHAPES, ...cases.refusals };
  const report = part('report');
  const steps = part('steps');
  return [
    ...refusalDifferences(
      {
        found: played.refusals,
        codes: Object.keys(refusalShapes),
        seatOf: (name) => (name === 'master' ? name : seatOf(name)),
        check: (facts, code) => {
          const own = code === null ? anyOfShapes(Object.values(refusalShapes)) : refusalShapes[code];
          checkFacts(facts, { ...own, ...REFUSED_ORDER }, cases.sorts, after);
        },
      },
      part('refusals'),
      part('failures'),
    ),
    ...cases.matchState(after, expect.as(state)),
    ...(steps
      ? stepDifferences(steps, played.steps, after, (position, expected) => {
          const known = expected
            .entries('what is expected')
            .filter(([key, value]) => cases.isSection(key) || value.unknown('part of a position', key, cases.sections));
          return cases.matchState(
            position,
            expected.as(Object.fromEntries(known.map(([key, { value }]) => [key, value]))),
          );
        })
      : []),
    ...eventDifferences(
      {
        happened: played.happened,
        kinds: Object.keys(cases.events),
        check: (facts, kind) => {
          const own = kind === null ? anyOfShapes(Object.values(cases.events)) : cases.events[kind];
          checkFacts(facts, { ...own, ...EVERY_EVENT }, cases.sorts, after);
        },
      },
      part('events'),
      part('no events'),
    ),
    ...(report
      ? reportDifferences(report, (name, words) => {
          const seat = seated(name, words);
          return seat === null ? null : played.reportOf(seat);
        })
      : []),
    ...outcomeDifferences(played, part('outcome')),
    ...questionDifferences(played, part('questions')),
    ...drawDifferences(played, part('draws')),
    ...bySeat(part('headquarters'), seated, (seat) => headquarters(played, seat)),
    ...bySeat(part('standings'), seated, (seat) => standing(played, seat)),
  ];
};

const EVERY_EVENT: FactShapes = { rule: 'text', step: 'text' };
const REFUSED_ORDER: FactShapes = { line: 'number', order: 'text', step: 'text', phase: 'number', verb: 'text' };

/** What can be expected of any ruleset, with other names. */
const PARTS = {
  refusals: ['refused', 'refusal'],
  failures: ['failed', 'failure'],
  events: ['event'],
  'no events': ['not events', 'absent events', 'without events', 'no event'],
  report: ['reports'],
  outcome: ['result'],
  questions: ['asked'],
  draws: ['drawn', 'rolled'],
  headquarters: ['figures', 'hq'],
  standings: ['standing', 'scores'],
  steps: ['after steps', 'at steps'],
} as const satisfies { readonly [part: string]: readonly string[] };

/** Whether a case looks at the steps of the turn. */
export const expectsSteps = (expect: Words): boolean =>
  expect.isMapping && expect.entries().some(([key]) => memberNamed(key, PARTS) === 'steps');

/** `Eng by solo`, `{ winners: [Eng, Fra], by: alliance }`, or `none`. */
const outcomeDifferences = <T extends RulesetTypes>(
  { ruleset, after }: Played<T>,
  words: Words | null,
): readonly Difference[] => {
  if (words === null) return [];
  const now = ruleset.window(after);
  const fact: Fact = now.kind === 'outcome' ? { winners: now.winners, by: now.by } : null;
  if (saysNothing(words)) return differencesFrom(null, fact, words.path);
  if (words.isMapping) return differencesFrom(words.value, fact, words.path);
  const [winners = '', by] = (words.text('how the campaign ended') ?? '').split(/\s+by\s+/);
  return differencesFrom({ winners, ...(by === undefined ? {} : { by }) }, fact, words.path);
};

const questionDifferences = <T extends RulesetTypes>(
  { questions }: Played<T>,
  words: Words | null,
): readonly Difference[] => {
  if (words === null) return [];
  if (!words.isMapping)
    return differencesFrom(
      words.value,
      questions.map(({ id }) => id),
      words.path,
    );
  const asked: Facts = Object.fromEntries(questions.map(({ id, byDefault }) => [id, byDefault]));
  return differencesFrom(words.value, asked, words.path);
};

/** `{ landing@Kent: [60], attack: { die: d10000, rolls: [1, 2] }, homeless: none }`: what was drawn, by place or by name. */
const drawDifferences = <T extends RulesetTypes>(
  { cases, after, rolled }: Played<T>,
  words: Words | null,
): readonly Difference[] =>
  (words?.entries('rolls by draw') ?? []).flatMap(([name, wanted]) => {
    const label = cases.drawLabel(name, after.setting);
    if (label === null) wanted.unknown('draw', name, cases.draws);
    const runs = rolled.filter((run) => run.label === label || run.label.split('@')[0] === label);
    const rolls = runs.flatMap(({ values }) => values);
    if (label === null || !wanted.isMapping)
      return label === null ? [] : differencesFrom(wanted.value, rolls, wanted.path);
    checkFacts(wanted, DRAW, cases.sorts, after);
    const dice = [...new Set(runs.map(throwName))];
    return differencesFrom(wanted.value, { die: dice.length === 1 ? (dice[0] as string) : dice, rolls }, wanted.path);
  });

const DRAW: FactShapes = { die: 'die', rolls: 'number' };

const bySeat = (
  words: Words | null,
  seated: (name: string, words: Words) => string | null,
  factsOf: (seat: string) => Fact,
): readonly Difference[] =>
  (words?.entries('figures by seat') ?? []).flatMap(([name, wanted]) => {
    const seat = seated(name, wanted);
    if (seat === null) return [];
    const [said, fact] = [wanted.as(spelledOut(wanted.value)), factsOf(seat)];
    checkNames(said, fact);
    return differencesFrom(said.value, fact, wanted.path);
  });

/** Notes figures that there are not. */
const checkNames = (words: Words, fact: Fact): void => {
  if (!words.isMapping || typeof fact !== 'object' || fact === null) return;
  const names = Object.keys(fact);
  for (const [name, value] of words.entries()) {
    if (!names.some((each) => squash(each) === squash(name))) value.unknown('figure', name, names);
  }
};

/** `HQ expenses` are those of headquarters. */
const spelledOut = (wanted: unknown): unknown =>
  typeof wanted !== 'object' || wanted === null
    ? wanted
    : Object.fromEntries(
        Object.entries(wanted).map(([name, value]) => [name.replace(/\bhq\b/i, 'headquarters'), value]),
      );

/** The figures of headquarters as they stood before the turn, with the orders of the seat as they were taken. */
const headquarters = <T extends RulesetTypes>({ ruleset, before, ordersOf }: Played<T>, seat: string): Facts => {
  const known: Known<T> = { setting: before.setting, view: ruleset.view(before, viewerOf(seat as never)) };
  return Object.fromEntries(
    ruleset.figures.flatMap((spec) => {
      const { label, amount } = spec.of(known, ordersOf(seat));
      const value = Number.isFinite(Number(amount)) ? Number(amount) : amount;
      return [[spec.id, value] as const, [label, value] as const];
    }),
  );
};

const standing = <T extends RulesetTypes>({ ruleset, after }: Played<T>, seat: string): Fact => {
  const found = ruleset.standings(after).find((each) => each.seat === seat);
  return found === undefined ? null : { place: found.place, score: found.score, ...found.figures };
};
