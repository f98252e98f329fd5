import type { MapLayer } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { drawTraces, tracedKinds, traceSwatch } from '../src/draw-over/barriers.ts';
import { drawGround, paintSwatch } from '../src/draw-over/ground.ts';
import { type Paint, paintsOf } from '../src/draw-over/paint.ts';
import { drawWay } from '../src/draw-over/way.ts';
import { drawWhereabouts } from '../src/draw-over/whereabouts.ts';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { ARROW_COLOURS } from '../src/draw-svg/ink.ts';
import { unitOf } from '../src/draw-svg/sheet.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { allOf, byClass, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const world = littleWorld();
const { powers } = littlePicture();
const unit = unitOf(world);
const read = (parts: string): Drawn => readSvg(`<g>${parts}</g>`);
const layer = (scale: MapLayer['scale'], ids: readonly string[]): MapLayer => ({
  id: 'any',
  title: 'Any',
  scale,
  keys: ids.map((id) => ({ id, label: id })),
  areas: [
    { area: 1, key: ids[0] ?? '' },
    { area: 2, key: ids[1] ?? '' },
  ],
});
const LAYERS = [
  layer(
    'powers',
    powers.map(({ code }) => code),
  ),
  layer('steps', ['0', '1', '2', '3', '4']),
  layer('terrain', ['plain', 'forest', 'hill', 'mountain', 'marsh', 'steppe', 'desert']),
  layer('kinds', ['own', 'alliance', 'neutral', 'war', 'none']),
];

describe.each(LAYERS)('a layer of $scale', (given) => {
  it.each([false, true])('has paints that differ by more than their colour (dark: %s)', (dark) => {
    const paints = paintsOf(given, powers, dark);
    expect(paints).toHaveLength(given.keys.length);
    expect(new Set(paints.map(({ fill }) => fill)).size).toBe(paints.length);
    const inked = ({ hatch, pace }: Paint): string => `${hatch} ${pace}`;
    const plain = paints.filter(({ hatch }) => hatch === 'none').length;
    expect(new Set(paints.map(inked)).size).toBeGreaterThan((paints.length - plain) / 2);
  });

  it('covers every land of the map with the paint of its key, and no sea', () => {
    const ground = read(drawGround(world, given, paintsOf(given, powers, false), { unit, bare: '#ffffff' }));
    const lands = allOf(ground).filter(({ name }) => name === 'use');
    const drawn = allOf(readSvg(drawSvg(world, littlePicture()))).map(({ attributes }) => attributes.id);
    expect(lands).toHaveLength(world.areas.filter(({ kind }) => kind === 'land').length);
    for (const { attributes } of lands) expect(drawn).toContain(attributes.href?.slice(1));
    const fills = new Map(lands.map(({ attributes }) => [Number(attributes['data-area']), attributes.fill]));
    expect([fills.get(1), fills.get(2), fills.get(3)]).toEqual(['url(#ground-0)', 'url(#ground-1)', '#ffffff']);
  });
});

it('steps of a scale are the darker and the closer hatched the higher they are', () => {
  const paints = paintsOf(LAYERS[1] as MapLayer, powers, false);
  const paces = paints.map(({ pace }) => pace);
  expect(paces).toEqual(paces.toSorted((a, b) => b - a));
  expect(paints[0]?.hatch).toBe('none');
});

it('MD-2.4 MD-2.5 barriers are traced along their borders, each kind by lines of its own', () => {
  const traces = read(drawTraces(world, false)).children;
  expect(traces.map(({ attributes }) => attributes.class)).toEqual(tracedKinds(world).map((kind) => `trace ${kind}`));
  const looks = traces.map(({ attributes }) => `${attributes.stroke} ${attributes['stroke-dasharray']}`);
  expect(new Set(looks).size).toBe(looks.length);
  expect(traceSwatch('reef', true)).toContain('stroke-dasharray');
});

it('passages between seas are traced, and where areas touch without a border', () => {
  const [border, other] = world.borders;
  if (border === undefined || other === undefined) throw new Error('a world without borders');
  const tabled = {
    ...world,
    borders: [{ ...border, kind: 'passage' as const }],
    barred: [{ a: other.a, b: other.b, lines: other.lines }],
  };
  expect(tracedKinds(tabled)).toEqual(['barred', 'passage']);
  const traces = read(drawTraces(tabled, false)).children.map(({ attributes }) => attributes);
  expect(traces.map((each) => each.class)).toEqual(['trace barred', 'trace passage']);
  expect(new Set(traces.map((each) => each.d)).size).toBe(2);
  expect(traceSwatch('barred', false)).toContain('stroke-dasharray');
});

it('MD-16.15 a way is blue through places and red into the last, with the number of each phase', () => {
  const stops = [1, 2, 3].map((number) => world.areas.find((area) => area.number === number)?.seat ?? { x: 0, y: 0 });
  const way = read(drawWay({ unit: 'A1', stops, signs: ['1', '2'], faint: [true, false], selected: true }, unit));
  const steps = byClass(way, 'leg');
  expect(steps.map(({ attributes }) => attributes.opacity)).toEqual(['.28', undefined]);
  expect(byClass(way, 'through')[0]?.attributes.stroke).toBe(ARROW_COLOURS.through);
  expect(byClass(way, 'last')[0]?.attributes.stroke).toBe(ARROW_COLOURS.last);
  expect(
    allOf(way)
      .filter(({ name }) => name === 'text')
      .map(wordsOf),
  ).toEqual(['1', '2']);
});

it('whereabouts name the units and tell who has come', () => {
  const at = { x: 100, y: 100 };
  const common = { at, area: 1, miniature: 'horse', selected: false } as const;
  const plates = read(
    drawWhereabouts(
      [
        { ...common, words: 'A1 A2', title: 'A1, A2', arrived: true },
        { ...common, words: 'G1', title: 'G1', arrived: false },
      ],
      unit,
    ),
  );
  expect(plates.children.map(({ attributes }) => attributes.class)).toEqual(['whereabouts arrived', 'whereabouts']);
  expect(
    allOf(plates)
      .filter(({ name }) => name === 'text')
      .map(wordsOf),
  ).toEqual(['A1 A2', 'G1']);
});

it('a swatch shows its paint', () => {
  const [paint] = paintsOf(LAYERS[2] as MapLayer, powers, false);
  expect(paintSwatch('s1', paint as Paint)).toContain(paint?.fill);
});
