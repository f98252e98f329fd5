import { type RulesetTypes, seatId, type TutorialSpec, type TutorialStep } from '@chancery/core';

type Step<T extends RulesetTypes> = TutorialStep<T>;

/** A lesson of one turn: what one wants, a few orders, the turn, and the news of what was won. */
export interface SmallLesson<T extends RulesetTypes>
  extends Pick<TutorialSpec<T>, 'title' | 'description' | 'scenario' | 'seed'> {
  readonly seat: string;
  /** What one wants, and the rule that says so. */
  readonly welcome: Pick<Step<T>, 'title' | 'text' | 'point'> & { readonly rule: string };
  readonly orders: readonly (Omit<Step<T>, 'turn' | 'act'> & {
    readonly lines: readonly string[];
    done: Extract<Step<T>['act'], { readonly kind: 'order' }>['done'];
  })[];
  /** What happens while the turn is run, in a sentence. */
  readonly run: string;
  readonly won: Omit<TutorialSpec<T>['firstWin'], 'step'>;
  /** When the game ends, in a sentence. */
  readonly end: string;
}

export const smallLesson = <T extends RulesetTypes>(lesson: SmallLesson<T>): TutorialSpec<T> => ({
  title: lesson.title,
  description: lesson.description,
  minutes: 3,
  scenario: lesson.scenario,
  seat: seatId(lesson.seat),
  seed: lesson.seed,
  before: [],
  steps: [
    { ...lesson.welcome, id: 'welcome', turn: 0, taps: [], act: { kind: 'read' } },
    ...lesson.orders.map(
      ({ lines, done, ...step }): Step<T> => ({
        ...step,
        turn: 0,
        act: { kind: 'order', lines, done },
      }),
    ),
    {
      id: 'turn',
      turn: 0,
      title: 'The turn',
      text: ['Press “{run}”.', lesson.run],
      point: {},
      taps: ['{run}'],
      act: { kind: 'turn' },
    },
    {
      id: 'news',
      turn: 1,
      title: 'Well done',
      text: ['You have won. Open News.', 'There you read what happened, and what you gained.'],
      point: { room: 'messages' },
      taps: ['News'],
      act: { kind: 'enter', room: 'messages' },
    },
    {
      id: 'end',
      turn: 1,
      title: 'Go on',
      text: ['Press “{done}”, and play on from here.', lesson.end],
      point: {},
      taps: [],
      act: { kind: 'read' },
    },
  ],
  firstWin: { ...lesson.won, step: 'turn' },
});
