import type { MapPicture, World } from '@chancery/core';
import { describe, expect, it } from 'vitest';
import { type Box, overlap, within } from '../src/draw-svg/box.ts';
import { cellsOf } from '../src/draw-svg/cells.ts';
import { type Laid, layTable } from '../src/draw-svg/lay-table.ts';
import { prepareWorld } from '../src/draw-svg/prepared-world.ts';
import { sceneOf } from '../src/draw-svg/scene.ts';
import { type DrawStyle, layOut } from '../src/draw-svg/sheet.ts';
import { littlePicture, littleWorld } from './little-world.ts';
import { patchworkPicture, patchworkWorld } from './patchwork-world.ts';

const lay = (world: World, picture: MapPicture, style: DrawStyle = {}): Laid & { readonly safe: Box } => {
  const sheet = layOut(world, style);
  return { ...layTable(sceneOf(prepareWorld(world, sheet.grain), picture, sheet)), safe: sheet.safe };
};

interface Thing {
  readonly what: string;
  readonly box: Box;
}

const thingsOf = ({ blocks, extras, signs }: Laid): readonly Thing[] => [
  ...blocks.flatMap(({ names }) => names.map(({ text, box }) => ({ what: `name ${text}`, box }))),
  ...blocks.flatMap(({ tag }) => (tag ? [{ what: `tag ${tag.text} of ${tag.area}`, box: tag.box }] : [])),
  ...blocks.flatMap(({ markers }) => markers.map(({ marker, box }) => ({ what: `marker in ${marker.area}`, box }))),
  ...extras.flatMap(({ cityName }) => (cityName ? [{ what: `city ${cityName.text}`, box: cityName.box }] : [])),
  ...signs.map(({ symbol, area, box }) => ({ what: `${symbol} in ${area}`, box })),
];

/** Boxes that only touch, or differ in the last bit, do not collide. */
const shrunk = ({ left, top, right, bottom }: Box): Box => ({
  left: left + 0.001,
  top: top + 0.001,
  right: right - 0.001,
  bottom: bottom - 0.001,
});

const collisions = (things: readonly Thing[]): readonly string[] =>
  things.flatMap((a, at) =>
    things
      .slice(at + 1)
      .filter((b) => overlap(shrunk(a.box), shrunk(b.box)))
      .map((b) => `${a.what} on ${b.what}`),
  );

describe('placement', () => {
  const cases: readonly (readonly [string, World, MapPicture, DrawStyle])[] = [
    ['the little world', littleWorld(), littlePicture(), {}],
    ['the little world in print', littleWorld(), littlePicture(), { size: 'print' }],
    ['a crowded world', patchworkWorld(), patchworkPicture(), {}],
    ['a crowded world in print', patchworkWorld(), patchworkPicture(), { size: 'print' }],
    ['a part of a crowded world', patchworkWorld(), patchworkPicture(), { crop: [100, 101, 117] }],
  ];

  for (const [name, world, picture, style] of cases) {
    it(`MD-16.11 lets no names, tags, troops or signs collide on ${name}`, () => {
      const laid = lay(world, picture, style);
      expect(thingsOf(laid).length).toBeGreaterThan(20);
      expect(collisions(thingsOf(laid))).toEqual([]);
    });
  }

  it('MD-16.11 shows all troops, however crowded the map', () => {
    const picture = patchworkPicture();
    const laid = lay(patchworkWorld(), picture);
    const shown = laid.blocks.flatMap(({ markers }) => markers.map(({ marker }) => marker));
    expect(new Set(shown)).toEqual(new Set(picture.markers));
  });

  it('MD-16.11 names nearly every province and sea of a crowded map', () => {
    const world = patchworkWorld();
    const named = lay(world, patchworkPicture()).blocks.filter(({ names }) => names.length > 0);
    expect(named.length).toBeGreaterThan(world.areas.length * 0.9);
  });

  it('draws a line to the place from troops that had to be put outside', () => {
    const world = patchworkWorld();
    const cells = cellsOf(world);
    const markers = lay(world, patchworkPicture()).blocks.flatMap((block) => block.markers);
    for (const { marker, x, y, leader } of markers) {
      expect(leader === undefined, `marker in ${marker.area}`).toBe(cells.at(x, y) === marker.area);
    }
  });

  it('keeps everything off the edge of the map', () => {
    for (const style of [{}, { crop: [102, 103, 118] }]) {
      const laid = lay(patchworkWorld(), patchworkPicture(), style);
      for (const { what, box } of thingsOf(laid)) expect(within(box, laid.safe), what).toBe(true);
    }
  });

  it('shows more about a land when less of the world is shown', () => {
    const lands = [102, 103, 118, 119];
    const signs = (style: DrawStyle): number =>
      lay(patchworkWorld(), patchworkPicture(), style).signs.filter(({ area }) => lands.includes(area)).length;
    expect(signs({ size: 'print', crop: lands })).toBeGreaterThan(signs({ size: 'print' }));
  });

  it('lays nothing on a thumb', () => {
    expect(thingsOf(lay(littleWorld(), littlePicture(), { size: 'thumb' }))).toEqual([]);
  });
});
