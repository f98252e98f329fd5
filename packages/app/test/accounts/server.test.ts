import { freshStore, onEachDatabase } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { inviteToCampaign } from '../../src/campaign/people/invite.ts';
import { listCampaigns } from '../../src/campaign/shown/list-campaigns.ts';
import { systemActor } from '../../src/ground/actor.ts';
import { claimServer, drawClaimCode } from '../../src/house/accounts/claim-server.ts';
import { createToken } from '../../src/house/accounts/manage-tokens.ts';
import { appointAdministrator, dismissAdministrator } from '../../src/house/server/administrators.ts';
import { blockUser, unblockUser } from '../../src/house/server/block-user.ts';
import { listUsers } from '../../src/house/server/list-users.ts';
import { readServerAudit } from '../../src/house/server/read-server-audit.ts';
import { changeServerSettings } from '../../src/house/server/server-settings.ts';
import { showServer } from '../../src/house/server/show-server.ts';
import { code, got, houseOf, NOON, newPlayer, openTable } from '../sample/people.ts';
import { accountsOf, browserOf, linkTo, mailsTo, PASSWORD, signedUp } from './browser.ts';

onEachDatabase('a server', (database) => {
  test('tells its administrators how it stands, and nobody else', async () => {
    const house = houseOf(await freshStore(database));
    const { app, db } = house;
    const { master, campaignId } = await openTable(house);
    const admin = await newPlayer(db, 'Adam');
    await appointAdministrator(app, systemActor('test'), { userId: admin.id });
    got(await inviteToCampaign(app, master.actor, { campaignId, days: 7, email: 'clara@example.org' }));
    await db.updateTable('outbox').set({ droppedAt: NOON, lastError: '550 no such user' }).execute();
    const shown = got(await showServer(app, admin.actor, null));
    expect(shown).toMatchObject({ users: 2, campaigns: { open: 1 }, signUp: null, database: app.store.kind });
    expect(shown.mail).toMatchObject({ waiting: 0, oldestAt: null, quarantined: 0 });
    expect(shown.mail.givenUp).toContainEqual({
      kind: 'mail',
      to: 'example.org',
      at: NOON,
      error: '550 no such user',
    });
    expect(shown.schema).toBeGreaterThan(1);
    expect(JSON.stringify(shown)).not.toContain('clara');
    expect(code(await showServer(app, master.actor, null))).toBe('not-allowed');
  });

  test('is claimed once, by whoever has the code that it printed last', async () => {
    const house = houseOf(await freshStore(database));
    const { app, db } = house;
    const people = await Promise.all(['Anna', 'Boris', 'Clara'].map((name) => newPlayer(db, name)));
    const [old, good] = [(await drawClaimCode(app)) as string, (await drawClaimCode(app)) as string];
    const [anna, boris, clara] = people.map(({ actor }) => actor) as [(typeof people)[0]['actor'], never, never];
    expect(code(await claimServer(app, anna, { code: old }))).toBe('not-found');
    const claims = await Promise.all([anna, boris, clara].map((actor) => claimServer(app, actor, { code: good })));
    expect(claims.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await drawClaimCode(app)).toBe(null);
    expect(code(await claimServer(app, anna, { code: good }))).toBe('not-found');
    const kept = await db.selectFrom('serverSetting').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(old);
  });

  test('takes new accounts from everybody, from the invited, or from nobody, as its administrators say', async () => {
    const house = houseOf(await freshStore(database));
    const { app } = house;
    const accounts = accountsOf(house, { signUp: 'closed' });
    const first = await signedUp(house, accounts, 'First');
    const administrator = await first.browser.actor();
    got(await claimServer(app, administrator, { code: (await drawClaimCode(app)) as string }));
    let asked = 0;
    const signUp = async (invitation?: object): Promise<number> => {
      asked += 1;
      const body = { name: `New ${'ABCDE'[asked]}`, email: `new${asked}@example.org`, password: PASSWORD, invitation };
      return (await browserOf(house, accounts).post('/sign-up/email', body)).status;
    };
    expect(await signUp()).toBe(403);
    got(await changeServerSettings(app, administrator, { signUp: 'invited' }));
    const { campaignId, master } = await openTable(house);
    const { link } = got(await inviteToCampaign(app, master.actor, { campaignId, days: 7 }));
    const token = new URL(link).searchParams.get('invitation');
    expect([await signUp(), await signUp({ campaignId, token: 'x' }), await signUp({ campaignId, token })]).toEqual([
      403, 403, 200,
    ]);
    const stranger = browserOf(house, accounts);
    await stranger.post('/sign-in/magic-link', { email: 'a@example.org', name: 'A' });
    expect((await mailsTo(house, 'a@example.org')).at(-1)?.subject).toBe('No account has this address');
    const metadata = { invitation: { campaignId, token } };
    await stranger.post('/sign-in/magic-link', { email: 'b@example.org', name: 'Berta', metadata });
    await stranger.get(await linkTo(house, 'b@example.org'));
    expect((await stranger.actor()).kind).toBe('user');
    got(await changeServerSettings(app, administrator, { signUp: 'open' }));
    expect(await signUp()).toBe(200);
  });

  test('shuts somebody out: no session, no token, no way in, until they are let in again', async () => {
    const house = houseOf(await freshStore(database));
    const { app, db } = house;
    const accounts = accountsOf(house);
    const boss = await newPlayer(db, 'Boss');
    got(await claimServer(app, boss.actor, { code: (await drawClaimCode(app)) as string }));
    const { browser, email, id } = await signedUp(house, accounts, 'Rude');
    const actor = await browser.actor();
    const { token } = got(await createToken(app, actor, { name: 'bot', scopes: ['read'], days: 9 }));
    const user = { userId: id as never };
    got(await blockUser(app, boss.actor, { ...user, reason: 'threats' }));
    expect((await browser.actor()).kind).toBe('signed-out');
    expect((await browser.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(403);
    const bot = await accounts.actorOf(new Headers({ authorization: `Bearer ${token}` }));
    expect(code(await listCampaigns(app, bot, { limit: 1 }))).toBe('blocked');
    expect(code(await listCampaigns(app, actor, { limit: 1 }))).toBe('blocked');
    const lines = got(await listUsers(app, boss.actor, { limit: 10, search: 'rude' }));
    expect(lines).toMatchObject([{ email, blocked: { reason: 'threats' }, administrator: false }]);
    got(await unblockUser(app, boss.actor, user));
    expect((await browser.post('/sign-in/email', { email, password: PASSWORD })).status).toBe(200);
    const deeds = got(await readServerAudit(app, boss.actor, { limit: 3 })).map(({ action, who }) => [
      action,
      who?.name,
    ]);
    expect(deeds.slice(0, 2)).toEqual([
      ['unblockUser', 'Boss'],
      ['blockUser', 'Boss'],
    ]);
  });

  test('is never without an administrator, even if two dismiss each other at once', async () => {
    const house = houseOf(await freshStore(database));
    const { app, db } = house;
    const [one, two] = [await newPlayer(db, 'One'), await newPlayer(db, 'Two')];
    got(await claimServer(app, one.actor, { code: (await drawClaimCode(app)) as string }));
    got(await appointAdministrator(app, one.actor, { userId: two.id }));
    expect(code(await blockUser(app, one.actor, { userId: two.id, reason: 'x' }))).toBe('conflict');
    const [first, second] = await Promise.all([
      dismissAdministrator(app, one.actor, { userId: two.id }),
      dismissAdministrator(app, two.actor, { userId: one.id }),
    ]);
    expect([first.ok, second.ok].sort()).toEqual([false, true]);
    expect(await db.selectFrom('administrator').select('userId').execute()).toHaveLength(1);
  });
});
