import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

/**
 * Bots play a whole campaign of Domains on the Isle of Orrany, and its record is verified as it is and with one byte changed: in
 * `npm test` in some of the files, by `npm run soak -- verify` in each, several times.
 */
const SOAKED = process.env['VERIFY'] !== undefined;
const TURNS = 24;
const { files, bytes } = SOAKED
  ? { files: Number.MAX_SAFE_INTEGER, bytes: Number(process.env['VERIFY']) }
  : { files: 6, bytes: 1 };

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(turns|secrets|campaign|scenario)/.test(name))
    .filter((name) => statSync(join(folder, name)).isFile() && statSync(join(folder, name)).size > 0)
    .sort();

/** So many of a list, evenly from all of it. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length));

test(`DOM-17.9 bots play ${TURNS} months that verify accepts; with any byte changed it does not, and names the file`, async () => {
  const { folder, runWith } = desk();
  const run = (...argv: readonly string[]) => runWith({ rulesets: RULESETS }, ...argv);
  const root = join(folder, 'months');
  expect((await run('new', 'months', '--scenario', 'orrany')).exit).toBe(0);
  const played = await run('play', 'months', '--turns', `${TURNS}`);
  expect(played, played.err).toMatchObject({ exit: 0 });
  const whole = await run('verify', 'months');
  expect(whole, whole.out + whole.err).toMatchObject({ exit: 0 });

  const notFound: string[] = [];
  const record = filesBelow(root);
  expect(record.length).toBeGreaterThan(TURNS * 3);
  for (const [place, name] of some(record, files).entries()) {
    const path = join(root, name);
    const before = readFileSync(path);
    for (let time = 1; time <= bytes; time += 1) {
      const changed = Buffer.from(before);
      const at = (place * 7919 + time * 104_729) % before.length;
      changed[at] = (changed[at] as number) ^ 1;
      writeFileSync(path, changed);
      const { exit, out } = await run('verify', 'months');
      if (exit !== 1 || !out.includes(name) || !out.includes('Not verified')) notFound.push(`${name} at ${at}: ${out}`);
    }
    writeFileSync(path, before);
  }
  expect(notFound).toEqual([]);
}, 36_000_000);
