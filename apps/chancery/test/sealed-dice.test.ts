/** What the dice of a folder are made of, and what a record of format 2 shows to whom. */
import { createHash, createHmac } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canonicalText, keyedDice } from '@chancery/core';
import { describe, expect, test } from 'vitest';
import { type Desk, desk } from './desk.ts';
import { diggersOfVersion } from './toy/diggers.ts';

const FIXTURE: { readonly [path: string]: string } = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/format-1.json'), 'utf8'),
);

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');
const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
};
const hmac = (key: string, message: string | Uint8Array): string =>
  createHmac('sha256', bytes(key)).update(message).digest('hex');

const played = async (turns: number): Promise<{ made: Desk; read: (file: string) => string }> => {
  const made = desk();
  await made.run('new', 'field', '--title', 'Field');
  writeFileSync(join(made.folder, 'field/orders/0001/Ann.txt'), 'DIG 8\nSHOUT "Gold!"\n');
  writeFileSync(join(made.folder, 'field/orders/0001/acts.txt'), 'GIVE 3 TO Bob\n');
  await made.run('resolve', 'field');
  if (turns > 1) await made.run('play', 'field', '--turns', String(turns - 1));
  return { made, read: (file) => readFileSync(join(made.folder, 'field', file), 'utf8') };
};

interface List {
  readonly campaign: string;
  readonly digest: string;
  readonly lines: readonly { readonly seat: string | null; readonly hash: string }[];
}

describe('the list of a turn', () => {
  test('has a line for each seat that was asked, also for the one that sent nothing, and tells no other numbers', async () => {
    const { read } = await played(1);
    const { lines } = JSON.parse(read('turns/0001/lines.json')) as List;
    expect(lines.flatMap(({ seat }) => seat ?? [])).toEqual(['Ann', 'Bob']);
    expect(lines.length - 2).toBe(16);
  });

  test('is opened by a salt and the orders, with the tools of anybody', async () => {
    const { read } = await played(1);
    const { lines, digest } = JSON.parse(read('turns/0001/lines.json')) as List;
    const salts: readonly string[] = JSON.parse(read('turns/0001/salts.json'));
    const { orders } = JSON.parse(read('turns/0001/sheets/Ann.json'));
    const text = canonicalText({ of: 'seat', seat: 'Ann', orders });
    expect(sha256(bytes(salts[0] as string), text)).toBe(lines[0]?.hash);
    expect(sha256(bytes(salts[1] as string), '{"of":"seat","orders":null,"seat":"Bob"}')).toBe(lines[1]?.hash);
    expect(sha256(canonicalText({ turn: 1, lines }))).toBe(digest);
  });

  test('is found to be another when two lines are swapped', async () => {
    const { made, read } = await played(1);
    const list = JSON.parse(read('turns/0001/lines.json'));
    list.lines.splice(0, 2, list.lines[1], list.lines[0]);
    writeFileSync(join(made.folder, 'field/turns/0001/lines.json'), `${canonicalText(list)}\n`);
    const { exit, out } = await made.run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turns/0001/lines.json');
  });
});

describe('the dice', () => {
  test('of closed labels need both secrets, by the published recipe', async () => {
    const { read } = await played(5);
    const { campaign, digest } = JSON.parse(read('turns/0001/lines.json')) as List;
    const open = hmac(read('turns/0001/secret.txt').trim(), `${campaign} 1 ${digest}`);
    const closed = hmac(read('turns/0005/closed-secret.txt').trim(), bytes(open));
    const [run] = read('turns/0001/dice.jsonl')
      .split('\n')
      .map((line) => JSON.parse(line || 'null'));
    const roller = keyedDice(closed).at(...(run.label.split('@') as [string, string]));
    expect(run.values.map(() => roller.d(run.sides))).toEqual(run.values);
  });

  test('of public labels can be rolled again without the closed secret', async () => {
    const { made, read } = await played(1);
    const open = { ...diggersOfVersion(1), publicDice: 'all' } as const;
    rmSync(join(made.folder, 'field'), { recursive: true });
    await made.runWith({ rulesets: [open] }, 'new', 'field');
    await made.runWith({ rulesets: [open] }, 'play', 'field', '--turns', '1');
    const { campaign, digest } = JSON.parse(read('turns/0001/lines.json')) as List;
    const seed = hmac(read('turns/0001/secret.txt').trim(), `${campaign} 1 ${digest}`);
    const [run] = read('turns/0001/dice.jsonl')
      .split('\n')
      .map((line) => JSON.parse(line || 'null'));
    const roller = keyedDice(seed).at(...(run.label.split('@') as [string, string]));
    expect(run.values.map(() => roller.d(run.sides))).toEqual(run.values);
  });

  test('a copy of a game that goes on says which rolls nobody can check yet; after the end all are', async () => {
    const { made } = await played(2);
    rmSync(join(made.folder, 'field/secrets'), { recursive: true });
    const early = await made.run('verify', 'field');
    expect(early.exit).toBe(0);
    expect(early.out).toMatch(/Of these \d+ rolls are as the record notes them/);
    const { made: ended } = await played(5);
    rmSync(join(ended.folder, 'field/secrets'), { recursive: true, force: true });
    const late = await ended.run('verify', 'field');
    expect(late.exit).toBe(0);
    expect(late.out).not.toContain('Of these');
  });

  test('a roll that was changed in such a copy, and sealed anew, leads elsewhere', async () => {
    const { made, read } = await played(2);
    rmSync(join(made.folder, 'field/secrets'), { recursive: true });
    const log = read('turns/0002/dice.jsonl');
    const value = Number(/"values":\[(\d)/.exec(log)?.[1]);
    const path = join(made.folder, 'field/turns/0002/dice.jsonl');
    writeFileSync(path, log.replace(/"values":\[\d/, `"values":[${(value % 6) + 1}`));
    const manifest = JSON.parse(read('turns/0002/manifest.json'));
    manifest.files['turns/0002/dice.jsonl'] = sha256(readFileSync(path));
    writeFileSync(join(made.folder, 'field/turns/0002/manifest.json'), `${canonicalText(manifest)}\n`);
    const { exit, out } = await made.run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turn 2:');
  });

  test('the closed secret is another than the one that was promised before the game', async () => {
    const { made } = await played(1);
    writeFileSync(join(made.folder, 'field/secrets/closed.txt'), `${'0'.repeat(64)}\n`);
    const { exit, err } = await made.run('resolve', 'field');
    expect(exit).toBe(3);
    expect(err).toContain('secrets/closed.txt is not the secret that was promised');
  });

  test('the closed secret that is still kept when the last turn has told it is another', async () => {
    const { made } = await played(5);
    expect((await made.run('verify', 'field')).exit).toBe(0);
    writeFileSync(join(made.folder, 'field/secrets/closed.txt'), `${'0'.repeat(64)}\n`);
    const { exit, out } = await made.run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('secrets/closed.txt is not the secret that was promised');
  });

  test('a founding secret that was redrawn is found, although the folder is sealed anew', async () => {
    const { made } = await played(1);
    writeFileSync(join(made.folder, 'field/turns/0000/secret.txt'), `${'1'.repeat(64)}\n`);
    const { exit, out } = await made.run('verify', 'field');
    expect(exit).toBe(1);
    expect(out).toContain('turns/0000/secret.txt');
  });
});

describe('a campaign of an older release', () => {
  const old = (): Desk => {
    const made = desk();
    for (const [path, text] of Object.entries(FIXTURE)) {
      const file = join(made.folder, 'field', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return made;
  };

  test('verifies as format 1, is played on, and its later turns are of format 2', async () => {
    const made = old();
    expect((await made.run('verify', 'field')).out).toContain('Verified: 2 turns');
    expect((await made.run('play', 'field', '--turns', '2')).exit).toBe(0);
    const files = (turn: string): readonly string[] => readdirSync(join(made.folder, 'field/turns', turn));
    expect(files('0003')).toContain('closed-commitment.txt');
    expect(files('0003')).not.toContain('lines.json');
    expect(files('0004')).toContain('lines.json');
    expect((await made.run('verify', 'field')).out).toContain('Verified: 4 turns');
    await made.run('play', 'field');
    expect(files('0005')).toContain('closed-secret.txt');
    expect((await made.run('verify', 'field')).out).toContain('Verified: 5 turns');
  });
});

describe('files that a server withholds', () => {
  const WITHHELD = ['turns/0001/events.jsonl', 'turns/0001/tellings.jsonl'];
  const without = (listed: readonly string[]): Desk => {
    const made = desk();
    for (const [path, text] of Object.entries({ ...FIXTURE, 'withheld.json': JSON.stringify(listed) })) {
      if (WITHHELD.includes(path)) continue;
      const file = join(made.folder, 'field', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    return made;
  };

  test('are no fault, but their turn is not verified, and the next goes on from what it recorded', async () => {
    const { exit, out } = await without(WITHHELD).run('verify', 'field');
    expect(out).toContain('turn 1: files that hold private words in the clear were left out of this record');
    expect(out).toContain('Not wholly verified: 1 turn of 3');
    expect(exit).toBe(1);
  });

  test('and that nobody has named are missing', async () => {
    const { out } = await without(WITHHELD.slice(1)).run('verify', 'field');
    expect(out).toContain('turns/0001/events.jsonl is missing');
  });
});
