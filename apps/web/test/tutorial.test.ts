import { type AnyRuleset, knownTo, type RulesetTypes, readSheetText, type TutorialSpec } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { beginPractice, type PracticeTurn, playOn } from '../src/lib/practice/practice-game.ts';
import { lessonFounding } from '../src/lib/tutorial/lesson-founding.ts';
import { isDone, type LessonStep, mayRun, missingBefore, resumedAt, type Seen } from '../src/lib/tutorial/progress.ts';

const WITH_LESSON = RULESETS.filter(({ tutorial }) => tutorial !== undefined);

interface Course {
  readonly ruleset: AnyRuleset;
  readonly lesson: TutorialSpec<RulesetTypes>;
  /** How the guide saw each step begin, and be done. */
  readonly steps: readonly { readonly step: LessonStep; readonly before: Seen; readonly after: Seen }[];
  readonly first: PracticeTurn;
  readonly end: PracticeTurn;
  readonly setting: unknown;
}

/** Takes the whole course by its own lines, as a pupil would. */
const taken = async (ruleset: AnyRuleset): Promise<Course> => {
  const lesson = (await ruleset.tutorial?.()) as TutorialSpec<RulesetTypes>;
  const founding = lessonFounding(ruleset.id, lesson);
  const { setting, first } = await beginPractice(ruleset, founding);
  let last = first;
  let lines: string[] = [];
  let room: string | undefined;
  const seen = (): Seen => {
    const known = knownTo(ruleset, { setting, state: last.state }, lesson.seat);
    const reading = readSheetText(ruleset, known, lines.join('\n'));
    expect(reading.lines.map(({ text, outcome }) => [text, outcome])).toEqual(lines.map((line) => [line, 'accepted']));
    return { room, turn: last.turn, known, orders: reading.orders };
  };
  const steps = [];
  for (const [at, step] of lesson.steps.entries()) {
    const before = seen();
    expect(mayRun(lesson.steps, at, before), step.id).toBe(step.act.kind === 'turn');
    room = step.act.kind === 'enter' ? step.act.room : (step.point.room ?? room);
    if (step.act.kind === 'order') lines.push(...step.act.lines);
    if (step.act.kind === 'turn') {
      const played = playOn(ruleset, founding, setting, last, before.orders);
      if (!played.ok) throw new Error(played.incident.stack);
      last = played.turn;
      lines = [];
      room = undefined;
    }
    steps.push({ step, before, after: seen() });
  }
  return { ruleset, lesson, steps, first, end: last, setting };
};

test('there is a lesson', () => {
  expect(WITH_LESSON.length).toBeGreaterThan(0);
});

describe.each(WITH_LESSON.map((ruleset) => [ruleset.id, ruleset] as const))('the lesson of %s', (_, ruleset) => {
  test('can be taken from end to end: each step waits for its act, and is done by it', async () => {
    const { lesson, steps, end } = await taken(ruleset);
    expect(steps).toHaveLength(lesson.steps.length);
    for (const { step, before, after } of steps) {
      expect(isDone(step, after), step.id).toBe(true);
      if (step.act.kind !== 'read') expect(isDone(step, before), step.id).toBe(false);
    }
    expect(end.turn).toBe(lesson.steps.at(-1)?.turn);
  });

  test('ends better than it began', async () => {
    const { lesson, end, setting, first } = await taken(ruleset);
    const score = (state: unknown): number =>
      ruleset.standings({ setting, state }).find(({ seat }) => seat === lesson.seat)?.score ?? 0;
    expect(score(end.state)).toBeGreaterThan(score(first.state));
  });

  test('the orders of every step stand until the turn is run, and one that is struck out is missed', async () => {
    const { lesson, steps } = await taken(ruleset);
    for (const [at, { step, before }] of steps.entries()) {
      if (step.act.kind !== 'turn') continue;
      expect(missingBefore(lesson.steps, at, before), step.id).toBeNull();
      const asked = lesson.steps.findIndex(({ turn, act }) => turn === step.turn && act.kind === 'order');
      expect(missingBefore(lesson.steps, at, { ...before, orders: [] })).toBe(asked);
    }
  });

  test('whoever leaves goes on at his step; a game that has gone on further leads to its first step', async () => {
    const { steps } = (await taken(ruleset)).lesson;
    expect(resumedAt(steps, 3, 0)).toBe(3);
    expect(steps[resumedAt(steps, 3, 1)]).toMatchObject({ turn: 1 });
    expect(resumedAt(steps, 3, 99)).toBe(steps.length);
  });

  test('what it points at is there: rooms, and orders that the catalogue has', async () => {
    const { lesson } = await taken(ruleset);
    const rooms = ruleset.desk.rooms.map(({ id }) => id);
    const verbs = Object.keys(ruleset.orders.kinds);
    for (const { point, act, id } of lesson.steps) {
      if (point.room) expect(rooms, id).toContain(point.room);
      if (point.verb) expect(verbs, id).toContain(point.verb);
      if (act.kind === 'enter') expect(rooms, id).toContain(act.room);
    }
  });
});
