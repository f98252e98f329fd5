import { onEachDatabase, suiteStore, tamper } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { SIGNED_OUT, systemActor } from '../../src/ground/actor.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
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
    const verified = got(await verifyCampaign(house.app, SIGNED_OUT, { campaignId }));
    expect(verified).toMatchObject({ turns: 2, sheets: null, rolls: null, unchecked: [], faults: [], seal: null });
    // A later question is answered by what was found before.
    await tamper(store(), 'event', `events = '[]'`, `campaign_id = '${campaignId}' and turn = 2`);
    expect(got(await verifyCampaign(house.app, SIGNED_OUT, { campaignId }))).toEqual(verified);
  });

  test('whoever asks again is told from the last turn that came out as recorded; the server itself checks all', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId } = table;
    const close = async (turn: number) => {
      await sendAll(table);
      got(await closeTurn(house.app, table.master.actor, { campaignId, turn }));
    };
    const asked = async () => got(await verifyCampaign(house.app, SIGNED_OUT, { campaignId })).faults;
    const all = async () => got(await verifyCampaign(house.app, systemActor('test'), { campaignId })).faults;
    await close(1);
    await close(2);
    expect(await asked()).toEqual([]);
    await tamper(store(), 'event', `events = '[]'`, `campaign_id = '${campaignId}' and turn = 1`);
    await close(3);
    expect(await asked()).toEqual([]);
    expect(await all()).toEqual([{ turn: 1, part: 'events' }]);
    await close(4);
    await tamper(store(), 'event', `events = '[]'`, `campaign_id = '${campaignId}' and turn = 4`);
    expect(await asked()).toEqual([{ turn: 4, part: 'events' }]);
    await close(5);
    expect(await asked()).toEqual([
      { turn: 1, part: 'events' },
      { turn: 4, part: 'events' },
    ]);
  });

  test('turns of another version of the rules are named with the release that checks them, and the next goes on from there', async () => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId } = table;
    const system = systemActor('test');
    for (const turn of [1, 2]) {
      await sendAll(table);
      got(await closeTurn(house.app, table.master.actor, { campaignId, turn }));
    }
    await tamper(store(), 'turn', `version = 99`, `campaign_id = '${campaignId}' and turn < 2`);
    const { engine } = house.app.config;
    const others = { turns: 2, unchecked: [0, 1].map((turn) => ({ turn, version: 99, engine })) };
    expect(got(await verifyCampaign(house.app, system, { campaignId }))).toMatchObject({ ...others, faults: [] });
    await tamper(store(), 'dice_log', `runs = '[]'`, `campaign_id = '${campaignId}' and turn = 2`);
    await tamper(store(), 'event', `events = '[]'`, `campaign_id = '${campaignId}' and turn = 2`);
    expect(got(await verifyCampaign(house.app, system, { campaignId })).faults).toContainEqual({
      turn: 2,
      part: 'events',
    });
    await tamper(store(), 'state', `state = '{}'`, `campaign_id = '${campaignId}' and turn = 1`);
    expect(got(await verifyCampaign(house.app, system, { campaignId })).faults).toEqual([{ turn: 1, part: 'state' }]);
  });

  test.each([
    ['a state', 'state', `state = replace(state, '"turn":', '"turn" :1,"x":')`, 'state'],
    ['a roll of the dice', 'dice_log', `runs = '[{"label":"battle@1","sides":6,"values":[6]}]'`, 'dice'],
    ['an event', 'event', `events = '[]'`, 'events'],
    ['a sheet of record', 'sheet_of_record', `orders = '[{"args":{},"verb":"PILLAGE"}]'`, 'sheets'],
    ['a seal', 'turn', `hash = '${'0'.repeat(64)}'`, 'seal'],
    ['a secret', 'secret', `secret = '${'0'.repeat(64)}'`, 'commitment'],
    ['the master’s acts', 'turn', `acts = '[{"args":{},"verb":"NOTHING"}]'`, 'list'],
    ['a line of the list', 'turn_list', `lines = replace(lines, '"hash":"', '"hash":"0')`, 'list'],
    ['what a line holds', 'turn_list', `acts = '[{"args":{},"verb":"NOTHING"}]'`, 'list'],
    ['a salt', 'turn_list', `salts = replace(salts, '["', '["0123')`, 'list'],
    ['the closed secret', 'closed_secret', `secret = '${'0'.repeat(63)}1'`, 'commitment'],
  ])('%s that was changed afterwards is found', async (_, name, set, part) => {
    const house = houseOf(store());
    const table = await begunTable(house);
    const { campaignId } = table;
    await sendAll(table);
    got(await closeTurn(house.app, table.master.actor, { campaignId, turn: 1 }));
    const ofTurn = name === 'closed_secret' ? '' : ' and turn = 1';
    await tamper(store(), name, set, `campaign_id = '${campaignId}'${ofTurn}`);
    const { faults } = got(await verifyCampaign(house.app, SIGNED_OUT, { campaignId }));
    expect(faults).toContainEqual({ turn: 1, part });
  });
});
