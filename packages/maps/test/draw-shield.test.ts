import { CHARGES, COLOURS, DIVISIONS, METALS, MOST_CHARGES, ORDINARIES, type Shield, TINCTURES } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { PAINT } from '../src/draw-shield/tinctures.ts';
import { drawShield } from '../src/index.ts';
import { ALL_EYES, contrast, distance } from './eyes.ts';
import { type Drawn, readSvg } from './svg-reader.ts';

const allOf = (drawn: Drawn): readonly Drawn[] => [drawn, ...drawn.children.flatMap(allOf)];
const parts = (shield: Shield): readonly Drawn[] => allOf(readSvg(drawShield(shield, { id: 'x' })));

describe('the paints', () => {
  const pairs = METALS.flatMap((metal) => COLOURS.map((colour) => [metal, colour] as const));
  test.each(pairs)('%s on %s is seen from afar, by any eye', (metal, colour) => {
    expect(contrast(PAINT[metal], PAINT[colour])).toBeGreaterThan(4.5);
    for (const eyes of ALL_EYES) expect(distance(PAINT[metal], PAINT[colour], eyes)).toBeGreaterThan(0.3);
  });
});

test('every field, ordinary and charge is drawn well formed, in its own tinctures, and no two alike', () => {
  const drawings = [
    ...TINCTURES.map((field) => ({ field })),
    ...DIVISIONS.map((division) => ({ field: 'or', parted: { division, with: 'azure' } }) as const),
    ...ORDINARIES.map((kind) => ({ field: 'or', ordinary: { kind, tincture: 'gules' } }) as const),
    ...CHARGES.map((kind) => ({ field: 'or', charges: { kind, tincture: 'sable', count: 1 } }) as const),
  ].map((shield) => drawShield(shield, { id: 'x' }));
  for (const drawing of drawings) expect(() => readSvg(drawing)).not.toThrow();
  expect(new Set(drawings).size).toBe(drawings.length);
});

test.each(CHARGES)('%s stands as often as its blazon says, inside of the shield', (kind) => {
  for (let count = 1; count <= MOST_CHARGES; count += 1) {
    for (const ordinary of [
      undefined,
      { kind: 'cross', tincture: 'gules' },
      { kind: 'fess', tincture: 'gules' },
    ] as const) {
      const shield = {
        field: 'or',
        charges: { kind, tincture: 'sable', count },
        ...(ordinary && { ordinary }),
      } as const;
      const drawn = parts(shield).filter(({ attributes }) => attributes['fill'] === PAINT.sable);
      expect(drawn).toHaveLength(count);
      for (const { attributes } of drawn) {
        const [x = 0, y = 0, scale = 0] = (attributes['transform']?.match(/[\d.-]+/g) ?? []).map(Number);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + 100 * scale).toBeLessThanOrEqual(100);
        expect(y + 100 * scale).toBeLessThanOrEqual(112);
      }
    }
  }
});

test('a shield is an ornament, unless it is told whose it is; its ids are its own', () => {
  const plain = readSvg(drawShield({ field: 'vert' }, { id: 'a b"c' }));
  expect(plain.attributes).toMatchObject({ 'aria-hidden': 'true', viewBox: '0 0 100 120' });
  expect(allOf(plain).find(({ name }) => name === 'clipPath')?.attributes['id']).toBe('shield-a-b-c');
  const titled = readSvg(drawShield({ field: 'vert' }, { id: 'x', title: 'The <green> knight' }));
  expect(titled.attributes['role']).toBe('img');
  expect(titled.children[0]).toMatchObject({ name: 'title', text: 'The <green> knight' });
});
