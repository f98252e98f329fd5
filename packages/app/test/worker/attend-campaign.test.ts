import { claimDueCampaigns } from '@chancery/store';
import { onEachDatabase, opened, type TestDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { joinCampaign } from '../../src/campaign/people/join-campaign.ts';
import { changeSettings } from '../../src/desk/campaign/change-settings.ts';
import { attendCampaign } from '../../src/worker/attend-campaign.ts';
import { tick } from '../../src/worker/tick.ts';
import { begunTable, got, HOUR, houseOf, newPlayer, openTable } from '../sample/people.ts';
import { sendAll, withRules } from '../sample/play.ts';

onEachDatabase('a campaign that a worker has in hand', (database: TestDatabase) => {
  test('is run at once when nobody needs more time since they looked', async () => {
    const house = houseOf(await opened(await database.place('schema')));
    const { app, db } = house;
    const table = await begunTable(house, undefined, { settings: { startWhenFull: false, earlyWhenReady: false } });
    const { campaignId, master } = table;
    await sendAll(table, { ready: true });
    house.pass(20 * HOUR);
    const [claim] = await claimDueCampaigns(db, app.now(), HOUR, 1);
    if (claim === undefined) throw new Error('no reminder is due');
    got(await changeSettings(app, master.actor, { campaignId, settings: { earlyWhenReady: true } }));
    expect(await attendCampaign(app, claim)).toBe('waits');
    expect((await tick(app)).campaigns).toEqual({ closed: 1 });
  });

  test('starts later when a fault of ours has kept it from starting', async () => {
    const house = houseOf(await opened(await database.place('schema')));
    const { app, db } = house;
    const { campaignId } = await openTable(house, {
      settings: { startWhenFull: false, seatChoice: 'lot', startAt: app.now() + HOUR },
    });
    const anna = await newPlayer(db, 'Anna');
    got(await joinCampaign(app, anna.actor, { campaignId }));
    house.pass(HOUR);
    const broken = withRules(house, () => ({
      seats: () => {
        throw new Error('broken');
      },
    }));
    expect((await tick(broken)).campaigns).toEqual({ waits: 1 });
    expect((await tick(app)).campaigns).toEqual({});
    house.pass(HOUR);
    expect((await tick(app)).campaigns).toEqual({ started: 1 });
  });
});
