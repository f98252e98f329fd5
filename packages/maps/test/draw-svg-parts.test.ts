import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedStretches } from '../src/check-world/shared-stretches.ts';
import { boxAround } from '../src/draw-svg/box.ts';
import { cellsOf, coverOf } from '../src/draw-svg/cells.ts';
import { settings } from '../src/draw-svg/name-type.ts';
import { pathData } from '../src/draw-svg/path-data.ts';
import { emptyRoom } from '../src/draw-svg/room.ts';
import { layOut } from '../src/draw-svg/sheet.ts';
import { shoresOf } from '../src/draw-svg/shores.ts';
import { element, escapeText, num } from '../src/draw-svg/svg-text.ts';
import { textWidth } from '../src/draw-svg/text-width.ts';
import { lengthOf, walk } from '../src/draw-svg/walk.ts';
import { hundredths, wholeRoot } from '../src/draw-svg/whole-root.ts';
import { littleWorld } from './little-world.ts';

describe('whole roots', () => {
  it('are the greatest whole number whose square is not above', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (value) => {
        const root = wholeRoot(value);
        expect(root * root).toBeLessThanOrEqual(value);
        expect((root + 1) * (root + 1)).toBeGreaterThan(value);
      }),
    );
    expect([0, 1, 2, 3, 4, 8, 9].map(wholeRoot)).toEqual([0, 1, 1, 1, 2, 2, 3]);
    expect(hundredths(3, 4)).toBe(500);
  });
});

describe('path data', () => {
  it('starts absolute and goes on in short steps', () => {
    expect(pathData([[10, 20, 15, 17, 19, 19]], true)).toBe('M10 20l5-3 4 2z');
    expect(pathData([[10, 20, 5, 27]], false)).toBe('M10 20l-5 7');
  });

  it('snaps to the grain, and leaves out what shrinks to nothing', () => {
    expect(pathData([[1, 1, 11, 2, 9, 12]], true, 10)).toBe('M0 0l10 0 0 10z');
    expect(pathData([[1, 1, 2, 2, 3, 1]], true, 10)).toBe('');
  });
});

describe('text for SVG', () => {
  it('is safe in elements and attributes', () => {
    expect(escapeText(`<a b="c" d='e'>&\u0007`)).toBe('&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;');
    expect(element('g', { id: 'a"b', x: 1.25, y: undefined })).toBe('<g id="a&quot;b" x="1.3"/>');
    expect([1, 1.04, -0.02, 12.35].map(num)).toEqual(['1', '1', '0', '12.4']);
  });
});

describe('walking a line', () => {
  it('steps evenly, half a pace from either end', () => {
    const steps = walk([[0, 0, 60, 0, 60, 40]], 20);
    expect(steps.map(({ x, y }) => [x, y])).toEqual([
      [10, 0],
      [30, 0],
      [50, 0],
      [60, 10],
      [60, 30],
    ]);
    expect(steps[0]).toMatchObject({ dx: 1, dy: 0 });
    expect(steps[4]).toMatchObject({ dx: 0, dy: 1 });
    expect(lengthOf([0, 0, 60, 0, 60, 40])).toBe(100);
  });

  it('takes one step on a line shorter than the pace, and none on a point', () => {
    expect(walk([[0, 0, 6, 0]], 20).map(({ x }) => x)).toEqual([3]);
    expect(walk([[5, 5]], 20)).toEqual([]);
  });
});

describe('cells', () => {
  it('know the area at a point, holes included, and how much of a box it covers', () => {
    const cells = cellsOf(littleWorld());
    expect(cells.at(600, 140)).toBe(1);
    expect(cells.at(190, 470)).toBe(7);
    expect(cells.at(330, 420)).toBe(9);
    expect(cells.at(-5, 20)).toBe(0);
    const inside = coverOf(cells, boxAround(600, 140, 60, 20), 1);
    expect(inside.own).toBe(inside.all);
    const across = coverOf(cells, boxAround(800, 140, 80, 20), 1);
    expect(across.own).toBeGreaterThan(0);
    expect(across.own).toBeLessThan(across.all);
    expect(coverOf(cells, boxAround(0, 100, 40, 40), 8).none).toBeGreaterThan(0);
  });
});

describe('room', () => {
  it('is taken by boxes and free beside them', () => {
    const room = emptyRoom(50);
    room.take(boxAround(100, 100, 120, 20));
    expect(room.isFree(boxAround(150, 105, 10, 10))).toBe(false);
    expect(room.isFree(boxAround(165, 100, 10, 10))).toBe(true);
    expect(room.isFree(boxAround(100, 115, 120, 10))).toBe(true);
    expect(room.isFree(boxAround(-1000, -1000, 10, 10))).toBe(true);
  });
});

describe('names', () => {
  const linesOf = (name: string, kind: 'land' | 'sea' = 'land'): readonly (readonly string[])[] => {
    const seen = settings(layOut(littleWorld(), {}), kind, name, 100).map(({ lines }) => lines);
    return [...new Map(seen.map((lines) => [lines.join('|'), lines])).values()];
  };

  it('break between words and after hyphens, as evenly as they can', () => {
    expect(linesOf('York')).toEqual([['York']]);
    expect(linesOf('Ile de France')).toEqual([['Ile de France'], ['Ile de', 'France']]);
    expect(linesOf('Franche-Comte')).toEqual([['Franche-Comte'], ['Franche-', 'Comte']]);
    expect(linesOf('Strait of Gibraltar', 'sea')).toEqual([
      ['Strait of Gibraltar'],
      ['Strait of', 'Gibraltar'],
      ['Strait', 'of', 'Gibraltar'],
    ]);
  });

  it('are tried large before small', () => {
    const sizes = settings(layOut(littleWorld(), {}), 'land', 'York', 300).map(({ size }) => size);
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
    expect(sizes[0]).toBeGreaterThan((sizes.at(-1) ?? 0) * 1.3);
  });

  it('grow with size, letters and weight', () => {
    expect(textWidth('mm', { size: 10 })).toBeGreaterThan(textWidth('ii', { size: 10 }) * 2);
    expect(textWidth('York', { size: 20 })).toBe(2 * textWidth('York', { size: 10 }));
    expect(textWidth('York', { size: 10, bold: true })).toBeGreaterThan(textWidth('York', { size: 10 }));
    expect(textWidth('York', { size: 10, spacing: 0.1 })).toBeCloseTo(textWidth('York', { size: 10 }) + 4);
  });
});

describe('the sheet', () => {
  it('is at most so broad, and keeps the shape of the world', () => {
    const sheet = layOut(littleWorld(), {});
    expect(sheet.width / sheet.height).toBeCloseTo(1200 / 900, 1);
    expect(layOut(littleWorld(), { size: 'thumb' }).width).toBe(480);
  });

  it('draws a part of the world larger than the whole', () => {
    const whole = layOut(littleWorld(), {});
    expect(layOut(littleWorld(), { crop: [7] }).unit).toBeLessThan(whole.unit);
  });
});

describe('shoresOf', () => {
  const world = littleWorld();
  const drawn = world.areas.filter(({ rings }) => rings.length > 0);
  const seas = drawn.filter(({ kind }) => kind === 'sea');

  it('finds none where every coast has a sea', () => {
    expect([...shoresOf(world)]).toEqual([]);
  });

  it('finds the coasts of ice and closed water in a world that has seas elsewhere, and of those alone', () => {
    for (const gone of seas) {
      const coasts = sharedStretches(world.areas).filter(
        ({ a, b, length }) => length > 0 && [a, b].includes(gone.number),
      );
      const lands = coasts
        .map(({ a, b }) => (a === gone.number ? b : a))
        .filter((number) => drawn.some((area) => area.number === number && area.kind === 'land'));
      const shores = shoresOf({ ...world, areas: world.areas.filter((area) => area !== gone) });
      expect([...shores.keys()].sort()).toEqual([...new Set(lands)].sort());
    }
  });
});
