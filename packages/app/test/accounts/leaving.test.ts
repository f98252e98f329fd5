import { OWN_TABLES } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { endCampaign } from '../../src/campaign/lifecycle/end-campaign.ts';
import { applyForSeat } from '../../src/campaign/people/apply-for-seat.ts';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { appointMaster, handOver } from '../../src/campaign/people/masters.ts';
import { joinStandby } from '../../src/campaign/people/standby.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { readLetters } from '../../src/desk/letters/read-letters.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { writeNotes } from '../../src/desk/notes/notes.ts';
import { readAudit } from '../../src/desk/reading/read-audit.ts';
import { deleteAccount } from '../../src/house/accounts/delete-account.ts';
import { exportData } from '../../src/house/accounts/export-data.ts';
import { createToken } from '../../src/house/accounts/manage-tokens.ts';
import { begunTable, code, got, type House, houseOf, newPlayer, openTable, type Player } from '../sample/people.ts';
import { ENGLAND, LITHUANIA, noticesTo, RECRUIT, rulerOf, send } from '../sample/play.ts';
import { mailsTo } from './browser.ts';

const leave = ({ app }: House, { actor, email }: Player) => deleteAccount(app, actor, { address: email });

/** Where in the database a text stands: names of tables. */
const placesOf = async ({ db }: House, text: string): Promise<readonly string[]> => {
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const places: string[] = [];
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'user')
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(text)) places.push(table);
  }
  return places;
};

onEachDatabase('deleting an account', (database) => {
  const store = suiteStore(database);

  test('the seat passes on, letters stay, and the name is gone from everywhere', async () => {
    const house = houseOf(store());
    const { app } = house;
    const name = `Ottokar${house.app.random(4)}`;
    const table = await begunTable(house, [name, 'Boris', 'Clara', 'David'], { settings: { startWhenFull: false } });
    const { campaignId, master } = table;
    const [gone, other] = [rulerOf(table, ENGLAND), rulerOf(table, LITHUANIA)];
    await send(table, ENGLAND, RECRUIT);
    const letter = { campaignId, from: ENGLAND, to: [LITHUANIA], subject: 'Peace', body: 'Shall we?' } as const;
    got(await writeLetter(app, gone.actor, letter));
    const elsewhere = await openTable(house, { settings: { joining: 'application' } });
    const application = { campaignId: elsewhere.campaignId, preferences: [], message: 'Please' };
    got(await applyForSeat(app, gone.actor, application));
    expect(await noticesTo(elsewhere, elsewhere.master)).toEqual(['application']);

    expect(code(await deleteAccount(app, gone.actor, { address: 'x@example.org' }))).toBe('bad-input');
    got(await leave(house, gone));

    const shown = got(await showCampaign(app, other.actor, { campaignId }));
    expect(shown.seats.find(({ seat }) => seat === ENGLAND)).toMatchObject({ status: 'open', ruler: null });
    const letters = got(
      await readLetters(app, other.actor, { campaignId, party: LITHUANIA, box: 'received', limit: 9 }),
    );
    expect(letters).toMatchObject([{ subject: 'Peace', body: 'Shall we?' }]);
    expect(await noticesTo(table, master)).toContain('seat-vacant');
    const deeds = got(await readAudit(app, master.actor, { campaignId, limit: 50 }));
    expect(deeds.find(({ action }) => action === 'submitOrders')?.who).toEqual({ userId: gone.id, name: '' });
    expect(await placesOf(house, name)).toEqual([]);
    expect(await placesOf(house, gone.email)).toEqual(['outbox']);
    expect((await mailsTo(house, gone.email)).map(({ subject }) => subject)).toEqual(['Your account was deleted']);
    expect(code(await exportData(app, gone.actor, null))).toBe('not-signed-in');
  });

  test('what they ran goes to the second master; a campaign that goes on without one is handed over first', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master } = await begunTable(house, ['Anna', 'Boris']);
    expect(code(await leave(house, master))).toBe('conflict');
    const heir = await newPlayer(db, 'Heir');
    got(await appointMaster(app, master.actor, { campaignId, userId: heir.id }));
    got(await leave(house, master));
    const { masters, you } = got(await showCampaign(app, heir.actor, { campaignId }));
    expect([masters, you.master]).toEqual([['Heir'], true]);
    got(await endCampaign(app, heir.actor, { campaignId, how: 'enough' }));
    got(await leave(house, heir));
  });

  test('one who handed their campaign over, or invited others, leaves no name there either', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const { campaignId, master } = await openTable(house);
    const heir = await newPlayer(db, `Wendelin"${app.random(4)}`);
    got(await appointMaster(app, master.actor, { campaignId, userId: heir.id }));
    got(await handOver(app, master.actor, { campaignId, userId: heir.id }));
    got(await inviteToCampaign(app, heir.actor, { campaignId, days: 2, email: 'guest@example.org' }));
    got(await handOver(app, heir.actor, { campaignId, userId: master.id }));
    got(await leave(house, heir));
    expect(await placesOf(house, JSON.stringify(heir.name).slice(1, -1))).toEqual([]);
  });
});

onEachDatabase('exporting my data', (database) => {
  const store = suiteStore(database);

  test('gives everything that is theirs and nothing of others, and no key to act in their name', async () => {
    const house = houseOf(store());
    const { app } = house;
    const table = await begunTable(house);
    const { campaignId, master } = table;
    const [anna, boris] = [rulerOf(table, ENGLAND), rulerOf(table, LITHUANIA)];
    await send(table, ENGLAND, RECRUIT);
    await send(table, LITHUANIA, 'the secret orders of Boris');
    const letter = { campaignId, subject: 'Greetings' } as const;
    got(await writeLetter(app, anna.actor, { ...letter, from: ENGLAND, to: [LITHUANIA], body: 'from Anna herself' }));
    got(await writeLetter(app, boris.actor, { ...letter, from: LITHUANIA, to: [ENGLAND], body: 'from Boris alone' }));
    got(await writeNotes(app, anna.actor, { campaignId, seat: ENGLAND, text: 'Trust nobody.', base: 0 }));
    got(await writeNotes(app, boris.actor, { campaignId, seat: LITHUANIA, text: 'the secret orders noted', base: 0 }));
    const { token } = got(await createToken(app, anna.actor, { name: 'bot', scopes: ['read'], days: 3 }));

    const data = got(await exportData(app, anna.actor, null));
    const text = JSON.stringify(data);
    expect(data.account).toMatchObject({ id: anna.id, name: 'Anna', email: anna.email });
    expect(data.own).toMatchObject({
      seat: [{ campaignId, seat: ENGLAND }],
      sheet: [{ text: RECRUIT, turn: 1 }],
      letter: [{ body: 'from Anna herself' }],
      seatNote: [{ text: 'Trust nobody.' }],
      accessToken: [{ name: 'bot', scopes: ['read'] }],
    });
    for (const secret of ['from Boris alone', 'the secret orders', boris.id, boris.email, master.id, token.slice(9)]) {
      expect(text, secret).not.toContain(secret);
    }
    expect(Object.keys(data.own).sort()).toEqual([...OWN_TABLES].sort());
  });

  test('looks into every table that knows of users', async () => {
    /** These hold no more of somebody than the account itself, or what they could act with, or who decided about them. */
    const elsewhere = ['account', 'session', 'two_factor', 'passkey', 'user_setting', 'administrator', 'block'];
    const keys = ['address_change', 'idempotency_key', 'reply_name', 'outbox', 'bulletin_reader'];
    const own = OWN_TABLES.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const tables = (await store().db.withoutPlugins().introspection.getTables())
      .filter(({ columns }) => columns.some(({ name }) => ['user_id', 'created_by', 'asked_by'].includes(name)))
      .map(({ name }) => name);
    expect(tables.sort()).toEqual([...own, ...elsewhere, ...keys, 'campaign'].sort());
  });

  test('a user who stands by is told that too', async () => {
    const house = houseOf(store());
    const { campaignId } = await begunTable(house, ['Anna'], { settings: { joining: 'open', startWhenFull: false } });
    const eva = await newPlayer(house.db, 'Eva');
    got(await joinStandby(house.app, eva.actor, { campaignId }));
    expect(got(await exportData(house.app, eva.actor, null)).own['standby']).toMatchObject([{ campaignId }]);
  });
});
