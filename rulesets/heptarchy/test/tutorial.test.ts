import { lessonCourse } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { heptarchy } from '../src/index.ts';
import type { View } from '../src/view-types.ts';

const lesson = await heptarchy.tutorial();
const { steps } = await lessonCourse(heptarchy, lesson);

/** The board as it stands when a step is taken. */
const boardAt = (id: string): View['board'] => {
  const taken = steps.find(({ step }) => step.id === id);
  if (!taken) throw new Error(`the lesson has no step ${id}`);
  return (taken.before.known.view as View).board;
};

describe('the lesson says what is so', () => {
  test('one Levy guards Sudsexe, two stand in Chenth, and both survive the battle', () => {
    const standing = (id: string, owner: number) => boardAt(id).units.filter((unit) => unit.owner === owner).length;
    expect([standing('welcome', 1), standing('welcome', 2), standing('battle', 1)]).toEqual([2, 1, 2]);
  });

  test('Sudsexe is annexed, Chenth stands empty, and the Phase goes on', () => {
    const board = boardAt('news');
    expect(board.areas[2]?.owner).toBe(1);
    expect(board.units.some(({ at }) => at.in === 'area' && at.area === 1)).toBe(false);
    expect(board.active).toBe(1);
  });

  test('Sudrie has accepted the treaty, and Wiltescire the peace, when the guide says so', () => {
    expect(boardAt('others').treaties).toContainEqual(expect.objectContaining({ kind: 'trade', a: 1, b: 3 }));
    expect(boardAt('peace').wars.some(({ a, b }) => a === 1 && b === 7)).toBe(true);
    expect(boardAt('peace-news').wars.filter(({ a, b }) => a === 1 || b === 1)).toEqual([]);
    expect(boardAt('peace-news').truces).toContainEqual(expect.objectContaining({ a: 1, b: 7 }));
  });
});
