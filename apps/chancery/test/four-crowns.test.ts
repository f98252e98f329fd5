import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { describe, expect, test } from 'vitest';
import { desk } from './desk.ts';

/** A campaign of Medieval Diplomacy in which bots order for all but England. */
const fourCrowns = async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: RULESETS }, ...argv);
  await run(
    'new',
    'crowns',
    '--scenario',
    'four-crowns',
    '--bots',
    'Lit,Rou,Gol',
    '--seed',
    'crowns',
    '--set',
    'lastTurn=3',
  );
  const order = (text: string): void => writeFileSync(join(folder, 'crowns/orders/0001/Eng.txt'), text);
  return { folder, run, order };
};

describe('Medieval Diplomacy from order files to reports', () => {
  test('MD-16.30 new, orders, resolve, report, map, play to the end with all dice open, verify', async () => {
    const { folder, run, order } = await fourCrowns();
    order(
      'G1 FORM ARMY AS A1 "First"\nG1 TRANSFER 2 longbowmen TO A1\nG1 RECRUIT 2 militia\nPROCLAIM "Peace to all on this island."\n',
    );
    expect(await run('orders', 'check', 'crowns')).toMatchObject({
      exit: 0,
      out: 'orders/0001/Eng.txt: 4 orders taken\n',
    });

    const resolved = await run('resolve', 'crowns', '--strict');
    expect(resolved).toMatchObject({ exit: 0, err: '' });
    expect(resolved.out).toContain('of 1 ruler and 3 bots.');
    expect(resolved.out).toContain('proclamation:Eng (MD-3.30): suitable');

    const text = readFileSync(join(folder, 'crowns/turns/0001/reports/Eng.txt'), 'utf8');
    expect(text).toContain('Garrison of London (G1) formed');
    expect(text).toContain('Peace to all on this island.');
    const html = readFileSync(join(folder, 'crowns/turns/0001/reports/Eng.html'), 'utf8');
    expect(html).toContain('Peace to all on this island.');

    const full = await run('report', 'crowns', 'England');
    expect(full.out).toContain('Headquarters');
    expect(full.out).toContain('A1 First');
    expect((await run('report', 'crowns', 'Eng', '--brief')).out).not.toContain('A1 First');
    const page = await run('report', 'crowns', 'Eng', '--format', 'html');
    expect(page.out).toMatch(/<figure [^>]*><svg .*<\/svg><\/figure>/s);

    const board = /All battles with their dice[\s\S]*Round 1 [\s\S]* rolls .*\d{3,4}/;
    expect(full.out).not.toMatch(board);

    expect((await run('play', 'crowns')).out).toContain('The campaign is over.');
    for (const reader of ['Eng', 'public']) {
      expect((await run('report', 'crowns', reader, '--turn', '1')).out, 'MD-16.30').toMatch(board);
    }
    expect(await run('verify', 'crowns')).toMatchObject({ exit: 0, out: expect.stringContaining('Verified: 3 turns') });
  });

  test('a malformed, an illegal and an odd order each have their own answer', async () => {
    const { run, order } = await fourCrowns();
    order('G1 FORM ARMY AS A1\nA1 MARHC 2\nA1 MARCH Atlantis\nSEND GOLD Eng 5\nSEND GOLD Lit 500\n');
    const { exit, out } = await run('orders', 'check', 'crowns', 'Eng');
    expect(exit).toBe(1);
    expect(out).toContain(
      'orders/0001/Eng.txt:2: malformed: A1 MARHC 2\n  There is no order “MARHC”. Did you mean MARCH?\n',
    );
    expect(out).toContain('orders/0001/Eng.txt:3: malformed (MD-15.34): A1 MARCH Atlantis\n');
    expect(out).toContain('orders/0001/Eng.txt:4: illegal (MD-15.17): SEND GOLD Eng 5\n');
    expect(out).toContain('orders/0001/Eng.txt:5: warning (MD-15.17): SEND GOLD Lit 500\n');
  });

  test('the reports of all go to a folder, at any turn', async () => {
    const { folder, run } = await fourCrowns();
    expect(await run('report', 'crowns', 'all')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('name it with --out'),
    });
    const { exit, err } = await run('report', 'crowns', 'all', '--turn', '0', '--out', 'first');
    expect({ exit, files: err.trim().split('\n').length }).toEqual({ exit: 0, files: 4 });
    const first = readFileSync(join(folder, 'first/Gol.txt'), 'utf8');
    expect(first).toContain('Headquarters');
    expect(first).not.toContain('Orders that failed');
  });

  test('MD-3.30 about the stock proclamations of bots nobody is asked, and an answer about them is refused', async () => {
    const { folder, run } = await fourCrowns();
    const path = join(folder, 'crowns/orders/0001/rulings.json');
    writeFileSync(path, '{"proclamation:Lit": "suitable"}');
    expect(await run('orders', 'check', 'crowns', 'rulings')).toMatchObject({
      exit: 1,
      out: 'orders/0001/rulings.json: proclamation:Lit is not asked\norders/0001/rulings.json: 0 answers taken\n',
    });
  });

  test('odds come from the battle code', async () => {
    const { run } = await fourCrowns();
    const { exit, out } = await run(
      'odds',
      '--ruleset',
      'medieval-diplomacy',
      '--attackers',
      '20 Heavy Cavalry',
      '--defenders',
      '30 militia',
      '--place',
      'fort 2',
      '--runs',
      '500',
    );
    expect(exit).toBe(0);
    expect(out).toContain('20 Heavy Cavalry against 30 Militia');
    expect(out).toContain('500 battles fought; 95 % intervals');
  });
});

describe('odds of a force of which the numbers are not sure', () => {
  test.each([
    {
      ruleset: 'medieval-diplomacy',
      attackers: '20 archers, commander infantry 46',
      defenders: 'about 40 (14 to 90) militia rank 2',
      middle: '20 Archers and 1 commander against 40 Militia',
      win: 'the attackers win',
    },
    {
      ruleset: 'heptarchy',
      attackers: '3 levies, iron 2',
      defenders: '1 to 5 levies',
      middle: '3 Levies against 3 Levies',
      win: 'the attackers take the area',
    },
  ])('are told at least and at most: $ruleset', async ({ ruleset, attackers, defenders, middle, win }) => {
    const { exit, out } = await desk().runWith(
      { rulesets: RULESETS },
      ...['odds', '--ruleset', ruleset, '--attackers', attackers, '--defenders', defenders, '--runs', '400'],
    );
    expect(exit).toBe(0);
    expect(out).toContain(middle);
    expect(out).toContain('400 battles fought; least and most within the ranges, of which the middle is told first');
    const [, chance, least, most] = new RegExp(`${win} +([\\d.]+) % +([\\d.]+) % to ([\\d.]+) %`).exec(out) ?? [];
    expect(Number(least)).toBeLessThan(Number(chance));
    expect(Number(chance)).toBeLessThan(Number(most));
  });
});

describe('help with the rules', () => {
  test('the reference sheets of a scenario, as text or to print', async () => {
    const { run } = await fourCrowns();
    const { exit, out } = await run('sheets', '--scenario', 'four-crowns');
    expect(exit).toBe(0);
    expect(out).toContain('The order of events\n===');
    expect(out).toContain('\fTroops, ships and fortifications\n===');
    expect(out).toMatch(/^Heavy Cavalry +2x35% +2 +3 +8 +0\.50 +2 +-30% +-50%$/m);
    expect(await run('sheets', '--scenario', 'four-crowns', '--format', 'html', '--out', 'sheets.html')).toMatchObject({
      exit: 0,
      out: '',
    });
  });

  test('those of a campaign, or one of them', async () => {
    const { run } = await fourCrowns();
    const { out } = await run('sheets', 'crowns', '--sheet', 'events', '--format', 'html');
    expect(out).toContain('<h1>The order of events</h1><p class="of">crowns</p>');
    expect(out).not.toContain('Heavy Cavalry');
    expect(await run('sheets', 'crowns', '--sheet', 'troop')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there is no sheet troop; did you mean troops?'),
    });
    expect(await run('sheets', 'crowns', '--scenario', 'four-crowns')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('name either the campaign or the rules and scenario'),
    });
  });

  test('all orders, by heading', async () => {
    const { run } = await fourCrowns();
    const { exit, out } = await run('orders', 'help', '--ruleset', 'medieval-diplomacy');
    expect(exit).toBe(0);
    expect(out).toContain('Headquarters\n------------\nDECLARE WAR <realm>\n');
    expect(out).toContain('Acts of the game master\n');
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(78);
  });

  test('MD-19.16 one order, with names that a unit may have', async () => {
    const { run } = await fourCrowns();
    const { out } = await run('orders', 'help', '--ruleset', 'medieval-diplomacy', 'name');
    expect(out).toContain('<name>  its new name: 1 to 40 characters, in quotes');
    expect(out.replace(/\s+/g, ' ')).toContain(
      'such as "The Royal Lions", "Patrol Force 2", "Kings Army", "Independent Army #20"',
    );
    expect((await run('orders', 'help', '--ruleset', 'medieval-diplomacy', 'send', 'gold')).out).toContain(
      'a whole number from 1 to 99999',
    );
    expect(await run('orders', 'help', '--ruleset', 'medieval-diplomacy', 'send', 'glod')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('there is no order send glod; did you mean SEND GOLD?'),
    });
  });
});

describe('map', () => {
  test('as SVG, for the screen or for paper', async () => {
    const { run } = await fourCrowns();
    const { exit, out } = await run('map', 'crowns', '--seat', 'Eng');
    expect(exit).toBe(0);
    expect(out).toMatch(/^<svg .*London.*<\/svg>\s*$/s);
    expect((await run('map', 'crowns', '--print')).out).toContain('width="420mm"');
  });

  test('with the movements ordered', async () => {
    const { run, order } = await fourCrowns();
    order('G1 FORM ARMY AS A1\nG1 TRANSFER 2 longbowmen TO A1\nA1 MARCH 2\n');
    const arrows = (svg: string): number => svg.match(/<g[^>]* class="arrow/g)?.length ?? 0;
    expect(arrows((await run('map', 'crowns', '--seat', 'Eng')).out)).toBe(0);
    expect(arrows((await run('map', 'crowns', '--seat', 'Eng', '--orders')).out)).toBe(1);
  });

  test('as PNG of the width asked for', async () => {
    const { folder, run } = await fourCrowns();
    expect(await run('map', 'crowns', '--out', 'map.png', '--size', '640')).toMatchObject({ exit: 0 });
    const png = readFileSync(join(folder, 'map.png'));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect(png.readUInt32BE(16)).toBe(640);
    expect(await run('map', 'crowns', '--size', '640')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('--size is for a PNG'),
    });
  });

  test('as nothing else', async () => {
    const { run } = await fourCrowns();
    expect(await run('map', 'crowns', '--out', 'map.gif')).toMatchObject({
      exit: 2,
      err: expect.stringContaining('a map is written as .svg or .png, not as map.gif'),
    });
  });
});
