import type { MapPicture, World } from '@chancery/core';
import { drawSvg } from '@chancery/maps';
import { RULESETS } from '@chancery/registry';
import { firstPosition, knownTo } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { mailMapOf } from '../../src/campaign/png-of.ts';
import { openMapWork } from '../../src/server/map-work/open-map-work.ts';

/** The smallest world there is, as the public sees it. */
const aMap = async (): Promise<{ readonly world: World; readonly picture: MapPicture }> => {
  const games = RULESETS.flatMap((ruleset) => ruleset.scenarios.map((scenario) => ({ ruleset, ...scenario })));
  const [{ ruleset, id }] = games.toSorted((a, b) => a.seats - b.seats) as [(typeof games)[number]];
  const position = await firstPosition(ruleset, { scenario: id, seed: 'maps' });
  const picture = ruleset.places.picture(knownTo(ruleset, position, null), []);
  return { world: ruleset.world(position.setting), picture };
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');

test('the maps of mails are drawn in a thread of their own, as they would be here', async () => {
  const { world, picture } = await aMap();
  const draw = openMapWork();
  const pictures = [picture, { ...picture, title: 'Another' }];
  const maps = await Promise.all(pictures.map((each) => draw(world, each)));
  expect(maps.map(base64)).toEqual(pictures.map((each) => base64(mailMapOf(drawSvg(world, each)))));
});

test('a map that cannot be drawn is refused with its fault, and the next one is drawn', async () => {
  const { world, picture } = await aMap();
  const draw = openMapWork();
  const faulty = draw({ ...world, areas: null as never }, picture);
  const next = draw(world, picture);
  await expect(faulty).rejects.toThrow(/areas|null/);
  expect((await next).length).toBeGreaterThan(1000);
  expect((await next).length).toBeLessThan(150_000);
});
