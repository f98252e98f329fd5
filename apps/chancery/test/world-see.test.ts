import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desk } from './desk.ts';

/** World 1483 as people see it: maps, reports of the past, and what is told to nobody else. */

/** A game on the Two Shores, run from a folder. */
const shores = async (later?: Parameters<typeof desk>[0]) => {
  const { folder, runWith } = desk(later);
  const run = async (...argv: readonly string[]): Promise<string> => {
    const { out, err } = await runWith({ rulesets: RULESETS }, ...argv);
    expect(err).not.toContain('chancery:');
    return out;
  };
  await run('new', 'shores', '--scenario', 'two-shores');
  let turn = 1;
  return {
    run,
    /** Runs an update with these orders, by seat. */
    resolve: async (orders: { readonly [seat: string]: string } = {}): Promise<void> => {
      const place = join(folder, 'shores/orders', `${turn}`.padStart(4, '0'));
      mkdirSync(place, { recursive: true });
      for (const [seat, text] of Object.entries(orders)) writeFileSync(join(place, `${seat}.txt`), text);
      await run('resolve', 'shores');
      turn += 1;
    },
    map: async (...of: readonly string[]): Promise<string> => {
      await run('map', 'shores', '--out', 'map.svg', ...of);
      return readFileSync(join(folder, 'map.svg'), 'utf8');
    },
  };
};

/** A map is too long to be printed where it is not as it should be. */
const has = (map: string, what: RegExp): boolean => what.test(map);
const widthOf = (map: string, line: string): number =>
  Number(new RegExp(`<path class="${line}"[^>]*stroke-width="([\\d.]+)"`).exec(map)?.[1]);
/** What is drawn of a kind, each with its title and the words in it. */
const drawn = (
  map: string,
  kind: string,
): readonly { readonly title: string; readonly words: string; readonly svg: string }[] =>
  [...map.matchAll(new RegExp(`<g class="${kind}"[^>]*>(.*?)</g>`, 'g'))].map(([svg, inside = '']) => ({
    title: /<title>(.*?)<\/title>/.exec(inside)?.[1] ?? '',
    words: [...inside.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) => text).join(' '),
    svg,
  }));

describe('the map', () => {
  let game: Awaited<ReturnType<typeof shores>>;
  let map = '';
  beforeAll(async () => {
    game = await shores(afterAll);
    await game.resolve({
      wanderers: 'SETUP\nTRIBAL SETUP CITY Lakes CITY Plateau UNITS 3 inf @ Lakes + 3 inf @ Gold River\n',
    });
    map = await game.map();
  });

  test('W83-2.1 coasts are thicker than borders of territories, those of nations the thickest, those of zones broken; seas are yellow', () => {
    const [coast = 0, border = 0, nations = 0] = ['coast', 'province-border', 'power-border'].map((line) =>
      widthOf(map, line),
    );
    expect(nations).toBeGreaterThan(coast);
    expect(coast).toBeGreaterThan(border);
    expect(has(map, /<path class="sea-border"[^>]*stroke-dasharray/)).toBe(true);
    expect(has(map, /<g class="sea-names"[^>]*fill="#f[a-f][c-f][0-9a-f][0-6][0-9a-f]"[^>]*>.*?East Mere/)).toBe(true);
    expect(has(map, /<g class="province-names"[^>]*italic/)).toBe(false);
    expect(has(map, /<g class="province-names"[^>]*>.*?High Moor/)).toBe(true);
  });
  test('W83-2.2 every territory has its value in white on black, and no sea zone has one', () => {
    // The legend has one more, of no area.
    const values = drawn(map, 'disc value-disc').filter(({ svg }) => /data-area="[1-9]/.test(svg));
    expect(values).toHaveLength(36);
    expect(values[0]?.svg).toMatch(/<circle[^>]*fill="#17130f".*fill="#ffffff">\d+<\/text>/);
  });
  test('W83-2.3 a city is a dot with its fortification, a capital has a white ring, tribal cities are black', () => {
    expect(drawn(map, 'disc city-dot ringed').map(({ title, words }) => [title, words])).toContainEqual([
      'Vestholm: fortification 5',
      '5',
    ]);
    expect(drawn(map, 'disc city-dot').map(({ title }) => title)).toContain('Sandvik: fortification 3');
    const tribal = drawn(map, 'disc city-dot').filter(({ words }) => words === 'T1');
    expect(tribal).toHaveLength(2);
    expect(tribal[0]?.svg).toMatch(/<circle[^>]*fill="#1[0-9a-f]{5}"/);
  });
  test('W83-2.4, W83-18.4 what nobody has seen bears a question mark, and no troops, for the master as well', async () => {
    const unknown = drawn(map, 'disc query');
    expect(unknown.map(({ words }) => words)).toEqual(unknown.map(() => '?'));
    expect(unknown.some(({ title }) => title.startsWith('Siberian'))).toBe(true);
    expect(unknown.some(({ title }) => title.startsWith('Berber'))).toBe(true);
    const masters = await game.map('--seat', 'master');
    expect(drawn(masters, 'marker independent').some(({ title }) => /Siberia|Africa|Berbers/.test(title))).toBe(false);
  });
  test('W83-2.5 a strait is a line with a head at either end', () => {
    const straits = drawn(map, 'strait').filter(({ title }) => title !== '');
    expect(straits.map(({ title }) => title)).toContain('Crossing between Sandvik and Holm');
    // One line, and two triangles in the same path.
    for (const { svg } of straits) expect(svg.match(/d="M[^"]*z ?M[^"]*z"/g)?.length).toBeGreaterThan(0);
  });
  test('W83-2.6, W83-18.1 markers have the colour of their nation and the number of units, generals their skill', () => {
    const markers = drawn(map, 'marker foreign').map(({ title, words }) => `${title} ${words}`);
    expect(markers).toContain('Holm: 4 infantry 4');
    expect(markers).toContain('Vestmark: general of skill 3 3');
  });
});

test('W83-2.7, W83-18.16 land keeps the colour of whoever incorporated it, with the name of its owner; every past map and report stays', async () => {
  const game = await shores();
  await game.resolve();
  const before = await game.map('--turn', '1');
  const report = await game.run('report', 'shores', 'vestmark', '--turn', '1');
  const colour = (map: string): string | undefined =>
    /data-owner="([^"]*)"[^>]*>(?:(?!<\/g>).)*id="area-6"/.exec(map)?.[1];
  await game.resolve({ thornwall: 'GIFTS\nGIFT Vestmark GIVE highmoor\n' });
  const now = await game.map();
  const named = /<g class="tags"[^>]*>(?:(?!<\/g>).)*Vestmark/;
  expect([has(before, named), has(now, named)]).toEqual([false, true]);
  expect([colour(before), colour(now)]).toEqual(['thornwall', 'thornwall']);
  expect((await game.map('--turn', '1')) === before).toBe(true);
  expect(await game.run('report', 'shores', 'vestmark', '--turn', '1')).toBe(report);
});

test('W83-21.32 any two places of the world lie far enough apart on its map for a finger, and all have something to point at', async () => {
  const { folder, runWith } = desk();
  await runWith({ rulesets: RULESETS }, 'new', 'world', '--scenario', 'world-1483');
  await runWith({ rulesets: RULESETS }, 'map', 'world', '--out', 'map.svg');
  const map = readFileSync(join(folder, 'map.svg'), 'utf8');
  const [, width = '', units = ''] =
    /<svg id="map"[^>]*? width="([\d.]+)"[^>]*? viewBox="0 0 ([\d.]+) /.exec(map) ?? [];
  const scale = Number(width) / Number(units);
  // A city's dot stands at the centre of its territory, else the value does, else the question mark.
  const centres = new Map<string, readonly [number, number]>();
  for (const kind of ['query', 'value-disc', 'city-dot', 'city-dot ringed']) {
    for (const { svg } of drawn(map, `disc ${kind}`)) {
      const area = /data-area="([1-9]\d*)"/.exec(svg)?.[1];
      const [, x, y] = /c?x="([\d.-]+)" c?y="([\d.-]+)"/.exec(svg) ?? [];
      if (area !== undefined) centres.set(area, [Number(x) * scale, Number(y) * scale]);
    }
  }
  expect(centres.size).toBe(265);
  const points = [...centres.values()];
  const nearest = points.flatMap(([x, y], at) => points.slice(at + 1).map(([u, v]) => Math.hypot(x - u, y - v)));
  expect(Math.min(...nearest)).toBeGreaterThan(24);
  expect(
    new Set([...map.matchAll(/<text[^>]*data-area="(26[6-9]|2[7-9]\d|3\d\d)"/g)].map(([, area]) => area)).size,
  ).toBe(75);
}, 60_000);
