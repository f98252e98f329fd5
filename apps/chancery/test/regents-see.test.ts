import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyRuleset } from '@chancery/core';
import { TONES } from '@chancery/maps';
import { RULESETS } from '@chancery/registry';
import { temporaryFolder } from '@chancery/store/test';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { startServer } from '../src/server/index.ts';
import { desk } from './desk.ts';
import { ownSettings } from './server/running.ts';
import { Browser, keptLog } from './server/visitor.ts';

/** A month of Domains in the Vale of Sarn, in which Alder and Brant become allies. */
const allied = async () => {
  const { folder, runWith } = desk();
  const run = async (...argv: readonly string[]): Promise<string> => {
    const { out, err } = await runWith({ rulesets: RULESETS }, ...argv);
    expect(err).not.toContain('chancery:');
    return out;
  };
  await run('new', 'vale', '--scenario', 'sarn');
  const unitsSeen = async (seat: string): Promise<readonly string[]> => {
    const file = JSON.parse(await run('turnfile', 'vale', seat)) as {
      readonly view: { readonly units: readonly { readonly name: string }[] };
    };
    return file.view.units.map(({ name }) => name);
  };
  const before = await unitsSeen('ALD');
  const orders = join(folder, 'vale/orders/0001');
  mkdirSync(orders, { recursive: true });
  writeFileSync(join(orders, 'ALD.txt'), 'R1 DIPLOMACY BRA ALLIANCE\n');
  writeFileSync(join(orders, 'BRA.txt'), 'R1 DIPLOMACY ALD ALLIANCE\n');
  await run('resolve', 'vale');
  return { folder, run, before, unitsSeen };
};

const ownersIn = (names: readonly string[]): readonly string[] =>
  [...new Set(names.map((name) => name.slice(0, 3)))].sort();

test('DOM-15.6 DOM-15.2 allies see each other’s units on their land, and nobody else does', async () => {
  const { before, unitsSeen } = await allied();
  expect(ownersIn(before)).toEqual(['ALD']);
  expect(ownersIn(await unitsSeen('ALD'))).toEqual(['ALD', 'BRA']);
  expect(ownersIn(await unitsSeen('BRA'))).toEqual(['ALD', 'BRA']);
  expect(ownersIn(await unitsSeen('CAR'))).toEqual(['CAR']);
});

test('DOM-15.9 the map of the host shows the troops of every domain; that of a regent does not', async () => {
  const { folder, run } = await allied();
  const troops = async (...of: readonly string[]): Promise<number> => {
    await run('map', 'vale', '--out', 'map.svg', ...of);
    const drawn = readFileSync(join(folder, 'map.svg'), 'utf8');
    return drawn.match(/<g class="marker/g)?.length ?? 0;
  };
  const [host, regent, anybody] = [await troops('--seat', 'master'), await troops('--seat', 'WEA'), await troops()];
  expect(anybody).toBe(0);
  expect(host).toBeGreaterThan(regent + 5);
});

test('a report calls what a domain has and costs as the desk calls the room for it', async () => {
  const { run } = await allied();
  const report = await run('report', 'vale', 'ALD');
  expect(report).toContain('\nCourt\n====');
  expect(report).not.toContain('Headquarters');
});

interface ReadCase {
  readonly title: string;
  readonly expect: { readonly report: { readonly STA?: readonly string[] } };
}

test('DOM-11.36 the rulebook plays an example battle, die by die, as the report has it', async () => {
  const cases = parse(readFileSync(new URL('./reports/domains.yaml', import.meta.url), 'utf8')) as readonly ReadCase[];
  const example = cases.find(({ title }) => title.includes('the example of the rulebook'))?.expect.report.STA ?? [];
  const rolls = example.filter((line) => /^[A-Z]{3}\d: \d/.test(line));
  expect(rolls.length).toBeGreaterThanOrEqual(5);
  const server = await startServer(ownSettings(temporaryFolder()), { rulesets: RULESETS, log: keptLog().log });
  onTestFinished(() => server.stop());
  const { text } = await new Browser(server.address).open('/rules/domains');
  for (const line of rolls) expect(text).toContain(line);
});

interface Owners {
  readonly domains: readonly { readonly code: string; readonly tone: number }[];
  readonly holdings: readonly { readonly province: number; readonly kind: string; readonly owner: string }[];
}

/** How far the colours of two marks lie apart, of 441. */
const apart = (one: number, other: number): number => {
  const [a, b] = [one, other].map((tone) => {
    const edge = Number.parseInt(TONES[tone % TONES.length]?.edge.slice(1) ?? '', 16);
    return [edge >> 16, (edge >> 8) & 255, edge & 255];
  });
  return Math.hypot(...(a ?? []).map((part, at) => part - (b?.[at] ?? 0)));
};

test.each(['orrany', 'sarn'])(
  'DOM-15.1 on %s holdings of a kind in one province have marks of colours that are told apart',
  async (id) => {
    const rules = RULESETS.find((each) => each.id === 'domains') as AnyRuleset;
    const { scenario } = (await rules.scenarioData(id)) as { readonly scenario: Owners };
    const toneOf = (owner: string): number => scenario.domains.find(({ code }) => code === owner)?.tone ?? 0;
    const together = Map.groupBy(scenario.holdings, ({ province, kind }) => `${province} ${kind}`);
    const alike = [...together.values()].flatMap((there) =>
      there.flatMap(({ owner }, at) =>
        there.slice(at + 1).flatMap((other) => {
          const far = apart(toneOf(owner), toneOf(other.owner));
          return far < 60 ? [`${owner} and ${other.owner}: ${Math.round(far)}`] : [];
        }),
      ),
    );
    expect(together.size).toBeGreaterThan(20);
    expect([...new Set(alike)]).toEqual([]);
  },
);
