import type { DrawRun } from '../dice/dice.ts';
import type { SeatId } from '../ids.ts';
import type { Sheet } from '../order/sheet.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { Answer, Question, Rulings } from '../ruleset/ruling.ts';
import { readAnswer } from '../ruleset/ruling-words.ts';
import { resolveTurn } from '../turn/resolve.ts';
import type { Known, Position, RulesetTypes } from '../types/ruleset-types.ts';
import type { Telling } from '../visibility/telling.ts';
import { viewerOf } from '../visibility/viewer.ts';
import type { Facts } from '../vocabulary/fact.ts';
import type { Difference } from '../vocabulary/match-fact.ts';
import { meantAmong } from '../vocabulary/meant-among.ts';
import type { CaseVocabulary } from '../vocabulary/vocabulary.ts';
import type { CaseFault, CaseValue, Words } from '../vocabulary/words.ts';
import { caseDice, type LeftOverRolls, type MissingDraw } from './case-dice.ts';
import { differencesOf, expectsSteps } from './expect.ts';
import { type FoundRefusal, refusalsAtEntry, refusalsAtSteps } from './found-refusals.ts';
import { readDice } from './read-dice.ts';
import { acceptedSheets, contextOf, readCaseOrders } from './read-orders.ts';
import type { CaseTurn, RuleCase } from './rule-case.ts';
import { seeSteps, withSteps } from './steps.ts';

/** What became of a case. */
export interface CaseResult {
  /** Nothing differs and all its words were understood. Missing and unused dice alone do not fail a case. */
  readonly passed: boolean;
  /** Words that were not understood; a case with any of these proves nothing. */
  readonly faults: readonly CaseFault[];
  readonly turns: readonly TurnOfCase[];
}

export interface TurnOfCase {
  readonly differences: readonly Difference[];
  /** Draws for which the case gives no roll, each label in words. They counted as misses. */
  readonly missing: readonly MissingDraw[];
  /** Rolls that nothing asked for, and rolls that do not lie on their die. */
  readonly unused: readonly LeftOverRolls[];
  readonly misfits: readonly string[];
  readonly events: readonly Facts[];
  readonly refusals: readonly FoundRefusal[];
  readonly rolled: readonly DrawRun[];
  /** The position after the turn, in the words of the case. */
  readonly after: { readonly [section: string]: CaseValue };
}

/** What the runner cannot do itself. */
export interface CaseTools {
  /** The report of a seat as one text. */
  report<T extends RulesetTypes>(
    ruleset: Ruleset<T>,
    known: Known<T>,
    tellings: readonly Telling<T['told']>[],
    seat: SeatId,
  ): string;
}

/** Plays a case, turn by turn, and compares. Never throws for what stands in a case. */
export const runCase = async <T extends RulesetTypes>(
  ruleset: Ruleset<T>,
  rule: RuleCase,
  tools: CaseTools,
): Promise<CaseResult> => {
  const { faults } = rule.position;
  const { cases } = ruleset;
  if (cases === undefined) {
    return {
      passed: false,
      faults: [{ path: 'ruleset', keys: ['ruleset'], text: `${ruleset.title} has no cases` }],
      turns: [],
    };
  }
  const read = await cases.readPosition(rule.position, contextOf(rule));
  if (!read.ok)
    return { passed: false, faults: [...faults, ...read.error.filter((fault) => !faults.includes(fault))], turns: [] };
  const turns: TurnOfCase[] = [];
  let position = read.value;
  for (const turn of rule.turns) {
    const played = playTurn({ ruleset, cases, tools }, position, turn);
    turns.push(played.turn);
    position = played.after;
  }
  const passed = faults.length === 0 && turns.every(({ differences }) => differences.length === 0);
  return { passed, faults, turns };
};

interface Playing<T extends RulesetTypes> {
  readonly ruleset: Ruleset<T>;
  readonly cases: CaseVocabulary<T>;
  readonly tools: CaseTools;
}

const playTurn = <T extends RulesetTypes>(
  { ruleset, cases, tools }: Playing<T>,
  before: Position<T>,
  said: CaseTurn,
): { readonly turn: TurnOfCase; readonly after: Position<T> } => {
  const { setting } = before;
  const read = readCaseOrders({ ruleset, cases, position: before }, said.orders, said.acts);
  const sheets = acceptedSheets(read);
  const questions = ruleset.questions(before, bySeat(sheets));
  const rulings = readRulings(said.rulings, questions);
  const dice = caseDice(
    readDice(said.dice, (label, words) => cases.drawLabel(label, setting) ?? words.unknown('draw', label, cases.draws)),
  );
  const acts = read.get(null)?.orders ?? [];
  const steps = seeSteps<T>(expectsSteps(said.expect));
  const result = resolveTurn(ruleset, { ...before, sheets, acts, rulings, dice }, steps.onlooker);
  const state = result.ok ? result.turn.state : before.state;
  const after: Position<T> = { setting, state };
  const events = result.ok ? result.turn.events : [];
  const tellings = result.ok ? result.turn.tellings : [];
  const refusals = [...refusalsAtEntry(cases, before, read), ...refusalsAtSteps(cases, after, read, events)];
  const happened = withSteps(cases.eventWords(events, after, before), steps);
  const differences = differencesOf(
    {
      ruleset,
      cases,
      before,
      after,
      happened,
      steps,
      refusals,
      questions,
      rolled: dice.log(),
      ordersOf: (seat) => read.get(seat as SeatId)?.orders ?? [],
      reportOf: (seat) =>
        tools.report(
          ruleset,
          { setting, view: ruleset.view(after, viewerOf(seat as SeatId)) },
          tellings,
          seat as SeatId,
        ),
    },
    said.expect,
  );
  const broken: readonly Difference[] = result.ok
    ? []
    : [{ path: 'the turn', expected: 'to be resolved', got: `${result.incident.phase}: ${result.incident.stack}` }];
  const unheeded = sheets
    .filter(({ seat, orders }) => orders.length > 0 && !cases.heeds(seat, before, acts))
    .map(({ seat }) => ({ path: `orders.${seat}`, expected: 'orders that count', got: 'a seat that no player holds' }));
  const words = (label: string): string => cases.drawWords(label, setting);
  return {
    after,
    turn: {
      differences: [...broken, ...unheeded, ...differences],
      missing: dice.missing().map((draw) => ({ ...draw, label: words(draw.label) })),
      unused: dice.unused().map((rolls) => ({ ...rolls, label: rolls.label === null ? null : words(rolls.label) })),
      misfits: dice.misfits(),
      events: happened,
      refusals,
      rolled: dice.log(),
      after: cases.describe(after),
    },
  };
};

const bySeat = <T extends RulesetTypes>(
  sheets: readonly Sheet<T['order']>[],
): { readonly [seat: SeatId]: Sheet<T['order']> } => Object.fromEntries(sheets.map((sheet) => [sheet.seat, sheet]));

/** Answers by the ids of questions; others are faults. */
const readRulings = (words: Words, questions: readonly Question[]): Rulings => {
  const rulings: { [question: string]: Answer } = {};
  for (const [id, answer] of words.entries('answers by question')) {
    const question = questions.find((each) => each.id.toLowerCase() === id.toLowerCase());
    const given = answer.text('an answer') ?? '';
    if (question === undefined) {
      const ids = questions.map((each) => each.id);
      answer.fault(`${id} is not asked${ids.length > 0 ? `; asked are ${ids.join(', ')}` : ''}${meantAmong(id, ids)}`);
    } else {
      const read = readAnswer(question, given);
      if (read.ok) rulings[question.id] = read.value;
      else for (const fault of read.error) answer.fault(`${id}: ${fault}`);
    }
  }
  return rulings;
};
