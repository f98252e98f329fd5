import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeTurn, showCampaign, submitOrders } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from '../desk.ts';
import { begin, got, openHouse } from './table.ts';

/** What a stranger adds to the scenario that they began with: a province beyond the pass, and a road to it. */
const YARROW =
  '    - { code: YAR, name: Yarrow, x: 30, y: 26, terrain: Hill, cty: N, owner: IND, revenue: 3, loyalty: 2, forces: [ { type: FOT, count: 2 } ] }\n';
const ROAD = '    - { from: HIG, to: YAR, points: 4, attrition: 2 }\n';

/** Slips of the pen, and the path at which each is told. */
const SLIPS = [
  ['capital: COR', 'capital: CRO', 'scenario.nations[0].capital'],
  ['name: Berand', 'name: Aldric', 'scenario.generals[1].name'],
  ['to: YAR, points: 4', 'to: YAR, points: 0', 'scenario.landRoutes[0].points'],
  ['code: YAR', 'code: YRW', 'scenario.provinces[14].code'],
] as const;

const faultsIn = (out: string): readonly string[] =>
  [...out.matchAll(/^ {2}(scenario\S*)$/gm)].map(([, path = '']) => path);

test('a stranger writes a scenario, mends what is named, tries it, uploads it, looks at its map, and plays it', async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: RULESETS }, 'scenario', ...argv);
  const file = join(folder, 'pass.yaml');
  const write = (text: string): void => writeFileSync(file, text);

  expect(await run('new', 'umpire', '--out', 'pass.yaml')).toMatchObject({ exit: 0 });
  const begun = readFileSync(file, 'utf8');
  const meant = begun.replace('  landRoutes:\n', `${YARROW}  landRoutes:\n${ROAD}`);
  // The shape first: nothing else is looked at before it is right.
  const [, , shape] = SLIPS;
  write(meant.replace(shape[0], shape[1]));
  const shapeless = await run('check', 'pass.yaml');
  expect([shapeless.exit, faultsIn(shapeless.out)]).toEqual([1, [shape[2]]]);
  const senseless = SLIPS.filter((slip) => slip !== shape);
  write(senseless.reduce((text, [from, to]) => text.replace(from, to), meant));
  const sense = await run('check', 'pass.yaml');
  expect(sense.exit).toBe(1);
  expect(faultsIn(sense.out)).toEqual(expect.arrayContaining(senseless.map(([, , path]) => path)));
  expect(sense.out.match(/→/g)?.length).toBe(faultsIn(sense.out).length);

  write(meant);
  expect(await run('check', 'pass.yaml', '--map', 'pass.svg')).toMatchObject({
    exit: 0,
    out: 'pass.yaml: The Pass of Arven (umpire), 15 lands, 3 seats, no faults\n',
  });
  expect(readFileSync(join(folder, 'pass.svg'), 'utf8')).toContain('Yarrow');
  expect((await run('try', 'pass.yaml', '--turns', '2')).out).toContain('2 turns played by bots, nothing broke');

  const { app, guest, pass } = await openHouse();
  const [anna, boris] = [await guest('Anna'), await guest('Boris')];
  const refused = await anna.browser.send('/campaigns/new/scenario', {
    text: meant.replace('capital: COR', 'capital: CRO'),
  });
  expect(refused.text).toContain('scenario.nations[0].capital');
  const kept = await anna.browser.send('/campaigns/new/scenario', { text: meant });
  const [, place, own = ''] = anna.browser.path.split(/[/?]/);
  expect(place, kept.text).toBe('scenarios');
  expect(kept.text).toContain('The Pass of Arven');
  expect((await anna.browser.open(`/scenarios/${own}/map.svg`)).text).toContain('Yarrow');

  const [corvale, talmar] = [seatId('COR'), seatId('TAL')];
  const campaignId = await begin(
    app,
    anna,
    [
      [corvale, anna],
      [talmar, boris],
    ],
    {
      title: 'Beyond the pass',
      ruleset: rulesetId('umpire'),
      scenario: { own } as never,
      deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
    },
  );
  const turn = async (number: number, text: string) => {
    got(await submitOrders(app, anna.actor, { campaignId, seat: corvale, channel: 'desk', text }));
    pass(HOUR);
    got(await closeTurn(app, anna.actor, { campaignId, turn: number, excused: true }));
  };
  await turn(1, 'TAX 120\nMOVE Berand WITH FOT 1 VIA HIG TO YAR ARMY 1R');
  const told = (await anna.browser.open(`/campaigns/${campaignId}/seats/COR`)).text;
  expect(told).toContain('MOVE Berand WITH Foot 1 VIA Highgate TO Yarrow ARMY 1R');
  await turn(2, 'TAX 90');
  const shown = got(await showCampaign(app, anna.actor, { campaignId }));
  expect(shown).toMatchObject({ status: 'running', turn: 2 });
}, 120_000);
