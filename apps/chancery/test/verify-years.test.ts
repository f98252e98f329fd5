import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { desk } from './desk.ts';

/**
 * Bots play two years of a scenario, and the record is verified as it is and with bytes changed: in `npm test` one in some of the
 * files, by `npm run soak -- verify` so many in each.
 */
const SOAKED = Number(process.env['VERIFY'] ?? 0);
/** What is played, how long two years (or ten game turns) are, and how many files are changed alone, one byte in each. */
const PLAYED = [
  { scenario: 'orrany', turns: 24, alone: 6, named: 'DOM-17.9 24 months' },
  { scenario: 'italia1449', turns: 12, alone: 3, named: '12 turns' },
  { scenario: 'punic218', turns: 10, alone: 3, named: '10 turns' },
  // A tribe settles first; then a game turn is four updates.
  { scenario: 'two-shores', turns: 41, alone: 3, named: '10 game turns' },
] as const;
/** Seals that are sealed by others: of these only one is changed at a time. */
const ITS_OWN = /manifest|^secrets/;

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(turns|secrets|campaign|scenario)/.test(name))
    .filter((name) => statSync(join(folder, name)).isFile() && statSync(join(folder, name)).size > 0)
    .sort();

/** So many of a list, evenly from all of it. */
const some = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, at) => Math.floor((at * count) / list.length) !== Math.floor(((at - 1) * count) / list.length));

test.each(PLAYED)(
  '$named of $scenario, played by bots, are accepted by verify; with any byte changed they are not, and the file is named',
  async ({ scenario, turns, alone }) => {
    const { folder, runWith } = desk();
    const run = (...argv: readonly string[]) => runWith({ rulesets: RULESETS }, ...argv);
    const root = join(folder, 'years');
    expect((await run('new', 'years', '--scenario', scenario)).exit).toBe(0);
    const played = await run('play', 'years', '--turns', `${turns}`);
    expect(played, played.err).toMatchObject({ exit: 0 });
    const whole = await run('verify', 'years');
    expect(whole, whole.out + whole.err).toMatchObject({ exit: 0 });

    const record = filesBelow(root);
    expect(record.length).toBeGreaterThan(turns * 3);
    const notFound: string[] = [];
    /** Changes a byte in each of these files at once; those that `verify` does not name are kept in mind. */
    const change = async (names: readonly string[], time: number): Promise<void> => {
      const changed = names.map((name, place) => {
        const before = readFileSync(join(root, name));
        const bytes = Buffer.from(before);
        const at = (place * 7919 + time * 104_729) % before.length;
        bytes[at] = (bytes[at] as number) ^ (1 + ((time * 37) % 255));
        writeFileSync(join(root, name), bytes);
        return { name, at, before };
      });
      const { exit, out } = await run('verify', 'years');
      const faults = out.split('\n').filter((line) => line.startsWith('turn '));
      for (const { name, at, before } of changed) {
        if (exit !== 1 || !faults.some((line) => line.includes(name))) notFound.push(`${name} at ${at}`);
        writeFileSync(join(root, name), before);
      }
    };
    for (const [place, name] of some(record, alone).entries()) await change([name], place);
    for (let time = 1; time <= SOAKED; time += 1) {
      for (const name of record.filter((each) => ITS_OWN.test(each))) await change([name], time);
      await change(
        record.filter((name) => !ITS_OWN.test(name)),
        time,
      );
    }
    expect(notFound).toEqual([]);
  },
  36_000_000,
);
