import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { desk } from './desk.ts';
import { diggersOfVersion } from './toy/diggers.ts';

describe('what cannot be understood ends with 2 and a hint', () => {
  test.each([
    [['statsu'], 'there is no command statsu; did you mean status?'],
    [['orders'], 'orders what? There is orders check, orders show and orders help'],
    [['sheets'], 'Diggers has no reference sheets'],
    [['orders', 'chek'], 'there is no command orders chek; there is orders check, orders show and orders help'],
    [['status'], 'CAMPAIGN is missing'],
    [['status', 'a', 'b'], '"b" is one too many'],
    [['new', 'f', '--scnario', 'x'], 'there is no option --scnario; did you mean --scenario?'],
    [['new', 'f', '--title'], '--title needs a value: TEXT'],
    [['new', 'f', '--title', '--seed', 'x'], '--title needs a value: TEXT'],
    [['resolve', 'f', '--strict=yes'], '--strict takes no value'],
    [['new', 'f', '--scenario', 'feild'], 'there is no scenario and no file feild; did you mean field?'],
    [['new', 'f', '--ruleset', 'digger'], 'there is no ruleset digger; did you mean diggers?'],
    [['new', 'f', '--set', 'lastTurn'], 'lastTurn is not a setting: write --set NAME=VALUE'],
    [['new', 'f', '--set', 'lastTurn=soon'], 'lastTurn is a whole number'],
    [['new', 'f', '--bots', 'Anne'], 'there is no seat Anne; did you mean Ann?'],
    [['odds', '--attackers', 'x'], 'odds need --attackers and --defenders'],
    [['odds', '--attackers', 'ghosts', '--defenders', 'x'], 'ghosts do not fight'],
    [
      ['odds', '--attackers', 'x', '--defenders', 'y', '--runs', 'many'],
      '--runs is a whole number 1 to 10000000, not many',
    ],
  ])('%j', async (argv, hint) => {
    const { exit, out, err } = await desk().run(...argv);
    expect({ exit, out }).toEqual({ exit: 2, out: '' });
    expect(err).toContain(hint);
  });

  test('a wrong call shows how it is right', async () => {
    const { err } = await desk().run('orders', 'show', 'field');
    expect(err).toContain('usage: chancery orders show CAMPAIGN SEAT [options]');
    expect(err).toContain('More: chancery help orders show');
  });

  test('a turn that is not out, a format that there is not', async () => {
    const { run } = desk();
    await run('new', 'field');
    expect((await run('turnfile', 'field', 'Ann', '--turn', '3')).err).toContain('turn 3 is not out; the newest is 0');
    expect((await run('play', 'field', '--turns', '0')).err).toContain('--turns is a whole number from 1, not 0');
    expect((await run('orders', 'show', 'field', 'Ann', '--format', 'txt')).err).toContain('did you mean text?');
  });
});

describe('what cannot be read ends with 3 and names the file', () => {
  test('no campaign', async () => {
    const { exit, err } = await desk().run('status', 'nowhere');
    expect(exit).toBe(3);
    expect(err).toMatch(/nowhere is not a campaign: it has no campaign\.json\n {2}chancery new FOLDER makes one\./);
  });

  test.each([
    ['campaign.json', '{"format":"chancery-campaign-1"}', 'title'],
    ['campaign.json', '{', 'is not JSON'],
    ['seats.json', '{"Ann":"king"}', 'Ann: '],
    ['seats.json', '{"Zoe":"bot"}', 'Zoe'],
    ['turns/0000/manifest.json', '{}', 'previous'],
    ['turns/0000/setting.json', '', 'setting.json'],
  ])('%s with %s', async (name, text, reason) => {
    const { folder, run } = desk();
    await run('new', 'field');
    writeFileSync(join(folder, 'field', name), text);
    const { exit, err } = await run('status', 'field');
    expect(exit).toBe(3);
    expect(err).toContain(join(folder, 'field', name));
    expect(err).toContain(reason);
  });

  test("a scenario of one's own with faults", async () => {
    const { folder, run } = desk();
    writeFileSync(join(folder, 'mine.json'), '{"diggers": "none", "world": {}}');
    const { exit, err } = await run('new', 'field', '--scenario', 'mine.json');
    expect(exit).toBe(3);
    expect(err).toContain(`the scenario ${join(folder, 'mine.json')} has faults\n  there are no diggers`);
  });

  test('a campaign of rules that are not known, or of a newer version of them', async () => {
    const { run, runWith } = desk();
    await runWith({ rulesets: [diggersOfVersion(2)] }, 'new', 'field');
    expect((await run('status', 'field')).err).toContain('is of version 2 of Diggers, and this program has version 1');
    expect(await runWith({ rulesets: [] }, 'status', 'field')).toMatchObject({
      exit: 3,
      err: expect.stringContaining('is played by diggers, which this program does not know'),
    });
  });
});

test('a campaign of an older version of the rules is played on', async () => {
  const { run, runWith } = desk();
  await run('new', 'field');
  await run('play', 'field', '--turns', '1');
  expect(await runWith({ rulesets: [diggersOfVersion(2)] }, 'play', 'field', '--turns', '1')).toMatchObject({
    exit: 0,
  });
});

test("a scenario of one's own is played, and kept with the campaign", async () => {
  const { folder, run } = desk();
  const cy = { seat: 'Cy', name: 'Cy' };
  writeFileSync(join(folder, 'mine.json'), JSON.stringify({ diggers: [cy], lastTurn: 1, world: {} }));
  expect((await run('new', 'field', '--scenario', 'mine.json')).out).toContain('field: Diggers, 1 seat,');
  writeFileSync(join(folder, 'mine.json'), '{}');
  await run('play', 'field');
  expect(await run('verify', 'field')).toMatchObject({ exit: 0 });
});

test('new does not write into a folder that has something in it', async () => {
  const { run } = desk();
  await run('new', 'field');
  const again = await run('new', 'field');
  expect(again).toMatchObject({ exit: 2, err: expect.stringContaining('already exists and is not empty') });
});

describe('help', () => {
  test('names every command', async () => {
    const { exit, out } = await desk().run();
    expect(exit).toBe(0);
    for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    expect(await desk().run('help')).toMatchObject({ out });
    expect(await desk().run('--help')).toMatchObject({ out });
  });

  test.each(COMMANDS.map(({ name }) => [name]))('of %s tells its arguments and options', async (name) => {
    const { exit, out } = await desk().run('help', ...name.split(' '));
    const command = COMMANDS.find((each) => each.name === name);
    expect(exit).toBe(0);
    expect(out).toContain(`usage: chancery ${name}`);
    for (const option of Object.keys(command?.options ?? {})) expect(out).toContain(`--${option}`);
    expect(await desk().run(...name.split(' '), '--help')).toMatchObject({ exit: 0, out });
  });

  test('of a family names its members', async () => {
    const { out } = await desk().run('help', 'orders');
    expect(out).toContain('orders check');
    expect(out).not.toContain('resolve');
  });

  test('stays within 120 columns', async () => {
    for (const { name } of COMMANDS) {
      const { out } = await desk().run('help', ...name.split(' '));
      expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
    }
  });
});

test('scenarios lists what there is and what can be set', async () => {
  const { exit, out } = await desk().run('scenarios');
  expect(exit).toBe(0);
  expect(out.split('\n')).toEqual([
    'Diggers (diggers)',
    '  field  2 seats  The Field',
    '                  Two diggers.',
    '  options:',
    '    lastTurn  a whole number from 1  When it ends.',
    '',
  ]);
  expect(await desk().run('scenarios', 'chess')).toMatchObject({ exit: 2 });
});

test('odds are shown with their intervals', async () => {
  const { out } = await desk().run(
    'odds',
    '--attackers',
    '10 spades',
    '--attackers',
    '5 forks',
    '--defenders',
    '9 rakes',
  );
  expect(out.split('\n')).toEqual([
    '10 spades + 5 forks against 9 rakes (DG-6)',
    '20 000 battles fought; 95 % intervals',
    '',
    'attackers win  42.75 %  42.00 % to 43.50 %',
    '',
    'side       troops  of  expected loss  least  most',
    'attackers  spades  10           3.75      0    10',
    '',
    'Nobody is hurt.',
    '',
  ]);
});

test('--version tells the release, the schema and the rules', async () => {
  const { exit, out } = await desk().run('--version');
  expect(exit).toBe(0);
  expect(out).toMatch(/^Chancery \d+\.\d+\.\d+(\+[0-9a-f]{12})?\nNode 2\d\..*, schema \d+\nRules: Diggers 1\n$/);
});
