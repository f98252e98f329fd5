import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ScenarioBusy } from '@chancery/app';
import type { World } from '@chancery/core';
import { faultsOfWorld } from '@chancery/maps';
import { expect, test } from 'vitest';
import { openScenarioWork } from '../../src/server/scenario-work/open-scenario-work.ts';

const CAMPS = readFileSync(
  join(import.meta.dirname, '../../../../packages/examples/test/rounds/six-camps.yaml'),
  'utf8',
);
const [HEAD = '', TAIL = ''] = CAMPS.split(/(?<= {2}points:\n)[\s\S]*?(?=^scenario:)/m);

/** The same powers on a map of so many areas, with no table. */
const onPoints = (count: number): string => {
  const points = Array.from({ length: count }, (_, at) => {
    return `    - { name: Area ${at + 1}, x: ${(at * 37) % 101}, y: ${(at * 91) % 97} }`;
  });
  return `${HEAD}${points.join('\n')}\n${TAIL}`;
};

test('a map of 200 areas is grown in a thread, and the server answers others meanwhile', async () => {
  let beats = 0;
  const heart = setInterval(() => {
    beats += 1;
  }, 10);
  const studied = await openScenarioWork(['rounds']).study(onPoints(200));
  clearInterval(heart);
  if (!studied.ok) throw new Error(JSON.stringify(studied.error));
  const { world } = studied.value.data as { readonly world: World };
  expect([world.areas.length, faultsOfWorld(world)]).toEqual([200, []]);
  expect(beats).toBeGreaterThan(20);
});

test('one map is grown after another, what takes too long is given up, and who comes when too many wait is told so', async () => {
  const work = openScenarioWork(['rounds'], { longest: 1, waiting: 2 });
  const asked = [1, 2, 3].map(() => work.study(onPoints(40)));
  await expect(asked[2]).rejects.toBeInstanceOf(ScenarioBusy);
  for (const study of [await asked[0], await asked[1]]) {
    expect(study).toMatchObject({ ok: false, error: { faults: [{ text: 'it takes too long to check' }] } });
  }
  // Nobody waits any more: the next is taken.
  expect(await work.study(onPoints(4))).toMatchObject({ ok: false });
});
