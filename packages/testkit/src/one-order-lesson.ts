import type { Known, RulesetTypes, SeatId, TutorialSpec } from '@chancery/core';

interface OneOrder<T extends RulesetTypes> {
  readonly scenario: string;
  readonly seat: SeatId;
  readonly verb: T['order']['verb'];
  readonly line: string;
  /** The kind of news that tells what came of it. */
  readonly fought: T['told']['kind'];
  won(known: Known<T>): boolean;
}

/** The lesson of a ruleset that is only played in tests: one order, one turn. */
export const oneOrderLesson = <T extends RulesetTypes>({
  scenario,
  seat,
  verb,
  line,
  fought,
  won,
}: OneOrder<T>): TutorialSpec<T> => ({
  title: 'One order',
  description: 'How an order is given.',
  minutes: 1,
  scenario,
  seat,
  seed: 'one order',
  before: [],
  steps: [
    {
      id: 'give',
      turn: 0,
      title: 'Give it',
      text: [`Press ${line}.`],
      point: {},
      taps: [line],
      act: { kind: 'order', done: (_, drafted) => drafted.some((order) => order.verb === verb), lines: [line] },
    },
    {
      id: 'run',
      turn: 0,
      title: 'Run the turn',
      text: ['Press “{run}”.'],
      point: {},
      taps: ['{run}'],
      act: { kind: 'turn' },
    },
    { id: 'end', turn: 1, title: 'Done', text: ['That is all.'], point: {}, taps: [], act: { kind: 'read' } },
  ],
  firstWin: { step: 'run', fought, won },
});
