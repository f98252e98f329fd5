import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULESETS } from '@chancery/registry';
import { expect, test } from 'vitest';
import { EXIT } from '../src/exit-codes.ts';
import { type Answer, desk } from './desk.ts';

const MARCH = `
title: a march
position:
  map: [Kent - Essex]
  provinces: { Kent: Eng, Essex: Eng }
  units: { Eng A1: { at: Kent, troops: { militia: 3 } } }
orders: { Eng: A1 MARCH Essex }
`;

const rulesets = RULESETS;

const run = (text: string, ...options: readonly string[]): Promise<Answer> =>
  desk().runWith({ rulesets, input: text }, 'case', '-', '--ruleset', 'medieval-diplomacy', ...options);

test('a case that is as it says', async () => {
  const { exit, out } = await run(`${MARCH}expect: { units: { Eng A1: { at: Essex } } }\n`);
  expect([exit, out]).toEqual([EXIT.done, 'ok: a march (standard input)\n1 ok, 0 differ\n']);
});

test('what differs is shown in the words of the case', async () => {
  const { exit, out } = await run(`${MARCH}expect: { units: { Eng A1: { at: Kent } }, events: [province-taken] }\n`);
  expect(exit).toBe(EXIT.faults);
  expect(out.split('\n')).toEqual([
    'differs: a march (standard input)',
    '  expect.units.Eng A1.at',
    '    expected  Kent',
    '    got       Essex',
    '  expect.events[1]',
    '    expected  { kind: province-taken }',
    '    got       no event province-taken',
    '0 ok, 1 differ',
    '',
  ]);
});

test('words that mean nothing are named with their place and with what may have been meant', async () => {
  const { exit, out } = await run(MARCH.replace('provinces:', 'provnices:'));
  expect(exit).toBe(EXIT.usage);
  expect(out).toContain(
    "not understood: a march (standard input)\n  position.provnices (line 5): a position has no 'provnices'",
  );
  expect(out).toContain('did you mean provinces?');
});

test('an order that is not taken is a difference, unless the case expects it', async () => {
  const wrong = MARCH.replace('MARCH Essex', 'MARCH Esex');
  const { exit, out } = await run(wrong);
  expect(exit).toBe(EXIT.faults);
  expect(out).toContain('malformed { seat: Eng, line: 1, order: A1 MARCH Esex, code: unknown-name');
  expect((await run(`${wrong}expect: { refusals: [Eng line 1 malformed unknown-name] }\n`)).exit).toBe(EXIT.done);
});

const BATTLE = `
title: a battle
position:
  map: [Kent - Essex]
  provinces: { Kent: Eng }
  units: { Eng A1: { at: Kent, troops: { militia: 2 } }, Ind A Essex: { troops: { militia: 1 } } }
orders: { Eng: A1 MARCH Essex }
`;

test('dice that were asked for and not given, and dice that nothing asked for', async () => {
  const text = `${BATTLE}dice: { attack: [hit, 2 misses], landing: 5 }\n`;
  const { exit, out } = await run(text);
  expect(exit).toBe(EXIT.done);
  expect(out).toContain('  dice: not given: attack@Essex, 3 x d10000; counted as misses\n');
  expect(out).toContain('  dice: not used: landing: 5\n');
  expect((await run(text, '--strict')).exit).toBe(EXIT.faults);
});

test('events and the position afterwards are shown when asked for', async () => {
  const { out } = await run(`${BATTLE}dice: { attack: [hit, always miss] }\n`, '--events', '--state');
  expect(out).toContain('    marched (MD-5.6), unit: Eng A1, from: Kent, to: Essex, cost: 2, phase: 1, step: M9\n');
  expect(out).toContain(
    '      Eng A1:\n        at: Essex\n        troops:\n          Militia: 2\n        mp used: 99\n',
  );
});

test('a folder, a list of cases and several documents', async () => {
  const { folder, runWith } = desk();
  mkdirSync(join(folder, 'cases', 'deep'), { recursive: true });
  writeFileSync(join(folder, 'cases', 'b.yaml'), '- { title: one }\n- { title: two }\n');
  writeFileSync(join(folder, 'cases', 'deep', 'a.yml'), 'title: three\n---\ntitle: four\n');
  writeFileSync(join(folder, 'cases', 'notes.txt'), 'not a case');
  const { out } = await runWith({ rulesets }, 'case', 'cases', '--ruleset', 'medieval-diplomacy');
  expect(out.split('\n')).toEqual([
    'ok: one (cases/b.yaml #1)',
    'ok: two (cases/b.yaml #2)',
    'ok: three (cases/deep/a.yml #1)',
    'ok: four (cases/deep/a.yml #2)',
    '4 ok, 0 differ',
    '',
  ]);
  const json = JSON.parse(
    (await runWith({ rulesets }, 'case', 'cases', '--ruleset', 'medieval-diplomacy', '--json')).out,
  ) as readonly {
    verdict: string;
  }[];
  expect(json.map(({ verdict }) => verdict)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

test('what is no YAML, no file and no ruleset', async () => {
  expect(await run('title: [')).toMatchObject({ exit: EXIT.usage });
  expect(await desk().runWith({ rulesets }, 'case', 'none.yaml')).toMatchObject({ exit: EXIT.unreadable });
  expect(await run('ruleset: chess')).toMatchObject({ exit: EXIT.usage });
  expect(await desk().run('case')).toMatchObject({ exit: EXIT.usage });
});

test.each(RULESETS.map(({ id }) => id))('the case to begin with of %s runs', async (id) => {
  const { out } = await desk().runWith({ rulesets }, 'case', '--position', '--ruleset', id);
  expect(await desk().runWith({ rulesets, input: out }, 'case', '-')).toMatchObject({ exit: EXIT.done });
});
