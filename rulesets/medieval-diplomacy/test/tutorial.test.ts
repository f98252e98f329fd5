import { lessonCourse } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { medievalDiplomacy } from '../src/index.ts';
import { MINSK, PODOLIA, VOLODYMIR } from '../src/tutorial/places.ts';
import { unitLabel } from '../src/unit-id.ts';
import type { View } from '../src/view-types.ts';

const lesson = await medievalDiplomacy.tutorial();
const { steps } = lesson;
const linesOf = (turn: number): readonly string[] =>
  steps.flatMap((step) => (step.turn === turn && step.act.kind === 'order' ? step.act.lines : []));
const placeOf = (pattern: RegExp): number =>
  steps.findIndex(({ act }) => act.kind === 'order' && act.lines.some((line) => pattern.test(line)));

describe('the guided first turn', () => {
  test('MD-18.14 is offered, and played by Lithuania', () => {
    expect([lesson.scenario, lesson.seat]).toEqual(['four-crowns', 'Lit']);
    expect(steps.filter(({ turn }) => turn === 1).length).toBeGreaterThan(10);
  });

  test('MD-18.35 two armies attack an independent neighbour in one phase; an annexation and a proclamation follow', () => {
    expect(linesOf(0).filter((line) => / MARCH Podolia$/.test(line))).toHaveLength(2);
    expect(linesOf(0).some((line) => / HOLD$/.test(line))).toBe(false);
    expect(linesOf(1)).toContain('ANNEX Podolia');
    expect(linesOf(1).some((line) => line.startsWith('PROCLAIM '))).toBe(true);
  });

  test('MD-18.35 leads through headquarters, alliance, recruiting, army, ranks, saving and sending', () => {
    const rooms = steps.map(({ act, point }) => (act.kind === 'enter' ? act.room : point.room));
    expect(rooms).toEqual(expect.arrayContaining(['headquarters', 'game']));
    const way = [/^OFFER ALLIANCE/, /RECRUIT/, /FORM ARMY/, / RANK /, /^A3 TRANSFER ALL TO A5/].map(placeOf);
    expect(way.every((place, at) => place > (way[at - 1] ?? 0))).toBe(true);
    expect(steps.some(({ title, text }) => title === 'Save and send' && /send them in/.test(text.join(' ')))).toBe(
      true,
    );
  });

  test('MD-18.35, MD-7.20 the men of Zodzina and Mazyr march to Volodymir, where archers hold; all three march on to Minsk', () => {
    const autumn = linesOf(1);
    expect(autumn).toEqual(
      expect.arrayContaining(['A3 MARCH Volodymir', 'A4 MARCH Volodymir', 'A5 HOLD', 'A5 MARCH Minsk']),
    );
    expect(autumn).toEqual(expect.arrayContaining(['A3 TRANSFER ALL TO A5', 'A4 TRANSFER ALL TO A5']));
    expect(steps.map(({ point }) => point.area)).toEqual(expect.arrayContaining([VOLODYMIR, MINSK, PODOLIA]));
  });

  test('what the guide says is so: two conscripts and a spearman guard Podolia, which is won, annexed and pays, and the army of three provinces stands in Minsk', async () => {
    const course = await lessonCourse(medievalDiplomacy, lesson);
    const viewAt = (id: string): View => course.steps.find(({ step }) => step.id === id)?.before.known.view as View;
    const podolia = (id: string) => viewAt(id).provinces[PODOLIA];
    const guards = viewAt('welcome').units.filter(({ location }) => location === PODOLIA);
    expect(guards.map(({ troops }) => troops.map(({ count }) => count))).toEqual([[2, 1]]);
    expect([podolia('welcome')?.owner, podolia('battle')?.owner]).toEqual([99, viewAt('battle').realm]);
    expect(podolia('gathered')?.annexedTo).toBe(viewAt('gathered').realm);
    const inMinsk = viewAt('gathered').units.filter(({ location }) => location === MINSK);
    expect(inMinsk.map(({ id }) => unitLabel(id))).toContain('A5');
  });
});
