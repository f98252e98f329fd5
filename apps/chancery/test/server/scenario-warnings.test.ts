import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uploadScenario } from '@chancery/app';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from '../desk.ts';
import { got, openHouse } from './table.ts';

const WORLD_OF_SARN = {
  areas: [] as readonly { readonly number: number; readonly name: string }[],
  borders: [] as readonly { readonly a: number; readonly b: number; readonly kind: string }[],
};

/** The Vale of Sarn as a file of its own, on places of a grid; without its bridge if wanted. */
const vale = async (bridge: 'bridge' | 'river'): Promise<string> => {
  const [sarn] = RULESETS.flatMap((each) => (each.id === 'domains' ? [each.scenarioData('sarn')] : []));
  const { scenario, world } = (await sarn) as {
    readonly scenario: object;
    readonly world: typeof WORLD_OF_SARN;
  };
  const nameOf = (number: number): string => world.areas.find((area) => area.number === number)?.name ?? '';
  const points = world.areas
    .filter(({ number }) => number <= 20)
    .map(({ number, name }) => ({ name, x: 100 * ((number - 1) % 5), y: 100 * Math.floor((number - 1) / 5) }));
  const borders = world.borders.map(({ a, b, kind }) => ({
    from: nameOf(a),
    to: nameOf(b),
    kind: kind === 'bridge' ? bridge : kind,
  }));
  return JSON.stringify({
    format: 'chancery-scenario-1',
    ruleset: 'domains',
    map: { seed: 'sarn', points, borders },
    scenario,
  });
};

test('DOM-18.2 lands that only unbridged rivers join are warned about by the command and above the preview, apart from faults', async () => {
  const { folder, runWith } = desk();
  const check = async (text: string) => {
    writeFileSync(join(folder, 'vale.json'), text);
    return runWith({ rulesets: RULESETS }, 'scenario', 'check', 'vale.json');
  };
  expect((await check(await vale('bridge'))).out).toMatch(/20 lands, \d+ seats, no faults\n$/);
  const parted = await vale('river');
  const { exit, out } = await check(parted);
  expect(exit).toBe(0);
  expect(out).toMatch(
    /no faults, 1 warning\n {2}scenario\.provinces\[\d+\]\n {4}only rivers without a bridge lead to [^\n]+ and [^\n]+\n {4}→ Leave it so/,
  );

  const { app, guest } = await openHouse();
  const ada = await guest('Ada');
  const { id, faults } = got(await uploadScenario(app, ada.actor, { text: parted }));
  expect(faults).toEqual([]);
  const { text } = await ada.browser.open(`/scenarios/${id}`);
  expect(text).toContain('One warning');
  expect(text).toContain('only rivers without a bridge lead to');
  expect(text.indexOf('One warning')).toBeLessThan(text.indexOf('<figure class="course">'));
});
