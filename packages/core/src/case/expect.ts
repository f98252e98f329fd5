import type { DrawRun } from '../dice/dice.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Known, Position, RulesetTypes } from '../ruleset/types.ts';
import type { Question } from '../turn/ruling.ts';
import { viewerOf } from '../visibility/viewer.ts';
import { eventDifferences } from './expect-events.ts';
import { refusalDifferences } from './expect-refusals.ts';
import { reportDifferences } from './expect-report.ts';
import type { Fact, Facts } from './fact.ts';
import type { FoundRefusal } from './found-refusals.ts';
import { type Difference, differencesFrom } from './match-fact.ts';
import { meantAmong } from './meant-among.ts';
import { squash } from './phrases.ts';
import type { CaseVocabulary } from './vocabulary.ts';
import { saysNothing, type Words } from './words.ts';

/** All that can be looked at when a turn of a case has been played. */
export interface Played<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly cases: CaseVocabulary<T>;
  readonly before: Position<T>;
  readonly after: Position<T>;
  readonly happened: readonly Facts[];
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
    const part = partNamed(key);
    if (part !== null) parts.set(part, value);
    else if (cases.isSection(key)) state[key] = value.value;
    else
      expect.fault(`nothing is expected under '${key}'${meantAmong(key, [...Object.keys(PARTS), ...cases.sections])}`);
  }
  const seatOf = (name: string): string | null => cases.seat(name, after.setting);
  const seated = (name: string, words: Words): string | null => seatOf(name) ?? words.fault(`there is no seat ${name}`);
  const part = (name: string): Words | null => parts.get(name) ?? null;
  const report = part('report');
  return [
    ...refusalDifferences(
      {
        found: played.refusals,
        codes: [...MALFORMED_CODES, ...cases.refusals],
        seatOf: (name) => (name === 'master' ? name : seatOf(name)),
      },
      part('refusals'),
      part('failures'),
    ),
    ...cases.matchState(after, expect.as(state)),
    ...eventDifferences({ happened: played.happened, kinds: cases.events }, part('events'), part('no events')),
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
} as const satisfies { readonly [part: string]: readonly string[] };

const partNamed = (name: string): string | null =>
  Object.entries(PARTS).find(([part, others]) =>
    [part, ...others].some((each) => squash(each) === squash(name)),
  )?.[0] ?? null;

export const MALFORMED_CODES = [
  'unknown-verb',
  'ambiguous-verb',
  'unknown-name',
  'ambiguous-name',
  'not-a-number',
  'out-of-range',
  'text-length',
  'unclosed-quote',
  'missing-words',
  'unit-behind',
  'words-left-over',
  'bad-json',
] as const;

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

/** `{ landing@Kent: [60], homeless: none }`: what was drawn, by place or by name. */
const drawDifferences = <T extends RulesetTypes>(
  { cases, after, rolled }: Played<T>,
  words: Words | null,
): readonly Difference[] => {
  const drawn: { [label: string]: number[] } = {};
  for (const { label, values } of rolled) {
    for (const key of new Set([label, label.split('@')[0] as string])) drawn[key] = [...(drawn[key] ?? []), ...values];
  }
  return (words?.entries('rolls by draw') ?? []).flatMap(([name, wanted]) => {
    const label = cases.drawLabel(name, after.setting);
    if (label === null) wanted.unknown('draw', name, cases.draws);
    return label === null ? [] : differencesFrom(wanted.value, drawn[label] ?? [], wanted.path);
  });
};

const bySeat = (
  words: Words | null,
  seated: (name: string, words: Words) => string | null,
  factsOf: (seat: string) => Fact,
): readonly Difference[] =>
  (words?.entries('figures by seat') ?? []).flatMap(([name, wanted]) => {
    const seat = seated(name, wanted);
    return seat === null ? [] : differencesFrom(spelledOut(wanted.value), factsOf(seat), wanted.path);
  });

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
