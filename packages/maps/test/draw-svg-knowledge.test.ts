import type { MapPicture, TroopMarker } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { TONES } from '../src/draw-svg/palette.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { byClass, byId, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const scouted: TroopMarker = {
  area: 3,
  base: 'foreign',
  miniature: 'unknown',
  count: 6,
  amount: '4-12',
  asOf: 'T7',
  power: 'Vel',
  title: 'Velland: about 6 (4 to 12) troops, kind unknown (as of turn 7, scouts)',
};
const POWERS = [
  { code: 'Vel', name: 'Velland', tone: 5 },
  { code: 'Osk', name: 'Oskmark', tone: 9 },
] as const;

const picture = (more: Partial<MapPicture>): MapPicture => {
  const { powers, ...usual } = littlePicture();
  return { ...usual, powers: [...powers, ...POWERS], ...more };
};
const drawn = (more: Partial<MapPicture>, style = {}): Drawn => readSvg(drawSvg(littleWorld(), picture(more), style));
const titleOf = (mark: Drawn | undefined): string | undefined =>
  mark?.children.find(({ name }) => name === 'title')?.text;

describe('what somebody knows of others, on the map', () => {
  it('is a question mark with a range, its age and a broken outline', () => {
    const [marker, ...others] = byClass(byId(drawn({ markers: [scouted] }), 'markers'), 'remembered');
    expect(others).toEqual([]);
    expect(marker?.children.find(({ name }) => name === 'use')?.attributes.href).toBe('#mini-unknown');
    expect(marker?.children.filter(({ name }) => name === 'text').map(wordsOf)).toEqual(['T7', '4-12']);
    expect(marker?.children.some(({ attributes }) => attributes['stroke-dasharray'] !== undefined)).toBe(true);
    expect(titleOf(marker)).toBe(scouted.title);
  });

  it('has the colours of its power, on light paper and on dark, and keeps the shape of the side', () => {
    const plateIn = (dark: boolean): Drawn | undefined =>
      byClass(drawn({ markers: [scouted] }, { dark }), 'foreign')[0]?.children.findLast(({ name }) => name === 'path');
    expect(plateIn(false)?.attributes.fill).toBe(TONES[5]?.edge);
    expect(plateIn(true)?.attributes.fill).toBe(TONES[5]?.darkEdge);
    const plain = byClass(drawn({ markers: [{ ...scouted, power: 'None' }] }), 'foreign')[0];
    expect(plain?.children.findLast(({ name }) => name === 'path')?.attributes.d).toBe(plateIn(false)?.attributes.d);
  });

  it('is explained in the legend where it occurs, and nowhere else', () => {
    const legend = (more: Partial<MapPicture>): readonly string[] => byId(drawn(more), 'legend').children.map(wordsOf);
    const explained = ['Troops of unknown kind', 'As of an earlier turn', 'At least and at most'];
    expect(legend({ markers: [scouted] })).toEqual(expect.arrayContaining(explained));
    for (const words of explained) expect(legend({})).not.toContain(words);
    const velland = legend({ markers: [scouted] }).some((words) => words.includes('Velland'));
    expect([velland, legend({}).some((words) => words.includes('Velland'))]).toEqual([true, false]);
  });

  it('is drawn in the legend in the colours of such a power: those of another would belie the map', () => {
    const samples = byClass(
      byId(drawn({ markers: [scouted, { ...scouted, base: 'own', power: 'Osk' }] }), 'legend'),
      'marker',
    );
    const plates = samples
      .filter(({ children }) => children.some(({ text }) => text === '8'))
      .map(({ children }) => children.findLast(({ name }) => name === 'path')?.attributes.fill);
    expect(plates).toEqual([TONES[9]?.edge, TONES[5]?.edge]);
  });
});

describe('marks of several owners in one area', () => {
  const holdings = [
    { power: 'Vel', sign: 'T', title: 'Temple of Velland, level 2' },
    { power: 'Osk', sign: 'G', title: 'Guild of Oskmark' },
    { sign: 'R', title: 'Ruined keep & <gate>' },
  ];
  const dressed = (style = {}): Drawn => drawn({ areas: [{ area: 3, owner: 'Vel', holdings }], markers: [] }, style);

  it('stand in the order given, each in the colours of its power and with its letters', () => {
    const marks = byClass(dressed(), 'holding').filter(({ attributes }) => attributes['data-area'] === '3');
    expect(marks.map((mark) => mark.attributes['data-power'])).toEqual(['Vel', 'Osk', undefined]);
    expect(marks.map((mark) => wordsOf(mark.children.at(-1) as Drawn))).toEqual(['T', 'G', 'R']);
    expect(
      marks.map((mark) => mark.children.find(({ name }) => name === 'circle')?.attributes.fill).slice(0, 2),
    ).toEqual([TONES[5]?.edge, TONES[9]?.edge]);
    expect(titleOf(marks[2])).toBe('Ruined keep & <gate>');
  });

  it('are not drawn on a thumbnail', () => {
    expect(byClass(dressed({ size: 'thumb' }), 'holding')).toEqual([]);
  });
});
