import { type MapPicture, rulesetId, seatId } from '@chancery/core';
import { EVERY_RULESET } from '@chancery/registry';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { openCampaign } from '../../src/campaign/lifecycle/open-campaign.ts';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { showMap } from '../../src/campaign/shown/show-map.ts';
import { readPublicReport } from '../../src/desk/reading/read-report.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { submitOrders } from '../../src/turn/triggers/submit-orders.ts';
import { got, HOUR, houseOf, newPlayer } from '../sample/people.ts';

onEachDatabase('the true map', (database) => {
  const store = suiteStore(database);

  test('of every turn is open to everybody when the game is over, and to nobody before', async () => {
    const house = houseOf(store());
    const app = { ...house.app, rulesets: EVERY_RULESET };
    const [master, anna, boris] = [
      await newPlayer(house.db, 'Mona'),
      await newPlayer(house.db, 'Anna'),
      await newPlayer(house.db, 'Boris'),
    ];
    const { campaignId } = got(
      await createCampaign(app, master.actor, {
        title: 'Into the fog',
        ruleset: rulesetId('fog'),
        scenario: 'misty-island',
        deadlineRule: { kind: 'every', milliseconds: 48 * HOUR },
        settings: { startWhenFull: false },
      }),
    );
    got(await openCampaign(app, master.actor, { campaignId }));
    const [gull, heron] = [seatId('Gul'), seatId('Her')];
    got(await joinCampaign(app, anna.actor, { campaignId, seat: gull }));
    got(await joinCampaign(app, boris.actor, { campaignId, seat: heron }));
    got(await startCampaign(app, master.actor, { campaignId }));
    const text = 'C1 MARCH Oldmere';
    got(await submitOrders(app, anna.actor, { campaignId, seat: gull, channel: 'desk', text }));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1, excused: true }));

    const troops = ({ markers }: MapPicture): readonly string[] => markers.map(({ title }) => title);
    const shown = async () => ({
      now: troops(got(await showMap(app, SIGNED_OUT, { campaignId })).picture),
      before: troops(got(await readPublicReport(app, SIGNED_OUT, { campaignId, turn: 0 })).map.picture),
    });
    expect(await shown()).toEqual({ now: [], before: [] });
    got(await endCampaign(app, master.actor, { campaignId, how: 'By agreement.' }));
    const { now, before } = await shown();
    expect(now).toHaveLength(3);
    expect(now.join()).toMatch(/Lord Gull: C1 with \d men/);
    expect(before).toEqual([
      expect.stringMatching(/^Lord Gull: C1 and S2 with \d men$/),
      expect.stringMatching(/^Lord Heron: C1 and S2 with \d men$/),
    ]);
  });
});
