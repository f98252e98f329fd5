import { rulesetId, seatId } from '@chancery/core';
import { EXAMPLES } from '@chancery/registry';
import { parsed, sheetsOfRecord } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { setCaretaker } from '../../src/desk/campaign/set-caretaker.ts';
import { verifyCampaign } from '../../src/turn/record/verify-campaign.ts';
import { closeTurn } from '../../src/turn/triggers/close-turn.ts';
import { begunTable, got, houseOf } from '../sample/people.ts';

const ASH = seatId('Ash');

onEachDatabase('a caretaker by a rulebook that wants no more than a defence', (database) => {
  const store = suiteStore(database);

  test('trains and attacks nobody, though the bot would; its orders are on record', async () => {
    const plain = houseOf(store());
    const house = { ...plain, app: { ...plain.app, rulesets: EXAMPLES } };
    const game = { ruleset: rulesetId('rounds'), scenario: 'five-valleys' };
    const { campaignId, master } = await begunTable(house, ['Anna', 'Boris', 'Clara'], game);
    const { app, db } = house;
    got(await setCaretaker(app, master.actor, { campaignId, seat: ASH, caretaker: true, reason: 'silent' }));
    got(await closeTurn(app, master.actor, { campaignId, turn: 1 }));
    const record = (await sheetsOfRecord(db, { campaignId, turn: 1, edition: 1 })).find(({ seat }) => seat === ASH);
    expect(record?.origin).toBe('caretaker');
    expect(parsed((record as NonNullable<typeof record>).orders)).toMatchObject([{ verb: 'TRAIN', args: { camp: 4 } }]);
    expect(got(await verifyCampaign(app, master.actor, { campaignId })).faults).toEqual([]);
  });
});
