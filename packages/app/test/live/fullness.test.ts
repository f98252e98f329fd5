import type { AnyRuleset, SeatId } from '@chancery/core';
import { seatsOf, standbysOf } from '@chancery/store';
import { onEachDatabase, suiteStore, type TestDatabase } from '@chancery/store/test';
import { RING } from '@chancery/testkit';
import { expect, test } from 'vitest';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { startCampaign } from '../../src/turn/triggers/start-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { got, houseOf, newPlayer, openTable } from '../sample/people.ts';
import { campaignOf } from '../sample/play.ts';
import { RING_TERMS } from './ring-table.ts';

/** A ring whose rules leave two of its seats to rulers, and play the rest. */
const HALF_RING: AnyRuleset = {
  ...RING,
  window: (position) => {
    const window = RING.window(position);
    return window.kind === 'window' ? { ...window, seats: window.seats.slice(0, 2) } : window;
  },
};

onEachDatabase('a campaign whose rules play some of its seats', (database: TestDatabase) => {
  const store = suiteStore(database);

  test('it is full, and begins, when as many rulers have come as its rules leave seats to', async () => {
    const house = houseOf(store());
    const { app } = house;
    const ringed = { ...house, app: { ...app, rulesets: [...app.rulesets, HALF_RING] } };
    const table = await openTable(ringed, { ...RING_TERMS, settings: { startWhenFull: true } });
    const { campaignId, seats } = table;
    expect(seats.length).toBeGreaterThan(2);
    const join = async (name: string, seat: SeatId | undefined) => {
      const ruler = await newPlayer(house.db, name);
      got(await joinCampaign(ringed.app, ruler.actor, { campaignId, seat: seat as SeatId }));
      await tick(ringed.app);
      const { wanted } = got(await showCampaign(ringed.app, ruler.actor, { campaignId }));
      return [(await campaignOf(table)).status, wanted];
    };
    expect(got(await showCampaign(ringed.app, table.master.actor, { campaignId })).wanted).toBe(2);
    // The last of the seats may be taken as well as the first.
    expect(await join('Ann', seats.at(-1))).toEqual(['open', 1]);
    expect(await join('Bob', seats[0])).toEqual(['running', null]);
  });

  test.each(['free', 'wishes'] as const)(
    'whoever comes when it is full waits, and stands by when it begins, seats being given: %s',
    async (seatChoice) => {
      const house = houseOf(store());
      const ringed = { ...house, app: { ...house.app, rulesets: [...house.app.rulesets, HALF_RING] } };
      const settings = { startWhenFull: false, seatChoice };
      const { campaignId, master } = await openTable(ringed, { ...RING_TERMS, settings });
      const places = [];
      for (const name of ['Ann', 'Bob', 'Cid']) {
        const ruler = await newPlayer(house.db, name);
        places.push(got(await joinCampaign(ringed.app, ruler.actor, { campaignId })).waiting);
      }
      expect(places).toEqual(seatChoice === 'free' ? [false, false, true] : [true, true, true]);
      got(await startCampaign(ringed.app, master.actor, { campaignId }));
      const held = (await seatsOf(house.db, campaignId)).filter(({ status }) => status === 'held');
      expect(held).toHaveLength(2);
      expect(await standbysOf(house.db, campaignId)).toHaveLength(1);
    },
  );
});
