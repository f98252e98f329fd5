import { onEachDatabase, suiteStore, tamper } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { NOBODY } from '../../src/actor.ts';
import { closeTurn } from '../../src/turns/close-turn.ts';
import { verifyCampaign } from '../../src/turns/verify-campaign.ts';
import { begunTable, got, HOUR, houseOf } from '../sample/people.ts';
import { ENGLAND, RECRUIT, send, sendAll } from '../sample/play.ts';

onEachDatabase('verify', (database) => {
  const store = suiteStore(database);

  test('what was played is verified, as far as our version of the rules made it; everybody may, and learns nothing by it while the game goes on', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId } = table;
    for (const turn of [1, 2]) {
      await sendAll(table);
      await send(table, ENGLAND, turn === 1 ? RECRUIT : '');
      got(await closeTurn(house.app, table.master.actor, { campaignId, turn }));
      house.pass(HOUR);
    }
    const verified = got(await verifyCampaign(house.app, NOBODY, { campaignId }));
    expect(verified).toMatchObject({ turns: 2, sheets: 8, otherRules: null, faults: [], seal: null });

    await tamper(store(), 'turn', `version = 99`, `campaign_id = '${campaignId}' and turn = 2`);
    const older = got(await verifyCampaign(house.app, NOBODY, { campaignId }));
    expect(older).toMatchObject({ sheets: 4, otherRules: { turn: 2, version: 99 }, faults: [] });
    await tamper(store(), 'turn', `version = 99`, `campaign_id = '${campaignId}' and turn = 0`);
    const oldest = got(await verifyCampaign(house.app, NOBODY, { campaignId }));
    expect(oldest).toMatchObject({ sheets: 0, otherRules: { turn: 0, version: 99 }, faults: [] });
  });

  test.each([
    ['a state', 'state', `state = replace(state, '"turn":', '"turn" :1,"x":')`, 'state'],
    ['a roll of the dice', 'dice_log', `runs = '[{"label":"battle@1","sides":6,"values":[6]}]'`, 'dice'],
    ['an event', 'event', `events = '[]'`, 'events'],
    ['a sheet of record', 'sheet_of_record', `orders = '[{"args":{},"verb":"PILLAGE"}]'`, 'sheets'],
    ['a seal', 'turn', `hash = '${'0'.repeat(64)}'`, 'seal'],
    ['a secret', 'secret', `secret = '${'0'.repeat(64)}'`, 'commitment'],
    ['the master’s acts', 'turn', `acts = '[{"args":{},"verb":"NOTHING"}]'`, 'seal'],
  ])('%s that was changed afterwards is found', async (_, name, set, part) => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId } = table;
    await sendAll(table);
    got(await closeTurn(house.app, table.master.actor, { campaignId, turn: 1 }));
    await tamper(store(), name, set, `campaign_id = '${campaignId}' and turn = 1`);
    const { faults } = got(await verifyCampaign(house.app, NOBODY, { campaignId }));
    expect(faults).toContainEqual({ turn: 1, part });
  });
});
