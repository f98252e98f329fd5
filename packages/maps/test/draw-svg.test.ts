import { describe, expect, it } from 'vitest';
import { describe as inWords } from '../src/draw-svg/describe.ts';
import { drawSvg } from '../src/draw-svg/draw-svg.ts';
import { ARROW_COLOURS, BASE_COLOURS, LIGHT_INK } from '../src/draw-svg/ink.ts';
import { MINIATURE_PATHS } from '../src/draw-svg/miniatures.ts';
import type { Scene } from '../src/draw-svg/scene.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { patchworkPicture, patchworkWorld } from './patchwork-world.ts';
import { allOf, byClass, byId, type Drawn, readSvg, wordsOf } from './svg-reader.ts';

const drawn = (style = {}): Drawn => readSvg(drawSvg(littleWorld(), littlePicture(), style));
const titleOf = (element: Drawn): string | undefined => element.children.find(({ name }) => name === 'title')?.text;
const fillOf = (element: Drawn | undefined): string | undefined => element?.attributes.fill;

describe('the drawing', () => {
  it('MD-16.11 has a path for every province and sea, with its name', () => {
    const svg = drawn();
    for (const { number, name, kind } of littleWorld().areas) {
      const area = byId(svg, `area-${number}`);
      expect(area.name).toBe('path');
      expect(titleOf(area)).toBe(name);
      expect(allOf(byId(svg, kind === 'sea' ? 'seas' : 'lands'))).toContain(area);
    }
  });

  it('MD-16.11 writes provinces in black and seas in blue', () => {
    const svg = drawn();
    const [provinces] = byClass(svg, 'province-names');
    const [seas] = byClass(svg, 'sea-names');
    expect(provinces?.children.map(wordsOf)).toContain('Norland');
    expect(fillOf(byId(svg, 'labels'))).toBe(LIGHT_INK.line);
    expect(fillOf(provinces)).toBeUndefined();
    expect(seas?.children.map(wordsOf)).toEqual(expect.arrayContaining(['Middle Sea', 'Northern Sea', 'Southern Sea']));
    expect(fillOf(seas)).toBe(LIGHT_INK.seaName);
  });

  it('MD-16.11 rules borders in black, thicker between powers', () => {
    const svg = drawn();
    const width = (name: string): number => Number(byClass(svg, name)[0]?.attributes['stroke-width']);
    expect(byId(svg, 'borders').attributes.stroke).toBe(LIGHT_INK.line);
    expect(width('power-border')).toBeGreaterThan(2 * width('province-border'));
  });

  it('MD-2.4 draws a mountain barrier as peaks along the border, and nowhere else', () => {
    const [mountains] = byClass(drawn(), 'mountains');
    const peaks = mountains?.children ?? [];
    expect(peaks.length).toBeGreaterThan(10);
    for (const { attributes } of peaks) {
      expect(attributes.href).toMatch(/^#peak-/);
      expect(Number(attributes.x)).toBeGreaterThan(770);
      expect(Number(attributes.x)).toBeLessThan(815);
      expect(Number(attributes.y)).toBeLessThan(300);
    }
  });

  it('MD-2.5 draws a reef as rocks on the sea side of the coast', () => {
    const [reef, ...others] = byClass(drawn(), 'reef');
    const rocks = [...(reef?.attributes.d ?? '').matchAll(/M([\d.]+) ([\d.]+)/g)];
    expect(others).toEqual([]);
    expect(rocks.length).toBeGreaterThan(20);
    for (const [, x, y] of rocks) {
      const coast = 460 + ((Number(y) - 600) * 80) / 300;
      expect(Number(x), `rock at ${x} ${y}`).toBeLessThan(coast + 14);
    }
  });

  it('draws straits as dots, rivers in blue and a bridge where there is one', () => {
    const svg = drawn();
    expect(byClass(svg, 'strait').at(-1)?.attributes['stroke-dasharray']).toBeDefined();
    expect(byClass(svg, 'river').at(-1)?.attributes.stroke).toBe(LIGHT_INK.river);
    expect(byClass(svg, 'bridge').length).toBe(1);
  });

  it('MD-16.13 writes the owner’s code under the name of a province, in the ink of the owner', () => {
    const [tags] = byClass(drawn(), 'tags');
    const tagOf = (area: number): Drawn | undefined =>
      tags?.children.find(({ attributes }) => attributes['data-area'] === String(area));
    expect(tagOf(7)?.text).toBe('Nor');
    expect(tagOf(1)?.text).toBe('Nor 13');
    expect(tagOf(6)?.text).toBe('Ind');
    expect(fillOf(tagOf(7))).not.toBe(fillOf(tagOf(6)));
    expect(tags?.children.map(({ text }) => text).filter((text) => text.startsWith('Nor')).length).toBe(3);
  });

  it('lays the wash of the owner on the land and stripes of a claim over it', () => {
    const svg = drawn();
    const realms = byClass(svg, 'realm');
    const own = realms.find(({ attributes }) => attributes['data-owner'] === 'Nor');
    expect(own?.children.map(({ attributes }) => attributes.id)).toEqual(['area-1', 'area-3', 'area-7']);
    expect(new Set(realms.map(fillOf)).size).toBe(4);
    const [claim, ...others] = byClass(svg, 'claim');
    expect(others).toEqual([]);
    expect(claim?.attributes.href).toBe('#area-4');
    expect(claim?.attributes.fill).toBe('url(#claim-Nor)');
  });

  it('draws cities, walls by class, harbours and ravages', () => {
    const signs = byClass(drawn(), 'sign').map(({ attributes, children }) => ({
      at: attributes['data-area'],
      symbol: attributes.class?.split(' ')[1],
      title: children[0]?.text,
    }));
    expect(signs).toContainEqual({ at: '1', symbol: 'capital', title: 'Kingsport' });
    expect(signs).toContainEqual({ at: '3', symbol: 'town', title: 'Ley' });
    expect(signs).toContainEqual({ at: '1', symbol: 'fort-3', title: 'Fortification 7, 2 damaged' });
    expect(signs).toContainEqual({ at: '2', symbol: 'fort-4', title: 'Fortification 12' });
    expect(signs).toContainEqual({ at: '3', symbol: 'fort-1', title: 'Fortification 2, 1 damaged' });
    expect(signs).toContainEqual({ at: '6', symbol: 'fort-2', title: 'Fortification 5, 5 damaged' });
    expect(signs.filter(({ symbol }) => symbol === 'harbour').map(({ at }) => at)).toEqual(
      expect.arrayContaining(['1', '5', '7']),
    );
    expect(signs.filter(({ symbol, at }) => symbol === 'smoke' && at === '3').length).toBe(3);
    expect(signs.filter(({ symbol, at }) => symbol === 'smoke' && at === '4').length).toBe(1);
  });
});

describe('troop markers', () => {
  const markerIn = (base: string, area: number): Drawn => {
    const found = byClass(byId(drawn(), 'markers'), base).filter(
      ({ attributes }) => attributes['data-area'] === String(area),
    );
    if (!found[0] || found.length > 1) throw new Error(`${found.length} markers ${base} in ${area}`);
    return found[0];
  };
  const plateOf = (marker: Drawn): Drawn | undefined => marker.children.filter(({ name }) => name === 'path').at(-1);
  const figureOf = (marker: Drawn): string | undefined =>
    marker.children.find(({ name }) => name === 'use')?.attributes.href;
  const numberOf = (marker: Drawn): string | undefined => marker.children.find(({ name }) => name === 'text')?.text;

  it('MD-16.46 foot on a blue base with 8 are eight own troops', () => {
    const marker = markerIn('own', 1);
    expect(fillOf(plateOf(marker))).toBe(BASE_COLOURS.own.fill);
    expect(figureOf(marker)).toBe('#mini-foot');
    expect(numberOf(marker)).toBe('8');
    expect(titleOf(marker)).toBe('Own troops in Norland: 8');
  });

  it('MD-16.46 horse on a red base with 3 are three foreign troops', () => {
    const marker = markerIn('foreign', 1);
    expect(fillOf(plateOf(marker))).toBe(BASE_COLOURS.foreign.fill);
    expect(figureOf(marker)).toBe('#mini-horse');
    expect(numberOf(marker)).toBe('3');
  });

  it('MD-16.11 has a miniature of its own for every kind of troop', () => {
    const svg = drawn();
    for (const [name, path] of Object.entries(MINIATURE_PATHS)) {
      expect(byId(svg, `mini-${name}`).children[0]?.attributes.d).toBe(path);
    }
    expect(new Set(Object.values(MINIATURE_PATHS)).size).toBe(10);
  });

  it('MD-16.12 allied troops stand on a third colour and a base of another shape', () => {
    const plates = [markerIn('own', 1), markerIn('foreign', 1), markerIn('allied', 1), markerIn('independent', 6)].map(
      plateOf,
    );
    expect(new Set(plates.map(fillOf)).size).toBe(4);
    const commands = plates.map((plate) => plate?.attributes.d?.replace(/[\d.\s-]+/g, ''));
    expect(new Set(commands).size).toBe(4);
  });

  it('MD-16.15 outlines the selected unit in white', () => {
    const strokes = (area: number): (string | undefined)[] =>
      markerIn('own', area).children.map((c) => c.attributes.stroke);
    expect(strokes(3)).toContain('#ffffff');
    expect(strokes(1)).not.toContain('#ffffff');
  });
});

describe('order arrows', () => {
  const arrowOf = (unit: string): Drawn => {
    const found = byClass(drawn(), 'arrow').find(({ attributes }) => attributes['data-unit'] === unit);
    if (!found) throw new Error(`no arrow of ${unit}`);
    return found;
  };
  const strokesOf = (arrow: Drawn, part: string): readonly Drawn[] => byClass(arrow, part);

  it('MD-16.15 goes blue through a location and red into the last one', () => {
    const through = strokesOf(arrowOf('A1'), 'through');
    const last = strokesOf(arrowOf('A1'), 'last');
    expect(through.map(({ attributes }) => attributes.stroke)).toEqual([ARROW_COLOURS.through]);
    expect(last.map(({ attributes }) => attributes.stroke)).toEqual([ARROW_COLOURS.last]);
    expect(strokesOf(arrowOf('A2'), 'through')).toEqual([]);
    expect(strokesOf(arrowOf('A2'), 'last').length).toBe(1);
  });

  it('MD-16.15 ends at the seat of the last location', () => {
    const [last] = strokesOf(arrowOf('A2'), 'last');
    const [x, y] = (last?.attributes.d ?? '').split(' ').slice(-2).map(Number) as [number, number];
    const seat = littleWorld().areas[2]?.seat ?? { x: 0, y: 0 };
    expect(Math.abs(x - seat.x)).toBeLessThan(25);
    expect(Math.abs(y - seat.y)).toBeLessThan(25);
  });

  it('MD-16.15 draws the selected one stronger and above the others', () => {
    const width = (unit: string): number => Number(strokesOf(arrowOf(unit), 'last')[0]?.attributes['stroke-width']);
    expect(width('A1')).toBeGreaterThan(width('A2') * 1.4);
    expect(byId(drawn(), 'arrows').children.at(-1)?.attributes['data-unit']).toBe('A1');
  });
});

describe('the document', () => {
  it('names itself to those who cannot see it', () => {
    const svg = drawn();
    expect(svg.attributes.role).toBe('img');
    expect(svg.attributes['aria-labelledby']).toBe('map-title map-desc');
    expect(byId(svg, 'map-title').text).toBe('A little world');
    expect(byId(svg, 'map-desc').text).toBe(
      'Spring 1320 <turn 1>. A map of 7 provinces, 3 seas, 4 powers, 7 groups of troops.',
    );
  });

  it('tells of no seas where there are none to enter', () => {
    const land = { kind: 'land' } as Scene['shown'][number];
    const picture = { powers: [], markers: [] } as unknown as Scene['picture'];
    expect(inWords({ picture, shown: [land] } as unknown as Scene)).toBe(
      'A map of 1 province, 0 powers, 0 groups of troops.',
    );
  });

  it('has its layers in order', () => {
    const layers = byId(drawn(), 'map').children.flatMap(({ name, attributes }) => (name === 'g' ? attributes.id : []));
    expect(layers).toEqual(['seas', 'lands', 'borders', 'barriers', 'places', 'labels', 'markers', 'arrows']);
    expect(byId(drawn(), 'legend').name).toBe('g');
  });

  it('writes names as they are, whatever is in them', () => {
    const svg = drawn();
    expect(titleOf(byId(svg, 'area-5'))).toBe('Southland & "Isles"');
    expect(wordsOf(byId(svg, 'labels'))).toContain('Reed & Sons');
    const evil = { ...littlePicture(), title: '</title><script>alert(1)</script>\u0000' };
    const text = drawSvg(littleWorld(), evil);
    expect(text).not.toContain('<script');
    expect(byId(readSvg(text), 'map-title').text).toBe('</title><script>alert(1)</script>');
  });

  it('needs nothing from elsewhere and runs nothing', () => {
    for (const { name, attributes } of allOf(drawn())) {
      expect(['script', 'style', 'image', 'foreignObject', 'filter', 'a', 'animate']).not.toContain(name);
      for (const [key, value] of Object.entries(attributes)) {
        expect(key.startsWith('on') || key === 'style', key).toBe(false);
        if (key === 'href') expect(value).toMatch(/^#/);
        if (value.includes('url(')) expect(value).toMatch(/^url\(#[\w-]+\)$/);
      }
    }
  });

  for (const style of [
    {},
    { dark: true },
    { size: 'print' },
    { size: 'thumb' },
    { legend: false },
    { prefix: 'turn-3-' },
  ]) {
    it(`has every id once and no reference into nothing: ${JSON.stringify(style)}`, () => {
      const all = allOf(drawn(style));
      const ids = all.flatMap(({ attributes }) => attributes.id ?? []);
      const references = all.flatMap(({ attributes }) =>
        Object.values(attributes).flatMap((value) => /^(?:url\()?#([\w-]+)\)?$/.exec(value)?.[1] ?? []),
      );
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of references.filter((each) => !/^[0-9a-f]{6}$/.test(each))) expect(ids).toContain(id);
    });
  }

  it('draws the same text for the same world and picture, prepared or not', () => {
    const world = littleWorld();
    const first = drawSvg(world, littlePicture());
    expect(drawSvg(world, littlePicture())).toBe(first);
    expect(drawSvg(structuredClone(world), structuredClone(littlePicture()))).toBe(first);
  });

  it('does not depend on the order in which areas are dressed and troops are told', () => {
    const picture = littlePicture();
    const dressed = { ...picture, areas: picture.areas.toReversed() };
    expect(drawSvg(littleWorld(), dressed)).toBe(drawSvg(littleWorld(), picture));
  });

  it('stays under a megabyte for 256 areas with everything in them', () => {
    expect(drawSvg(patchworkWorld(), patchworkPicture()).length).toBeLessThan(1_000_000);
  });
});

describe('styles', () => {
  it('prints on A3 across, on white paper, with the land hatched', () => {
    const svg = drawn({ size: 'print' });
    expect([svg.attributes.width, svg.attributes.height]).toEqual(['420mm', '297mm']);
    expect(byClass(svg, 'paper').map(fillOf)).toEqual(['#ffffff']);
    expect(
      allOf(svg).filter(({ name, attributes }) => name === 'pattern' && attributes.id?.startsWith('hatch-')).length,
    ).toBe(3);
  });

  it('leaves writing, troops and frame out of a thumb', () => {
    const svg = drawn({ size: 'thumb' });
    expect(allOf(svg).filter(({ name }) => name === 'text')).toEqual([]);
    expect(byClass(svg, 'marker')).toEqual([]);
    expect(allOf(svg).some(({ attributes }) => attributes.id === 'legend')).toBe(false);
    expect(byId(svg, 'area-1').name).toBe('path');
  });

  it('leaves title and legend to a client that has its own', () => {
    const svg = drawn({ legend: false });
    expect(allOf(svg).some(({ attributes }) => attributes.id === 'legend')).toBe(false);
    expect(byClass(svg, 'cartouche')).toEqual([]);
    expect(byId(svg, 'labels').children.length).toBeGreaterThan(0);
  });

  it('shows a part of the world, and passes over unknown numbers', () => {
    const [x, y, width, height] = (byId(drawn({ crop: [7, 999] }), 'map').attributes.viewBox ?? '')
      .split(' ')
      .map(Number);
    expect([x, y, width, height]).toEqual([107, 387, 171, 156]);
    expect(byId(drawn({ crop: [999] }), 'map').attributes.viewBox).toBe('0 0 1200 900');
  });

  it('lists in the legend the powers that are on the map, and the signs', () => {
    const words = wordsOf(byId(drawn(), 'legend'));
    for (const power of littlePicture().powers) expect(words).toContain(power.name);
    expect(words).toContain('Allied troops');
    expect(words).toContain('Bridge');
    const holm = wordsOf(byId(drawn({ crop: [7] }), 'legend'));
    expect(holm).toContain('Kingdom of Norland');
    expect(holm).not.toContain('Duchy of Eastmark');
  });

  it('is dark when asked, but never in print', () => {
    const paper = (style: object): string | undefined => fillOf(byClass(drawn(style), 'paper')[0]);
    expect(paper({ dark: true })).not.toBe(paper({}));
    expect(paper({ dark: true, size: 'print' })).toBe('#ffffff');
  });
});
