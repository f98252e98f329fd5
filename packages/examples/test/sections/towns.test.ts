import { readFileSync } from 'node:fs';
import { type Ruleset, readSheetText, seatId, worldAt } from '@chancery/core';
import { drawSvg, faultsOfWorld } from '@chancery/maps';
import { botPlayer, firstPosition, knownTo, playCampaign } from '@chancery/testkit';
import { describe, expect, test } from 'vitest';
import { sections } from '../../src/index.ts';
import { goalsFrom } from '../../src/sections/towns.ts';
import type { Market, Sections, SectionsPosition, State } from '../../src/sections/types.ts';

const ruleset = sections as unknown as Ruleset<Sections>;
const first = (seed = 'towns') => firstPosition(ruleset, { scenario: 'market-towns', seed });
const ASH = seatId('Ash');

const table = JSON.parse(
  readFileSync(new URL('../../src/sections/scenario/scenario.json', import.meta.url), 'utf8'),
) as Market;

const pairs = (list: readonly { readonly a: number; readonly b: number }[] = []) =>
  list.map(({ a, b }) => `${a} ${b}`).sort();

/** The position with some of its state changed. */
const changed = ({ setting, state }: SectionsPosition, change: Partial<State>): SectionsPosition => ({
  setting,
  state: { ...state, ...change },
});

test('the map follows its tables: borders, and routes by land and sea with their fares', async () => {
  const { world } = (await first()).setting;
  expect(faultsOfWorld(world)).toEqual([]);
  expect(pairs(world.borders)).toEqual(pairs(table.borders));
  expect(world.routes?.map(({ a, b, by, figures }) => `${a} ${b} ${by} ${figures}`).sort()).toEqual(
    table.routes.map(({ a, b, by, figures }) => `${a} ${b} ${by} ${figures}`).sort(),
  );
  expect(world.areas.map(({ name }) => name)).toEqual(table.places.map(({ name }) => name));
});

describe('SC-1.5 and SC-1.10: routes', () => {
  test('by sea cost their fare, but nothing where one leads by land as well', async () => {
    const { setting } = await first();
    const goals = goalsFrom(setting, { bridgeOut: false }, 3);
    expect(goals).toContainEqual({ town: 7, fare: 0 });
    expect(goals).toContainEqual({ town: 11, fare: 10 });
    expect(goalsFrom(setting, { bridgeOut: false }, 11).map(({ town }) => town)).toEqual([2, 3, 7]);
  });

  test('over the bridge are closed while it is out, and the map shows a river without one', async () => {
    const position = await first();
    const { setting } = position;
    expect(goalsFrom(setting, { bridgeOut: false }, 5)).toContainEqual({ town: 9, fare: 0 });
    expect(goalsFrom(setting, { bridgeOut: true }, 5).map(({ town }) => town)).not.toContain(9);
    const draw = (at: SectionsPosition): string =>
      drawSvg(setting.world, ruleset.places.picture(knownTo(ruleset, at, ASH), []));
    expect(draw(position)).toContain('class="bridge"');
    expect(draw(changed(position, { bridgeOut: true }))).not.toContain('class="bridge"');
  });
});

test('SC-1.11: a town that is called after a house has that name on the map, in menus and in orders', async () => {
  const position = changed(await first(), { names: { '5': 'Ash & Cross' } });
  const known = knownTo(ruleset, position, ASH);
  const picture = ruleset.places.picture(known, []);
  expect(worldAt(position.setting.world, picture).areas[4]?.name).toBe('Ash & Cross');
  expect(drawSvg(position.setting.world, picture)).toContain('Ash &amp; Cross');
  const read = (text: string) => readSheetText(ruleset, known, text);
  for (const name of ['Kings Cross', 'Ash & Cross']) {
    const sheet = read(`DRIVE Bess TO ${name}`);
    expect(sheet.orders).toEqual([expect.objectContaining({ verb: 'DRIVE', args: { wagon: 'Bess', town: 5 } })]);
  }
  expect(ruleset.places.report(known, 4).map(({ text }) => text)).toContainEqual(
    expect.stringContaining('Ash & Cross'),
  );
});

test('in eight turns of bots floods take the bridge and it is mended, and everybody hears of it', async () => {
  const kinds = new Set<string>();
  for (const seed of ['one', 'two', 'three']) {
    const campaign = playCampaign(ruleset, {
      position: await first(seed),
      seed,
      turns: 8,
      player: () => botPlayer,
    });
    for (const { resolved } of campaign) for (const { kind } of resolved.events) kinds.add(kind);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['bridge-taken', 'bridge-mended', 'drove', 'renamed']));
});

test('SC-1.10 the road over a bridge that is gone is not drawn, and comes back with it', async () => {
  const position = await first();
  const { world } = position.setting;
  const bridge = world.borders.find(({ kind }) => kind === 'bridge');
  const drawn = (bridgeOut: boolean): string => {
    const known = knownTo(ruleset, changed(position, { bridgeOut }), ASH);
    return drawSvg(world, ruleset.places.picture(known, []));
  };
  const road = `class="route land" data-route="${bridge?.a}-${bridge?.b}"`;
  expect(drawn(false)).toContain(road);
  expect(drawn(true)).not.toContain(road);
});
