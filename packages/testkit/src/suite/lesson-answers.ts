import {
  type AnyOrder,
  type AnyRuleset,
  canGoOn,
  isDone,
  keyedDice,
  type LessonStep,
  mayRun,
  missingBefore,
  type RulesetTypes,
  readSheetText,
  resumedAt,
  type Seen,
  setRight,
  sha256Hex,
  type TutorialSpec,
} from '@chancery/core';
import { type LessonCourse, lessonCourse } from './lesson-course.ts';

/** What is wrong with the lesson of a ruleset: a pupil could not take it, or not so soon, or would be stranded. */
export const lessonFaults = async (ruleset: AnyRuleset): Promise<readonly string[]> => {
  const course = await lessonCourse(ruleset, await ruleset.tutorial());
  return [
    ...course.refused,
    ...course.steps.flatMap((_, at) => stepFaults(ruleset, course, at).map((fault) => `${idOf(course, at)}: ${fault}`)),
    ...winFaults(course),
    ...lengthFaults(course.lesson),
    ...pointFaults(ruleset, course.lesson),
  ];
};

const idOf = ({ steps }: LessonCourse, at: number): string => steps[at]?.step.id ?? '';

const stepFaults = (ruleset: AnyRuleset, { lesson, steps }: LessonCourse, at: number): readonly string[] => {
  const taken = steps[at];
  if (!taken) return [];
  const { step, before, after } = taken;
  const faults: string[] = [];
  if (step.turn !== before.turn) faults.push(`is taken in turn ${before.turn}, and not in turn ${step.turn}`);
  if (!isDone(step, after)) faults.push('is not done by its own act');
  if (step.act.kind !== 'read' && isDone(step, before)) faults.push('is done before anything is done');
  if (mayRun(lesson.steps, at, before) !== (step.act.kind === 'turn'))
    faults.push('the turn may be run at another step');
  if (resumedAt(lesson.steps, at, step.turn) !== at) faults.push('whoever leaves here goes on elsewhere');
  if (!canGoOn(ruleset, lesson, before)) faults.push('the lesson cannot go on from here');
  if (step.act.kind === 'turn' && missingBefore(lesson.steps, at, before) !== null) faults.push('an order was lost');
  if (step.act.kind === 'order') faults.push(...wrongAnswers(ruleset, lesson, at, before));
  return faults;
};

/** Answers a step wrongly in several ways, and has the guide write it. */
const wrongAnswers = (
  ruleset: AnyRuleset,
  { steps }: TutorialSpec<RulesetTypes>,
  at: number,
  before: Seen,
): readonly string[] => {
  const step = steps[at] as LessonStep;
  const lines = step.act.kind === 'order' ? step.act.lines : [];
  const read = (some: readonly string[]): readonly AnyOrder[] =>
    readSheetText(ruleset, before.known, some.join('\n')).orders;
  const whole = read(lines);
  const others = botDraft(ruleset, before);
  const wrong: { readonly [what: string]: readonly AnyOrder[] } = {
    'nothing at all': before.orders,
    'half of it': [...before.orders, ...whole.slice(0, Math.ceil(whole.length / 2))],
    'its second half': [...before.orders, ...whole.slice(Math.floor(whole.length / 2))],
    'all of it twice': [...before.orders, ...whole, ...whole],
    'everything deleted': [],
    'something else entirely': others,
    'something else after half': [...before.orders, ...whole.slice(0, 1), ...others],
  };
  return Object.entries(wrong).flatMap(([what, orders]) => {
    const seen = { ...before, orders };
    const { orders: right } = setRight(ruleset, steps, at, seen);
    const set = { ...before, orders: right };
    if (missingBefore(steps, at + 1, set) !== null) return [`after ${what} the guide cannot set it right`];
    const own = right.filter((order) => whole.some((each) => same(each, order)));
    const asked = whole.filter((order, place) => whole.findIndex((each) => same(each, order)) === place);
    return own.length > asked.length && !isDone(step, seen) ? [`after ${what} orders stand twice`] : [];
  });
};

const same = (one: AnyOrder, other: AnyOrder): boolean => JSON.stringify(one) === JSON.stringify(other);

const botDraft = (ruleset: AnyRuleset, { known }: Seen): readonly AnyOrder[] =>
  ruleset.bot(known, keyedDice(sha256Hex('a pupil with ideas')));

/** What is won first is won soon, and in the turn that the lesson says. */
const winFaults = ({ lesson, steps }: LessonCourse): readonly string[] => {
  const at = steps.findIndex(({ step }) => step.id === lesson.firstWin.step);
  const taken = steps[at];
  if (taken?.step.act.kind !== 'turn') return ['the first win is not in a step that runs a turn'];
  const { won, fought } = lesson.firstWin;
  const taps = tapsOf(lesson.steps.slice(0, at + 1));
  return [
    ...(taken.news.includes(fought) ? [] : ['the first win is no fight']),
    ...(won(taken.before.known) ? ['is won before it is fought for'] : []),
    ...(won(taken.after.known) ? [] : ['the first win is not won']),
    ...(taken.step.turn === 0 && taps <= SOON
      ? []
      : [`the first win comes after ${taps} taps, in turn ${taken.step.turn}`]),
  ];
};

const lengthFaults = ({ steps, minutes }: TutorialSpec<RulesetTypes>): readonly string[] => [
  ...(tapsOf(steps) < MOST_TAPS ? [] : [`the lesson takes ${tapsOf(steps)} taps`]),
  ...(minutes <= MOST_MINUTES ? [] : [`the lesson takes ${minutes} minutes`]),
  ...steps.flatMap(({ id, text: [what = ''] }) =>
    what.length > 0 && what.length <= MOST_SAID ? [] : [`${id}: says what to do in ${what.length} characters`],
  ),
  ...steps.flatMap(({ id, text: [what = ''], taps }) =>
    taps.flatMap((tap) => (typeof tap !== 'string' || what.includes(tap) ? [] : [`${id}: does not say “${tap}”`])),
  ),
];

/** By hand, with the guide's own button where there is something to read only. */
const tapsOf = (steps: readonly LessonStep[]): number =>
  steps.reduce((sum, { taps, act }) => sum + taps.length + (act.kind === 'read' ? 1 : 0), 0);

/** What is pointed at is there. */
const pointFaults = (ruleset: AnyRuleset, { steps }: TutorialSpec<RulesetTypes>): readonly string[] => {
  const rooms = ruleset.desk.rooms.map(({ id }) => id);
  return steps.flatMap(({ id, point, act }) => [
    ...[point.room, act.kind === 'enter' ? act.room : undefined]
      .filter((room) => room !== undefined && !rooms.includes(room))
      .map((room) => `${id}: there is no room ${room}`),
    ...(point.verb === undefined || point.verb in ruleset.orders.kinds
      ? []
      : [`${id}: there is no order ${point.verb}`]),
  ]);
};

const SOON = 12;
const MOST_TAPS = 60;
const MOST_MINUTES = 10;
/** What a telephone shows of a step beside its map. */
const MOST_SAID = 170;
