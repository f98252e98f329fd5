import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLES, RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { type Answer, desk } from './desk.ts';

/** The scenario that docs/scenarios.md prints: its last example. */
const page = readFileSync(join(import.meta.dirname, '../../../docs/scenarios.md'), 'utf8');
const ISLES = [...page.matchAll(/```yaml\n([\s\S]*?)```/g)].at(-1)?.[1] ?? '';

const CAMPS = readFileSync(join(import.meta.dirname, '../../../packages/examples/test/rounds/six-camps.yaml'), 'utf8');

const withFile = (text: string) => {
  const { folder, runWith } = desk();
  writeFileSync(join(folder, 'isles.yaml'), text);
  return { folder, run: (...argv: readonly string[]): Promise<Answer> => runWith({ rulesets: RULESETS }, ...argv) };
};

/** The example with other words in place of some of its own. */
const planted = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, ISLES);

describe('chancery scenario check', () => {
  test('finds nothing wrong with the twelve provinces of docs/scenarios.md', async () => {
    const { run } = withFile(ISLES);
    expect(await run('scenario', 'check', 'isles.yaml')).toEqual({
      exit: 0,
      out: 'isles.yaml: The Isles (medieval-diplomacy), 12 lands, 3 seats, no faults\n',
      err: '',
    });
  });

  test('names each of six planted faults by its path, with what is wrong and what mends it', async () => {
    const { run } = withFile(
      planted(
        ['{ number: 2, owner: Eng, annexedTo: Eng', '{ number: 2, owner: Wal, annexedTo: Wal'],
        ['cityName: York, buildList: town', 'cityName: York, buildList: towns'],
        [
          'harbour: false, fortLevel: 1, damage: 0 }\n    - { number: 4',
          'harbour: true, fortLevel: 1, damage: 0 }\n    - { number: 4',
        ],
        ['province: 7, infantry', 'province: 10, infantry'],
        ['azure, 3 crown or', 'gules, 3 leopard or'],
        ['relation: war }', 'relation: war }\n    - { between: [Sco, Eng], relation: war }'],
      ),
    );
    const { exit, out } = await run('scenario', 'check', 'isles.yaml');
    expect(exit).toBe(1);
    const paths = out.split('\n').filter((line) => /^ {2}scenario/.test(line));
    expect(paths.map((line) => line.trim())).toEqual([
      'scenario.provinces[1].owner',
      'scenario.provinces[1].annexedTo',
      'scenario.provinces[1].buildList',
      'scenario.provinces[2].harbour',
      'scenario.commanders[0].province',
      'scenario.relations[1]',
      'scenario.realms[2].arms',
    ]);
    expect(out).toContain(
      '  scenario.provinces[1].owner\n    province 2: its owner Wal is no realm\n    → Write Eng, Sco, Ire or Ind.\n',
    );
  });

  test('tells faults of the shape and of the map as well', async () => {
    const shape = withFile(planted(['\n  year:', '\n  yaer:'], ['fortLevel: 3', 'fortLevel: 13']));
    const { out } = await shape.run('scenario', 'check', 'isles.yaml');
    expect(out).toContain('  scenario.year\n    is missing\n    → Add it: a whole number');
    expect(out).toContain('  scenario.yaer\n    is not known\n    → Remove it, or write one of id, title, year');
    expect(out).toContain(
      '  scenario.provinces[0].fortLevel\n    wanted 0 to 12, not 13\n    → Write a whole number from 0 to 12.',
    );
    const map = withFile(planted(['- Dublin ', '- Dubhlinn ']));
    expect((await map.run('scenario', 'check', 'isles.yaml')).out).toContain(
      '  map.areas[9]\n    there is no area Dubhlinn',
    );
    const none = withFile('ruleset: chess\n');
    expect((await none.run('scenario', 'check', 'isles.yaml')).out).toMatch(/ruleset\n {4}wanted .*medieval-diplomacy/);
  });

  test('says which file there is not', async () => {
    const { run } = withFile(ISLES);
    const { exit, err } = await run('scenario', 'check', 'nowhere.yaml');
    expect([exit, err]).toEqual([3, expect.stringContaining('nowhere.yaml cannot be read')]);
  });
});

describe('chancery scenario new', () => {
  test.each(RULESETS.filter(({ ownScenarios }) => ownScenarios !== undefined).map(({ id }) => id))(
    'of %s writes a file without faults, and writes over none',
    async (ruleset) => {
      const { run } = withFile(ISLES);
      expect(await run('scenario', 'new', ruleset, '--out', 'mine.yaml')).toMatchObject({ exit: 0 });
      expect(await run('scenario', 'check', 'mine.yaml')).toMatchObject({ exit: 0 });
      expect(await run('scenario', 'new', ruleset, '--out', 'mine.yaml')).toMatchObject({
        exit: 2,
        err: expect.stringContaining('already exists'),
      });
    },
    30_000,
  );

  test('where a scenario says itself where its areas lie names no map, so that areas can be added', async () => {
    const { folder, runWith } = desk();
    const run = (...argv: readonly string[]) => runWith({ rulesets: EXAMPLES }, 'scenario', ...argv);
    expect(await run('new', 'sections', '--out', 'mine.yaml')).toMatchObject({ exit: 0 });
    const written = readFileSync(join(folder, 'mine.yaml'), 'utf8');
    expect(written).toContain('\nmap:\n  seed: market-towns\n');
    expect(written.split('\n')[1]).toContain('map: { world: market-towns } takes the built-in map as it is');
    const [before, after] = written.split('  borders:\n') as [string, string];
    writeFileSync(
      join(folder, 'mine.yaml'),
      `${before}    - { name: Farside, x: 84, y: 60, terrain: hill }\n  borders:\n    - { a: 10, b: 12, kind: land }\n${after}`,
    );
    expect(await run('check', 'mine.yaml')).toMatchObject({
      exit: 0,
      out: 'mine.yaml: The Market Towns (sections), 12 lands, 3 seats, no faults\n',
    });
  }, 30_000);

  test('explains itself by a schema that editors can read', async () => {
    const { run } = withFile(ISLES);
    const { out } = await run('scenario', 'schema', 'medieval-diplomacy');
    expect(JSON.parse(out)).toMatchObject({
      title: 'A scenario for Medieval Diplomacy',
      properties: { scenario: { properties: { realms: { maxItems: 23 } } } },
    });
  });
});

describe('chancery scenario try', () => {
  test('has bots play some turns and says who leads', async () => {
    const { run } = withFile(ISLES);
    const { exit, out } = await run('scenario', 'try', 'isles.yaml', '--turns', '3');
    expect(exit).toBe(0);
    expect(out).toContain('The Isles: 3 turns played by bots, nothing broke.');
    expect(out).toMatch(/1 {2}.*ingdom of \w+ +\d+ +\d+/);
    expect(await run('scenario', 'try', 'isles.yaml', '--turns', '3')).toMatchObject({ out });
  }, 60_000);
});

test('a campaign of a scenario file is made, played and verified in a folder', async () => {
  const { run } = withFile(ISLES);
  const made = await run('new', 'game', '--scenario', 'isles.yaml', '--bots', 'all');
  expect(made).toMatchObject({ exit: 0, out: expect.stringContaining('Medieval Diplomacy, 3 seats') });
  expect(await run('play', 'game', '--turns', '2')).toMatchObject({ exit: 0 });
  expect((await run('map', 'game')).out).toContain('Carrickfergus');
  expect(await run('verify', 'game')).toMatchObject({ exit: 0 });
}, 60_000);

describe('a scenario that gives the places of its areas', () => {
  const withCamps = (text: string) => {
    const { folder, runWith } = desk();
    writeFileSync(join(folder, 'camps.yaml'), text);
    return { folder, run: (...argv: readonly string[]) => runWith({ rulesets: EXAMPLES }, 'scenario', ...argv) };
  };

  test('is checked, drawn and tried by bots', async () => {
    const { folder, run } = withCamps(CAMPS);
    expect(await run('check', 'camps.yaml', '--map', 'camps.svg')).toMatchObject({
      exit: 0,
      out: 'camps.yaml: Six Camps (rounds), 6 lands, 2 seats, no faults\n',
    });
    expect(readFileSync(join(folder, 'camps.svg'), 'utf8')).toContain('Barrow');
    const tried = await run('try', 'camps.yaml', '--turns', '3');
    expect(tried.out).toMatch(/Six Camps: 3 turns played by bots, nothing broke/);
  });

  test('is refused with the path of what is wrong on its map', async () => {
    const { run } = withCamps(CAMPS.replace('to: Cairn }', 'to: Crain }'));
    const { exit, out } = await run('check', 'camps.yaml');
    expect(exit).toBe(1);
    expect(out).toContain('map.borders[1].to\n    there is no area Crain among the points');
  });
});
