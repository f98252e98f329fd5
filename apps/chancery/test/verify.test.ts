import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalText } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { ENGINE } from '../src/engine.ts';
import { type Desk, desk } from './desk.ts';
import { diggersOfVersion } from './toy/diggers.ts';

/** A campaign of some turns, and one that is still open. */
const played = async (turns = 3): Promise<Desk> => {
  const made = desk();
  await made.run('new', 'field', '--title', 'Field');
  writeFileSync(join(made.folder, 'field/orders/0001/Ann.txt'), 'DIG 8\nSHOUT "Gold!"\n');
  writeFileSync(join(made.folder, 'field/orders/0001/acts.txt'), 'GIVE 3 TO Bob\n');
  await made.run('resolve', 'field', '--bots', 'all');
  if (turns > 1) await made.run('play', 'field', '--turns', String(turns - 1));
  return made;
};

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => statSync(join(folder, name)).isFile());

const flip = (path: string, at: number): void => {
  const bytes = readFileSync(path);
  bytes[at] = (bytes[at] as number) ^ 1;
  writeFileSync(path, bytes);
};

/** Changes a file of the record and seals all turns again, as somebody would who wants to hide it. */
const forge = (root: string, file: string, text: string, latest: number): void => {
  writeFileSync(join(root, file), text);
  let previous: string | null = null;
  for (let turn = 0; turn <= latest; turn += 1) {
    const path = join(root, `turns/000${turn}/manifest.json`);
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    if (manifest.files[file] !== undefined) manifest.files[file] = sha256(text);
    const sealed = `${canonicalText({ ...manifest, previous })}\n`;
    writeFileSync(path, sealed);
    previous = sha256(sealed);
  }
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a changed byte is found, and its file is named', () => {
  test('in the first, the middle and the last byte of every file of the record', async () => {
    const field = await played();
    const root = join(field.folder, 'field');
    expect((await field.run('verify', 'field')).exit).toBe(0);
    const record = filesBelow(root).filter((name) => /^(turns|secrets|campaign|scenario)/.test(name));
    expect(record.length).toBeGreaterThan(30);
    const notFound: string[] = [];
    for (const name of record) {
      const { size } = statSync(join(root, name));
      for (const at of new Set([0, Math.floor(size / 2), size - 1])) {
        if (size === 0) continue;
        flip(join(root, name), at);
        const { exit, out } = await field.run('verify', 'field');
        if (exit !== 1 || !out.includes(name) || !out.includes('Not verified'))
          notFound.push(`${name} at ${at}: ${out}`);
        flip(join(root, name), at);
      }
    }
    expect(notFound).toEqual([]);
    expect((await field.run('verify', 'field')).exit).toBe(0);
  });

  test('in any byte of the newest manifest, which nothing seals', async () => {
    const name = 'turns/0001/manifest.json';
    const field = await played(1);
    const path = join(field.folder, 'field', name);
    const notFound: number[] = [];
    const engine = readFileSync(path, 'utf8').indexOf('"engine":"') + '"engine":"'.length;
    const { length } = JSON.parse(readFileSync(path, 'utf8')).engine;
    for (let at = 0; at < statSync(path).size; at += 1) {
      // Which release made the newest turn is sealed by the one after it, and nothing that comes out of it depends on it.
      if (at >= engine && at < engine + length) continue;
      flip(path, at);
      const { exit, out } = await field.run('verify', 'field');
      if (exit !== 1 || !out.includes(name)) notFound.push(at);
      flip(path, at);
    }
    expect(notFound).toEqual([]);
  });
});

describe('what else is found', () => {
  test('a file too many, a file too few', async () => {
    const { folder, run } = await played();
    writeFileSync(join(folder, 'field/turns/0002/note.txt'), 'hello');
    rmSync(join(folder, 'field/turns/0001/dice.jsonl'));
    const { exit, out } = await run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turn 2: turns/0002/note.txt is not sealed by turns/0002/manifest.json');
    expect(out).toContain('turn 1: turns/0001/dice.jsonl is missing, and turns/0001/manifest.json seals it');
    expect(out).toContain('Not verified: 2 faults, the first in turn 1.');
  });

  test('a turn that was taken out', async () => {
    const { folder, run } = await played();
    rmSync(join(folder, 'field/turns/0002'), { recursive: true });
    expect(await run('verify', 'field')).toMatchObject({ exit: 1, out: expect.stringContaining('turns/0002') });
  });

  test('a turn of another campaign in place of its own, sealed as it may be', async () => {
    const { folder, run } = await played();
    await run('new', 'other');
    await run('play', 'other', '--turns', '3');
    rmSync(join(folder, 'field/turns/0003'), { recursive: true });
    cpSync(join(folder, 'other/turns/0003'), join(folder, 'field/turns/0003'), { recursive: true });
    const { exit, out } = await run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turns/0003/manifest.json does not follow turns/0002/manifest.json');
  });

  test('a host who rolled with another secret than the one they had promised, and sealed it anew', async () => {
    const { folder, run } = await played();
    forge(join(folder, 'field'), 'turns/0001/next-commitment.txt', `${'0'.repeat(64)}\n`, 3);
    const { exit, out } = await run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turns/0001/next-commitment.txt does not commit to turns/0002/secret.txt');
  });

  test('another scenario in place of the true one, and sealed anew', async () => {
    const { folder, run } = await played();
    const scenario = readFileSync(join(folder, 'field/scenario.json'), 'utf8').replace('Dale', 'Vale');
    forge(join(folder, 'field'), 'scenario.json', scenario, 3);
    const { exit, out } = await run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('scenario.json is not the scenario that campaign.json names');
  });

  test('orders that were changed after the dice were known, and sealed anew', async () => {
    const { folder, run } = await played();
    const path = 'turns/0001/sheets/Bob.json';
    const sheet = readFileSync(join(folder, 'field', path), 'utf8').replace(/"depth":\d/, '"depth":8');
    forge(join(folder, 'field'), path, sheet, 3);
    const { exit, out } = await run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turns/0001/events.jsonl is not what the rules make of the sheets and dice');
  });

  test('rules that make something else of the same sheets', async () => {
    const { runWith } = await played();
    const { apply } = diggersOfVersion(1);
    const generous: ReturnType<typeof diggersOfVersion> = {
      ...diggersOfVersion(1),
      apply: (draft, event, setting) => {
        apply(draft, event, setting);
        apply(draft, event, setting);
      },
    };
    const { exit, out } = await runWith({ rulesets: [generous] }, 'verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turn 1: turns/0001/manifest.json does not seal the state that the rules make');
    expect(out).toMatch(
      /turns\/0001\/state.json is not what the rules make of the sheets and dice, from line 1, column 1\d/,
    );
    expect(out).not.toContain('turn 2');
  });

  test('a record of another version of the rules', async () => {
    const { runWith } = await played();
    const { exit, out } = await runWith({ rulesets: [diggersOfVersion(2)] }, 'verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain(
      `turn 0: turns/0000/manifest.json names version 1 of the rules: Chancery ${ENGINE} can check`,
    );
    expect(out).toContain('Not wholly verified: 4 turns of 4');
  });
});

test('the releases that ran the turns are told, in order', async () => {
  const { folder, run } = await played();
  expect((await run('verify', 'field')).out).toContain(`turns 0 to 3: run by Chancery ${ENGINE}\n`);
  const manifest = join(folder, 'field/turns/0003/manifest.json');
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(`"engine":"${ENGINE}"`, '"engine":"9.0.0"'));
  const { exit, out } = await run('verify', 'field');
  expect(exit).toBe(0);
  expect(out).toContain(`turns 0 to 2: run by Chancery ${ENGINE}\nturn 3: run by Chancery 9.0.0\n`);
});

test('a copy of the record without the kept secret can be verified by anybody', async () => {
  const { folder, run } = await played();
  rmSync(join(folder, 'field/secrets'), { recursive: true });
  rmSync(join(folder, 'field/orders'), { recursive: true });
  expect((await run('verify', 'field')).exit).toBe(0);
});

test('a changed state is not played on', async () => {
  const { folder, run } = await played();
  const path = join(folder, 'field/turns/0003/state.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"Ann":\d+/, '"Ann":99'));
  expect(await run('play', 'field', '--turns', '1')).toMatchObject({
    exit: 3,
    err: expect.stringContaining('state.json has been changed'),
  });
});

test('a secret that is not the promised one is not used', async () => {
  const { folder, run } = await played();
  writeFileSync(join(folder, 'field/secrets/0004.txt'), `${'0'.repeat(64)}\n`);
  expect(await run('resolve', 'field')).toMatchObject({
    exit: 3,
    err: expect.stringContaining('secrets/0004.txt is not the secret that was promised'),
  });
});
