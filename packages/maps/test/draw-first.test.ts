import { expect, test } from 'vitest';
import { drawFirst, drawRest, drawSvg } from '../src/index.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { patchworkPicture, patchworkWorld } from './patchwork-world.ts';
import { allOf, byId, type Drawn, readSvg } from './svg-reader.ts';

const WORLDS = [
  ['the little world', littleWorld(), littlePicture()],
  ['the patchwork', patchworkWorld(), patchworkPicture()],
] as const;

/** Everything with a name of its own, by what it holds in which order. */
const layersOf = (svg: Drawn): readonly (readonly [string, readonly string[]])[] =>
  ['seas', 'lands', 'borders', 'barriers', 'places', 'labels', 'markers', 'arrows'].map((id) => [
    id,
    allOf(byId(svg, id)).map((each) => `${each.name} ${JSON.stringify(each.attributes)} ${each.text}`),
  ]);

/** `drawFirst` with what `drawRest` adds, as a page adds it. */
const putTogether = (first: string, rest: ReturnType<typeof drawRest>): string =>
  rest.reduce((svg, { id, drawing }) => {
    const begin = svg.search(new RegExp(`<(\\w+) id="${id}"`));
    const name = /^<(\w+)/.exec(svg.slice(begin))?.[1] ?? '';
    const opened = svg.indexOf('>', begin);
    if (svg[opened - 1] === '/') return `${svg.slice(0, opened - 1)}>${drawing}</${name}>${svg.slice(opened + 1)}`;
    let depth = 0;
    for (const tag of svg.slice(begin).matchAll(new RegExp(`<${name}\\b[^>]*?(/?)>|</${name}>`, 'g'))) {
      if (tag[1] === '/') continue;
      depth += tag[0].startsWith('</') ? -1 : 1;
      if (depth === 0) return svg.slice(0, begin + tag.index) + drawing + svg.slice(begin + tag.index);
    }
    throw new Error(`${id} is not closed`);
  }, first);

test.each(WORLDS)('first and rest make the whole drawing of %s, by day and by night', (_, world, picture) => {
  for (const dark of [false, true]) {
    const whole = readSvg(drawSvg(world, picture, { legend: false, dark }));
    const pieces = readSvg(putTogether(drawFirst(world, picture, { dark }), drawRest(world, picture, { dark })));
    expect(layersOf(pieces)).toEqual(layersOf(whole));
    expect(byId(pieces, 'map-desc')).toEqual(byId(whole, 'map-desc'));
    expect(pieces.attributes).toEqual(whole.attributes);
  }
});

test.each(WORLDS)(
  'what is seen first of %s hangs on the owners alone, not on troops, arrows or towns',
  (_, world, picture) => {
    const owners = {
      title: picture.title,
      powers: picture.powers,
      areas: picture.areas.map(({ area, owner }) => ({ area, owner })),
      markers: [],
      arrows: [],
    };
    expect(drawFirst(world, owners)).toBe(drawFirst(world, picture));
  },
);
