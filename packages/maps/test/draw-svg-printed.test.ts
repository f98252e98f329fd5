import type { MapPicture, World } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { LIGHT_INK } from '../src/draw-svg/ink.ts';
import { type DrawStyle, isGreat } from '../src/draw-svg/sheet.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { allOf, byClass, byId, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const drawn = (more: Partial<MapPicture> = {}): Drawn =>
  readSvg(drawSvg(littleWorld(), { ...littlePicture(), ...more }, {}));
const titleOf = (mark: Drawn | undefined): string | undefined =>
  mark?.children.find(({ name }) => name === 'title')?.text;

describe('a map that follows a printed board', () => {
  it('has the names of its seas in yellow, with a dark rim that fits the letters', () => {
    const [names] = byClass(drawn({ asPrinted: true }), 'sea-names');
    expect(names?.attributes.fill).toBe(LIGHT_INK.yellow);
    expect(names?.attributes.stroke).toBe(LIGHT_INK.yellowRim);
    const [first] = names?.children ?? [];
    expect(Number(first?.attributes['stroke-width'])).toBeLessThan(Number(first?.attributes['font-size']) / 5);
    expect(byClass(drawn(), 'sea-names')[0]?.attributes.fill).toBe(LIGHT_INK.seaName);
  });

  it('has a line with a head at either end across each strait', () => {
    const [strait, ...others] = byClass(drawn({ asPrinted: true }), 'strait');
    expect(others).toEqual([]);
    expect(titleOf(strait)).toMatch(/^Crossing between .+ and .+$/);
    const heads = strait?.children.filter(({ attributes }) => attributes.fill === LIGHT_INK.line) ?? [];
    expect(heads.map(({ attributes }) => attributes.d?.split('z').length)).toEqual([3]);
  });
});

it('borders between homes of the beginning are thick, whoever owns the land now', () => {
  const { areas } = littlePicture();
  const conquered = areas.map((dress) => ({ ...dress, owner: 'Nor' }));
  const homes = conquered.map((dress, at) => ({ ...dress, home: at === 0 ? 'Eas' : 'Nor' }));
  const lengthOf = (map: Drawn, name: string): number => byClass(map, name)[0]?.attributes.d?.length ?? 0;
  expect(lengthOf(drawn({ areas: conquered }), 'power-border')).toBe(0);
  expect(lengthOf(drawn({ areas: homes }), 'power-border')).toBeGreaterThan(0);
});

it('an arrow says what its picture calls it', () => {
  const [given] = littlePicture().arrows;
  const arrow = { unit: '7', through: given?.through ?? [], title: 'March to Norham' };
  expect(titleOf(byClass(drawn({ arrows: [arrow] }), 'arrow')[0])).toBe('March to Norham');
});

it('the legend leaves a code out that is the name in other letters', () => {
  const powers = littlePicture().powers.map((power) => (power.code === 'Sou' ? { ...power, name: 'S-ou' } : power));
  const words = allOf(drawn({ powers }))
    .filter(({ name }) => name === 'text')
    .map(wordsOf);
  expect(words.filter((text) => text.includes('S-ou')).map((text) => text.trim())).toEqual(['S-ou']);
  expect(words.some((text) => text.includes('Nor') && text.includes('Kingdom of Norland'))).toBe(true);
});

describe('on paper', () => {
  it.each(['A3', 'A4'] as const)('keeps its legend on the sheet of %s, however many powers there are', (paper) => {
    const { powers, markers } = littlePicture();
    const [power, marker] = [powers[0], markers[0]];
    if (!power || !marker) throw new Error('no power');
    const many = Array.from({ length: 80 }, (_, at) => ({ ...power, code: `P${at}`, name: `Power ${at}` }));
    const theirs = many.map(({ code }) => ({ ...marker, power: code }));
    const picture = { ...littlePicture(), powers: [...powers, ...many], markers: [...markers, ...theirs] };
    const svg = readSvg(drawSvg(littleWorld(), picture, { size: 'print', paper }));
    const lines = allOf(byId(svg, 'legend')).filter(({ name }) => name === 'text');
    expect(lines.length).toBeGreaterThan(83);
    const places = lines.map(({ attributes }) => `${attributes.x} ${attributes.y}`);
    expect(new Set(places).size).toBe(places.length);
    const [, , width = 0, height = 0] = (svg.attributes.viewBox ?? '').split(' ').map(Number);
    expect(Math.max(...lines.map(({ attributes }) => Number(attributes.y)))).toBeLessThan(height);
    expect(Math.max(...lines.map(({ attributes }) => Number(attributes.x)))).toBeLessThan(width);
    const named = lines.filter((line) => wordsOf(line).includes('Power'));
    const rows = [...new Set(named.map(({ attributes }) => Number(attributes.y)))].sort((a, b) => a - b);
    expect(Math.min(...rows.slice(1).map((y, at) => y - (rows[at] ?? 0)))).toBeGreaterThanOrEqual(12);
  });

  it('draws a great world finer on paper, and a part of it as usual', () => {
    const across = (world: World, style: DrawStyle): number =>
      Number(readSvg(drawSvg(world, littlePicture(), { size: 'print', ...style })).attributes.viewBox?.split(' ')[2]);
    const little = littleWorld();
    const [land] = little.areas.filter(({ kind }) => kind === 'land');
    if (!land) throw new Error('no land');
    const more = Array.from({ length: 240 }, (_, at) => ({ ...land, number: 100 + at, name: `Isle ${at}` }));
    const great = { ...little, areas: [...little.areas, ...more] };
    expect(isGreat(little)).toBe(false);
    expect(isGreat(great)).toBe(true);
    expect(across(great, {})).toBe(across(little, {}) * 1.5);
    expect(across(great, { crop: [land.number] })).toBe(across(little, {}));
  });
});
