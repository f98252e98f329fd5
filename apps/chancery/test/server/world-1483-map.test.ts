import { type AnyRuleset, type Position, type RulesetTypes, rulesetId } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { RULESETS } from '@chancery/registry';
import { firstPosition, knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { begin, openHouse } from './table.ts';

/** The map of The Two Shores as everybody sees it. */

const found = RULESETS.find(({ id }) => id === rulesetId('world-1483'));
if (found === undefined) throw new Error('World 1483 is not registered');
const ruleset: AnyRuleset = found;
const first = await firstPosition(ruleset, { scenario: 'two-shores', seed: 'map', options: { tribesChoose: false } });
const mapOf = (position: Position<RulesetTypes>): string =>
  drawSvg(ruleset.world(position.setting), ruleset.places.picture(knownTo(ruleset, position, null), []));

interface Territory {
  readonly number: number;
  readonly owner: number;
}
/** The position after something has happened to a territory. */
const after = (name: string, change: object): Position<RulesetTypes> => {
  const { areas } = ruleset.world(first.setting);
  const at = areas.find((area) => area.name === name)?.number;
  const state = first.state as { readonly territories: readonly (Territory | null)[] };
  const territories = state.territories.map((each) => (each?.number === at ? { ...each, ...change } : each));
  return { ...first, state: { ...state, territories } };
};
const areaOf = (name: string): string =>
  `${ruleset.world(first.setting).areas.find((area) => area.name === name)?.number}`;

/** Groups of a class on the map itself, the legend left out: the area, the title, and the letters of each. */
const marks = (svg: string, name: string) =>
  [...svg.matchAll(new RegExp(`<g class="disc ${name}[^>]*>.*?</g>`, 'g'))]
    .map(([mark]) => ({
      area: /data-area="(\d+)"/.exec(mark)?.[1] ?? '',
      letters: /<text[^>]*>([^<]*)/.exec(mark)?.[1] ?? '',
      fills: [...mark.matchAll(/<circle[^>]*fill="([^"]*)"/g)].map(([, fill]) => fill),
      ringed: mark.includes(' ringed"'),
    }))
    .filter(({ area }) => area !== '0');

const page = async (): Promise<string> => {
  const { app, guest } = await openHouse();
  const [master, anna] = [await guest('Mona'), await guest('Anna')];
  const id = await begin(app, master, [['vestmark' as never, anna]], {
    title: 'The Two Shores',
    ruleset: rulesetId('world-1483'),
    scenario: 'two-shores',
    deadlineRule: null,
    settings: { startWhenFull: false },
  });
  return (await anna.browser.open(`/campaigns/${id}/map.svg`)).text;
};

test('W83-2.1, 2.2, 2.4, 2.5 the map of a game has coasts, borders, seas, values, question marks and crossings', async () => {
  const svg = await page();
  const widthOf = (name: string): number =>
    Math.max(
      ...[...svg.matchAll(new RegExp(`<path class="${name}"[^>]*stroke-width="([\\d.]+)"`, 'g'))].map(([, width]) =>
        Number(width),
      ),
    );
  expect(widthOf('coast')).toBeGreaterThan(widthOf('province-border'));
  expect(widthOf('power-border')).toBeGreaterThan(widthOf('coast'));
  expect(svg).toMatch(/class="sea-border"[^>]*stroke-dasharray/);
  expect(svg).toMatch(/<g class="sea-names" fill="#ffdf57"/);
  expect(svg).toMatch(/<g class="province-names"[\s\S]*?>Taiga</);
  const { areas } = ruleset.world(first.setting);
  const lands = areas.filter(({ kind }) => kind === 'land').map(({ number }) => `${number}`);
  const values = marks(svg, 'value-disc');
  expect(values.map(({ area }) => area).sort()).toEqual(lands.sort());
  expect(values.every(({ fills }) => fills[0] === '#17130f')).toBe(true);
  const asked = marks(svg, 'query').map(({ area }) => area);
  expect(asked).toContain(areaOf('Taiga'));
  expect(asked).toContain(areaOf('Dunes'));
  expect(svg).toMatch(/class="strait"><title>Crossing between [^<]+<\/title>/);
});

test('W83-2.3 a city is a dot with its walls, a capital has a ring, a tribal city says T1', () => {
  const dots = marks(mapOf(after('Savanna', { tribalCity: 8, owner: 8, incorporatedBy: 8 })), 'city-dot');
  const dotOf = (name: string) => dots.find(({ area }) => area === areaOf(name));
  expect(dotOf('Sundgate')).toMatchObject({ letters: '7', ringed: true });
  expect(dotOf('Deepwood')).toMatchObject({ letters: '2', ringed: false });
  expect(dotOf('Savanna')).toMatchObject({ letters: 'T1', fills: ['#17130f'] });
});

test('W83-2.4 a land that is conquered is unknown no more', () => {
  const asked = marks(mapOf(after('Taiga', { owner: 1 })), 'query').map(({ area }) => area);
  expect(asked).not.toContain(areaOf('Taiga'));
});

test('W83-2.6 units are marked in the colours of their nation, with their number, and generals with their skill', () => {
  const markers = [...mapOf(first).matchAll(/<g class="marker [^>]*>.*?<\/g>/g)].map(([mark]) => mark);
  const of = (power: string, miniature: string): readonly string[] =>
    markers
      .filter((mark) => mark.includes(`data-power="${power}"`) && mark.includes(`data-miniature="${miniature}"`))
      .map((mark) => /<text[^>]*>([^<]*)/.exec(mark)?.[1] ?? '');
  expect(of('vestmark', 'foot').toSorted()).toEqual(['3', '5']);
  expect(of('thornwall', 'general')).toEqual(['4']);
  const fillOf = (power: string): string | undefined =>
    /<path d="[^"]*" fill="([^"]*)"/.exec(markers.find((mark) => mark.includes(`data-power="${power}"`)) ?? '')?.[1];
  expect(fillOf('vestmark')).not.toBe(fillOf('qasira'));
});

test('W83-2.6 a damaged ship of the line has a black dot', () => {
  const state = first.state as { readonly units: readonly { readonly type: string; readonly owner: number }[] };
  const hurt = state.units.map((unit) => (unit.type === 'sol' ? { ...unit, damaged: true } : unit));
  const dotted = (svg: string): number => svg.match(/r="[\d.]+" fill="#000000"/g)?.length ?? 0;
  const before = dotted(mapOf(first));
  expect(dotted(mapOf({ ...first, state: { ...state, units: hurt } }))).toBeGreaterThan(before);
});

test('W83-2.7 land that another has taken keeps its colour, and bears the name of its owner', () => {
  const tagsOf = (svg: string): string => /<g class="tags"[^>]*[^/]>([\s\S]*?)<\/g>/.exec(svg)?.[1] ?? '';
  const realmOf = (svg: string): string => /class="realm" data-owner="vestmark"[\s\S]*?<\/g>/.exec(svg)?.[0] ?? '';
  const taken = mapOf(after('Sandvik', { owner: 3 }));
  expect(tagsOf(taken)).toContain('>Thornwall<');
  expect(tagsOf(mapOf(first))).not.toContain('Thornwall');
  expect(realmOf(taken)).toContain(`area-${areaOf('Sandvik')}"`);
  expect(realmOf(mapOf(after('Sandvik', { owner: 3, incorporatedBy: 3 })))).not.toContain(`area-${areaOf('Sandvik')}"`);
});

test('W83-2.1 of the 78 owners of the whole world no two that are neighbours are drawn alike, and all have a name and arms of their own', async () => {
  const whole = await firstPosition(ruleset, { scenario: 'world-1483', seed: 'map' });
  const world = ruleset.world(whole.setting);
  const picture = ruleset.places.picture(knownTo(ruleset, whole, null), []);
  const nations = picture.powers.filter(({ plain }) => plain !== true);
  expect([picture.powers.length, nations.length]).toEqual([78, 74]);
  expect(new Set(picture.powers.map(({ name }) => name)).size).toBe(78);
  expect(new Set(nations.map(({ shield }) => JSON.stringify(shield))).size).toBe(74);
  const wash = new Map<number, string>();
  const realms = drawSvg(world, picture).matchAll(
    /<g class="realm" data-owner="[^"]*" fill="([^"]*)"[^>]*>(.*?)<\/g>/g,
  );
  for (const [, fill = '', lands = ''] of realms) {
    for (const [, area] of lands.matchAll(/id="area-(\d+)"/g)) wash.set(Number(area), fill);
  }
  const ownerOf = (area: number): string | null | undefined => picture.areas.find((each) => each.area === area)?.owner;
  const belongs = (area: number): boolean => nations.some(({ code }) => code === ownerOf(area));
  const abroad = world.borders.filter(({ a, b }) => belongs(a) && belongs(b) && ownerOf(a) !== ownerOf(b));
  expect(abroad.length).toBeGreaterThan(200);
  const alike = abroad.filter(({ a, b }) => wash.get(a) === wash.get(b));
  expect(alike.map(({ a, b }) => `${ownerOf(a)} and ${ownerOf(b)}`)).toEqual([]);
});
