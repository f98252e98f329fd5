import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { PERSON_OF, placesOf, type Viewer } from '../../../../scripts/shots/places.ts';
import { lookThroughDesk } from '../../../../scripts/shots/scenes.ts';
import { emailOf, openTown, type Town } from '../../../../scripts/shots/town.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn } from './house.ts';
import { faultsOf } from './page-faults.ts';

/** All pages of a language on a busy machine, in milliseconds. */
const LONG = 400_000;

const SIGHTS = [
  { locale: 'en-GB', colorScheme: 'light' },
  { locale: 'de-DE', colorScheme: 'dark' },
] as const;

inChromium('on a phone of 360 pixels', () => {
  let town: Town;
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chancery-town-'));
    town = await openTown(folder, 'small');
    return async () => {
      await town.server.stop();
      rmSync(folder, { recursive: true });
    };
  }, LONG);

  const comesAs = async (viewer: Viewer, sight: (typeof SIGHTS)[number]): Promise<Page> => {
    const { address } = town.server;
    const context = await device(address, { ...PHONE, ...sight });
    const person = PERSON_OF[viewer];
    if (person !== null) await comeIn(context, address, emailOf(person));
    return context.newPage();
  };

  describe.each(SIGHTS)('$locale, $colorScheme', (sight) => {
    test.each(['stranger', 'ruler', 'master'] as const)(
      'nothing hangs over, lies over another or is too small for a finger: the pages of a %s',
      async (viewer) => {
        const page = await comesAs(viewer, sight);
        const found: { [place: string]: readonly string[] } = {};
        for (const { name, path } of placesOf(town.games)[viewer].filter(({ path }) => !/\.svg$/.test(path))) {
          await page.goto(path);
          const faults = await faultsOf(page);
          if (faults.length > 0) found[name] = faults;
        }
        expect(found).toEqual({});
      },
      LONG,
    );

    test.each(['rounds', 'live'] as const)(
      'nothing hangs over, lies over another or is too small for a finger: the desk of a game in play, %s',
      async (pace) => {
        const page = await comesAs('ruler', sight);
        const { id, seat } = town.games[pace];
        const found: { [scene: string]: readonly string[] } = {};
        await page.goto(`/desk?campaign=${id}&seat=${seat}`);
        await lookThroughDesk(page, async (scene) => {
          const faults = await faultsOf(page);
          if (faults.length > 0) found[scene] = faults;
        });
        expect(found).toEqual({});
      },
      LONG,
    );
  });
});
