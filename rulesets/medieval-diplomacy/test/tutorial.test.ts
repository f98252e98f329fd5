import { describe, expect, test } from 'vitest';
import { medievalDiplomacy } from '../src/index.ts';
import { MINSK, PODOLIA, VOLODYMIR } from '../src/tutorial/places.ts';

const lesson = await medievalDiplomacy.tutorial?.();
const steps = lesson?.steps ?? [];
const linesOf = (turn: number): readonly string[] =>
  steps.flatMap((step) => (step.turn === turn && step.act.kind === 'order' ? step.act.lines : []));
const placeOf = (pattern: RegExp): number =>
  steps.findIndex(({ act }) => act.kind === 'order' && act.lines.some((line) => pattern.test(line)));

describe('the guided first turn', () => {
  test('MD-18.14 is offered, and played by Lithuania', () => {
    expect([lesson?.scenario, lesson?.seat]).toEqual(['four-crowns', 'Lit']);
    expect(steps.filter(({ turn }) => turn === 0).length).toBeGreaterThan(10);
  });

  test('MD-18.35 leads through headquarters, alliance, army, ranks, recruiting, saving and sending', () => {
    const rooms = steps.flatMap(({ act }) => (act.kind === 'enter' ? [act.room] : []));
    expect(rooms.slice(0, 1)).toEqual(['headquarters']);
    expect(rooms).toContain('game');
    const way = [/^OFFER ALLIANCE/, /RECRUIT/, /FORM ARMY/, /TRANSFER \d/, / RANK /, / MARCH /].map(placeOf);
    expect(way.every((place, at) => place > (way[at - 1] ?? 0))).toBe(true);
    expect(steps.some(({ title, text }) => /Save and submit/.test(title) && /send them in/.test(text.join(' ')))).toBe(
      true,
    );
  });

  test('MD-18.35, MD-7.20 the men of Zodzina and Mazyr march to Volodymir, where archers hold; all three march on to Minsk', () => {
    const spring = linesOf(0);
    expect(spring).toEqual(
      expect.arrayContaining(['A1 MARCH Volodymir', 'A2 MARCH Volodymir', 'A3 HOLD', 'A3 MARCH Minsk']),
    );
    expect(spring).toEqual(expect.arrayContaining(['A1 TRANSFER ALL TO A3', 'A2 TRANSFER ALL TO A3']));
    expect(steps.map(({ point }) => point.area)).toEqual(expect.arrayContaining([VOLODYMIR, MINSK, PODOLIA]));
  });

  test('MD-18.35 two armies attack an independent neighbour in one phase; a proclamation and an annexation follow', () => {
    expect(linesOf(1).filter((line) => / MARCH Podolia$/.test(line))).toHaveLength(2);
    expect(linesOf(1).some((line) => / HOLD$/.test(line))).toBe(false);
    expect(linesOf(1).some((line) => line.startsWith('PROCLAIM '))).toBe(true);
    expect(linesOf(2)).toContain('ANNEX Podolia');
  });
});
