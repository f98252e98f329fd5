import {
  type AnyRuleset,
  beginPractice,
  knownTo,
  type LessonStep,
  lessonFounding,
  playOn,
  type RulesetTypes,
  readSheetText,
  type Seen,
  type TutorialSpec,
} from '@chancery/core';

type Lesson = TutorialSpec<RulesetTypes>;

/** How the guide sees each step begin and be done, when the lesson is taken by its own lines. */
export interface LessonCourse {
  readonly lesson: Lesson;
  readonly steps: readonly {
    readonly step: LessonStep;
    readonly before: Seen;
    readonly after: Seen;
    /** The kinds of news that came with the step. */
    readonly news: readonly string[];
  }[];
  /** Lines of the lesson that the rules do not allow. */
  readonly refused: readonly string[];
}

/** Takes a lesson from end to end, as a pupil would who does what is said and no more. */
export const lessonCourse = async (ruleset: AnyRuleset, lesson: Lesson): Promise<LessonCourse> => {
  const founding = lessonFounding(ruleset.id, lesson);
  const { setting, first } = await beginPractice(ruleset, founding);
  const refused: string[] = [];
  const steps: LessonCourse['steps'][number][] = [];
  let last = first;
  let lines: readonly string[] = [];
  let room: string | undefined;
  const seen = (): Seen => {
    const known = knownTo(ruleset, { setting, state: last.state }, lesson.seat);
    const { orders } = readSheetText(ruleset, known, lines.join('\n'));
    return { room, turn: last.turn - first.turn, known, orders };
  };
  for (const step of lesson.steps) {
    const before = seen();
    const { act, point } = step;
    const ran = last;
    room = act.kind === 'enter' ? act.room : (point.room ?? room);
    if (act.kind === 'order') {
      lines = [...lines, ...act.lines];
      const read = readSheetText(ruleset, before.known, lines.join('\n')).lines;
      for (const { text, outcome } of read.slice(-act.lines.length)) {
        if (outcome === 'illegal' || outcome === 'malformed') refused.push(`${step.id}: ${text} is ${outcome}`);
      }
    }
    if (act.kind === 'turn') {
      const played = playOn(ruleset, { founding, setting }, last, before.orders);
      if (!played.ok) throw new Error(played.incident.stack);
      last = played.turn;
      lines = [];
      room = undefined;
    }
    const news = last === ran ? [] : last.tellings.map(({ told }) => told.kind);
    steps.push({ step, before, after: seen(), news });
  }
  return { lesson, steps, refused };
};
