import { closeTurn, createCampaign, joinCampaign, openCampaign, startCampaign, userActor } from '@chancery/app';
import { HOUR, rulesetId, seatId } from '@chancery/core';
import { expect, test } from 'vitest';
import { lookThroughDesk } from '../../../../scripts/shots/scenes.ts';
import { device, inChromium, PHONE } from './chromium.ts';
import { comeIn, emptyHouse, person } from './house.ts';
import { faultsOf } from './page-faults.ts';
import { must } from './regents.ts';

/** Games that the town of fits-a-phone does not play: the largest scenario, a seat, and settings where nobody else chooses. */
const GAMES = [
  ['domains', 'orrany', 'SKA', {}],
  ['umpire', 'italia1449', 'VEN', {}],
  ['world-1483', 'world-1483', 'portugal', { tribesChoose: false }],
] as const;
const TURNS = 4;
const LONG = 240_000;

inChromium('a game in play, on a phone of 360 pixels', () => {
  test.each(GAMES)(
    'hangs over nowhere, and everything is large enough for a finger, on its pages and at its desk: %s',
    async (ruleset, scenario, seat, options) => {
      const { server, address } = await emptyHouse();
      const { app } = server;
      const [mona, anna] = [await person(server, 'Mona'), await person(server, 'Anna')];
      const by = userActor(mona.id);
      const { campaignId } = must(
        await createCampaign(app, by, {
          title: 'On a small screen',
          ruleset: rulesetId(ruleset),
          scenario,
          options,
          deadlineRule: { kind: 'every', milliseconds: 72 * HOUR },
          settings: { startWhenFull: false, breakerPercent: null },
        }),
      );
      must(await openCampaign(app, by, { campaignId }));
      must(await joinCampaign(app, userActor(anna.id), { campaignId, seat: seatId(seat) }));
      must(await startCampaign(app, by, { campaignId }));
      for (let turn = 1; turn <= TURNS; turn += 1) {
        must(await closeTurn(app, by, { campaignId, turn, excused: true }));
      }
      const phone = await device(address, PHONE);
      await comeIn(phone, address, anna.email);
      const page = await phone.newPage();
      const campaign = `/campaigns/${campaignId}`;
      const found: { [place: string]: readonly string[] } = {};
      const look = async (place: string): Promise<void> => {
        const faults = await faultsOf(page);
        if (faults.length > 0) found[place] = faults;
      };
      for (const path of [
        '',
        `/turns/${TURNS}`,
        `/seats/${seat}`,
        `/seats/${seat}/order-forms`,
        `/seats/${seat}/rules`,
      ]) {
        await page.goto(`${campaign}${path}`);
        await look(path);
      }
      await page.goto(`/desk?campaign=${campaignId}&seat=${seat}`);
      await lookThroughDesk(page, look);
      expect(found).toEqual({});
    },
    LONG,
  );
});
