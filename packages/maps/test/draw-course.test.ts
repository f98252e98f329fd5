import { expect, test } from 'vitest';
import { toneOf } from '../src/draw-svg/palette.ts';
import { drawCourse } from '../src/index.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { allOf, byId, readSvg, wordsOf } from './svg-reader.ts';

const { powers, areas } = littlePicture();
const [first, second] = powers.filter(({ plain }) => !plain);
const [land] = areas;
const STEPS = [
  { label: 'Spring', owners: Object.fromEntries(areas.map(({ area, owner }) => [area, owner])) },
  { label: 'Summer <1>', owners: { [land?.area ?? 0]: second?.code ?? '' } },
  { label: 'Autumn', owners: { [land?.area ?? 0]: null } },
];
const drawn = (style = {}, steps = STEPS) => drawCourse(littleWorld(), powers, steps, { title: 'A <war>', ...style });
const styleOf = (svg: string): string => /<style>(.*?)<\/style>/s.exec(svg)?.[1] ?? '';

test('every land is drawn once, and painted in the colours of its owner in the turn in which it changes hands', () => {
  const svg = readSvg(drawn());
  const shapes = allOf(svg).filter(({ attributes }) => attributes['id']?.startsWith('land-'));
  expect(shapes).toHaveLength(littleWorld().areas.filter(({ kind }) => kind === 'land').length);
  const painted = (turn: number) =>
    byId(svg, `turn-${turn}`).children.filter(({ attributes }) => !attributes['fill']?.startsWith('url'));
  expect(painted(0)).toHaveLength(areas.length);
  expect(painted(1).map(({ attributes }) => attributes)).toEqual([
    { href: `#land-${land?.area}`, fill: toneOf(second?.tone ?? 0).wash },
  ]);
  expect(painted(2)).toHaveLength(1);
  expect(first?.code).not.toBe(second?.code);
});

test('it says what it is and what time it is, and what is said is only text', () => {
  const svg = readSvg(drawn());
  expect(byId(svg, 'title').text).toBe('A <war>');
  expect([0, 1, 2].map((turn) => wordsOf(byId(svg, `sign-${turn}`)))).toEqual(['Spring', 'Summer <1>', 'Autumn']);
});

test('it moves by its style alone, and not for readers who want less motion', () => {
  const style = styleOf(drawn());
  expect(drawn()).not.toMatch(/<script|<animate/);
  const [reduced = '', moving = ''] = style.split('@media (prefers-reduced-motion:no-preference)');
  expect(reduced).toContain('@media (prefers-reduced-motion:reduce){#sign-2{opacity:1}}');
  expect(reduced).not.toContain('animation');
  expect(moving.match(/@keyframes lands-/g)).toHaveLength(2);
});

test('still, and where there is one turn only, it shows the end of the course and nothing moves', () => {
  expect(styleOf(drawn({ still: true }))).not.toContain('@keyframes');
  expect(styleOf(drawn({ still: true }))).toContain('#sign-2{opacity:1}');
  expect(styleOf(drawn({}, STEPS.slice(0, 1)))).not.toContain('@keyframes');
});
