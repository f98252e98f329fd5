import type { MapPicture } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { TONES } from '../src/draw-svg/palette.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { byClass, byId, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const POWERS: MapPicture['powers'] = [
  { code: 'Vel', name: 'Velland', tone: 5 },
  { code: 'Nowhere', name: 'Nowhere', tone: 0, ground: 'white' },
];
const AREAS: MapPicture['areas'] = [
  {
    area: 2,
    owner: 'Vel',
    disc: '3',
    city: { name: 'Norham', capital: true, dot: { sign: '7', power: 'Vel', title: 'Norham & walls 7' } },
  },
  { area: 3, owner: 'Vel', disc: '1', city: { name: 'Camp', capital: false, dot: { sign: 'T1', title: 'Camp' } } },
  { area: 5, owner: 'Nowhere', disc: '0', query: 'Nobody has been there' },
];
const drawn = (more: Partial<MapPicture> = {}, style = {}): Drawn =>
  readSvg(drawSvg(littleWorld(), { ...littlePicture(), powers: POWERS, areas: AREAS, markers: [], ...more }, style));
const fillsOf = (mark: Drawn | undefined): readonly (string | undefined)[] =>
  mark?.children.filter(({ name }) => name === 'circle').map(({ attributes }) => attributes.fill) ?? [];
const lettersOf = (mark: Drawn | undefined): string | undefined =>
  mark?.children.filter(({ name }) => name === 'text').map(wordsOf)[0];
const onMap = (map: Drawn, name: string): readonly Drawn[] =>
  byClass(map, name).filter(({ attributes }) => attributes['data-area'] !== '0');

describe('discs and dots on the map', () => {
  it('the value is white on a black disc in every area that has one', () => {
    const discs = onMap(drawn(), 'value-disc');
    expect(discs.map((disc) => [disc.attributes['data-area'], lettersOf(disc), fillsOf(disc)]).sort()).toEqual([
      ['2', '3', ['#17130f']],
      ['3', '1', ['#17130f']],
      ['5', '0', ['#17130f']],
    ]);
  });

  it('a city is a dot in the colours of its power, with a white ring if it is a capital, and black without a power', () => {
    const [capital, camp] = onMap(drawn(), 'city-dot').toSorted((one, other) =>
      (one.attributes['data-area'] ?? '').localeCompare(other.attributes['data-area'] ?? ''),
    );
    expect([lettersOf(capital), fillsOf(capital)]).toEqual(['7', ['#ffffff', TONES[5]?.edge]]);
    expect(capital?.children.find(({ name }) => name === 'title')?.text).toBe('Norham & walls 7');
    expect([lettersOf(camp), fillsOf(camp)]).toEqual(['T1', ['#17130f']]);
  });

  it('an area of which nobody knows anything has a question mark, on a ground without colour', () => {
    const map = drawn();
    expect(onMap(map, 'query').map((mark) => [mark.attributes['data-area'], lettersOf(mark)])).toEqual([['5', '?']]);
    const realm = byClass(map, 'realm').find(({ attributes }) => attributes['data-owner'] === 'Nowhere');
    expect(realm?.attributes.fill).toBe('#ffffff');
  });

  it('a marker of something broken has a black dot on its figure, and others have none', () => {
    const ship = { area: 3, base: 'foreign', miniature: 'ship', count: 1, power: 'Vel', title: 'Ship' } as const;
    const dotsOf = (broken: boolean): readonly (string | undefined)[] =>
      fillsOf(byClass(drawn({ markers: [broken ? { ...ship, broken } : ship] }, { legend: false }), 'foreign')[0]);
    expect([dotsOf(true), dotsOf(false)]).toEqual([['#000000'], []]);
  });

  it('each sign is explained in the legend where it occurs, and nowhere else', () => {
    const words = (map: Drawn): readonly string[] => byId(map, 'legend').children.map(wordsOf);
    const said = ['Value', 'City', 'Capital', 'Nobody knows what is there'];
    expect(words(drawn())).toEqual(expect.arrayContaining(said.map((each) => expect.stringContaining(each))));
    expect(words(drawn({ areas: [] })).join()).not.toContain('Nobody knows');
  });

  it('a power may be called by any letters: ids that are pointed at stay sound', () => {
    const code = 'Free "Ö" & <Co>';
    const svg = drawSvg(littleWorld(), {
      ...littlePicture(),
      powers: [{ code, name: 'Free', tone: 2 }],
      areas: [{ area: 3, owner: code }],
      markers: [],
    });
    const ids = [...svg.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id as string);
    expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([]);
    const pointedAt = [...svg.matchAll(/url\(#([^)]*)\)/g)].map(([, id]) => id as string);
    expect(pointedAt.filter((id) => !ids.includes(id))).toEqual([]);
    expect(pointedAt.length).toBeGreaterThan(0);
  });
});
