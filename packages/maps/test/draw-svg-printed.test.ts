import type { MapPicture } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { LIGHT_INK } from '../src/draw-svg/ink.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { allOf, byClass, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

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
