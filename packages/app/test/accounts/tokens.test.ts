import { DAY } from '@chancery/core';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { createCampaign } from '../../src/campaign/lifecycle/create-campaign.ts';
import { listCampaigns } from '../../src/campaign/shown/list-campaigns.ts';
import { showCampaign } from '../../src/campaign/shown/show-campaign.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { type CreateToken, createToken, listTokens, revokeToken } from '../../src/house/accounts/manage-tokens.ts';
import { begunTable, code, FOUR_CROWNS, got, houseOf, newPlayer, openTable } from '../sample/people.ts';
import { accountsOf } from './browser.ts';

const BOT: CreateToken = { name: 'my bot', scopes: ['read', 'order'], days: 30 };
const bearer = (token: string): Headers => new Headers({ authorization: `Bearer ${token}` });

onEachDatabase('tokens', (database) => {
  const store = suiteStore(database);

  test('act for their owner with their scopes, are kept as hashes, and remember when they were used', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const { actor, id } = await newPlayer(house.db, 'Anna');
    const { token } = got(await createToken(house.app, actor, BOT));
    expect(token).toMatch(/^chancery_[0-9a-f]{64}$/);
    expect(await accounts.actorOf(bearer(token))).toEqual({
      kind: 'user',
      user: id,
      scopes: ['read', 'order'],
      campaign: null,
    });
    // It is noted beside the request, which does not wait for it.
    const line = async () => got(await listTokens(house.app, actor, null))[0];
    await expect.poll(line).toMatchObject({ name: 'my bot', status: 'good', lastUsedAt: house.app.now() });
    const rows = await house.db.selectFrom('accessToken').selectAll().where('userId', '=', id).execute();
    expect(JSON.stringify(rows)).not.toContain(token.slice(9));
  });

  test('are good until they are revoked or run out, and then they are nobody', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const [owner, other] = [await newPlayer(house.db, 'Anna'), await newPlayer(house.db, 'Boris')];
    const [first, second] = [
      got(await createToken(house.app, owner.actor, BOT)),
      got(await createToken(house.app, owner.actor, BOT)),
    ];
    expect(code(await revokeToken(house.app, other.actor, first))).toBe('not-found');
    got(await revokeToken(house.app, owner.actor, first));
    expect(await accounts.actorOf(bearer(first.token))).toEqual(SIGNED_OUT);
    expect((await accounts.actorOf(bearer(second.token))).kind).toBe('user');
    house.pass(30 * DAY);
    expect(await accounts.actorOf(bearer(second.token))).toEqual(SIGNED_OUT);
    const lines = got(await listTokens(house.app, owner.actor, null));
    expect(lines.map(({ status }) => status).sort()).toEqual(['expired', 'revoked']);
    for (const wrong of ['', 'x', 'chancery_', `${second.token} x`]) {
      expect(await accounts.actorOf(bearer(wrong)), wrong).toEqual(SIGNED_OUT);
    }
  });

  test('make no tokens, whatever they are good for', async () => {
    const house = houseOf(store());
    const { actor } = await newPlayer(house.db, 'Anna');
    const all = { ...BOT, scopes: ['read', 'order', 'letter', 'master'] } as const;
    const { token } = got(await createToken(house.app, actor, all));
    const bot = await accountsOf(house).actorOf(bearer(token));
    expect(code(await createToken(house.app, bot, BOT))).toBe('not-allowed');
    expect(code(await listTokens(house.app, bot, null))).toBe('not-allowed');
  });

  test('say what they shall be', async () => {
    const house = houseOf(store());
    const { actor } = await newPlayer(house.db, 'Anna');
    for (const wrong of [
      { name: '' },
      { scopes: [] },
      { scopes: ['all'] },
      { days: 0 },
      { days: 1.5 },
      { days: 400 },
    ]) {
      expect(code(await createToken(house.app, actor, { ...BOT, ...wrong } as CreateToken))).toBe('bad-input');
    }
  });

  test('for one campaign are good for no other', async () => {
    const house = houseOf(store());
    const accounts = accountsOf(house);
    const here = await begunTable(house, ['Anna'], { settings: { startWhenFull: false, joining: 'open' } });
    const there = await openTable(house);
    const { actor } = here.master;
    const { campaignId } = here;
    const { token } = got(await createToken(house.app, actor, { ...BOT, scopes: ['read', 'master'], campaignId }));
    const bot = await accounts.actorOf(bearer(token));
    expect(got(await showCampaign(house.app, bot, { campaignId })).you.master).toBe(true);
    expect(code(await createCampaign(house.app, bot, FOUR_CROWNS))).toBe('not-allowed');
    expect(got(await showCampaign(house.app, bot, { campaignId: there.campaignId })).you.master).toBe(false);
    expect(got(await listCampaigns(house.app, bot, { limit: 10, mine: true })).campaigns).toEqual([]);
    const secret = got(await createCampaign(house.app, actor, { ...FOUR_CROWNS, title: 'Secret' }));
    expect(code(await createToken(house.app, there.master.actor, { ...BOT, ...secret }))).toBe('not-found');
    expect(code(await showCampaign(house.app, bot, secret))).toBe('not-found');
  });

  test('that may not read see what nobody sees', async () => {
    const house = houseOf(store());
    const { actor } = await newPlayer(house.db, 'Anna');
    const draft = got(await createCampaign(house.app, actor, FOUR_CROWNS));
    const { token } = got(await createToken(house.app, actor, { ...BOT, scopes: ['letter'] }));
    const bot = await accountsOf(house).actorOf(bearer(token));
    got(await showCampaign(house.app, actor, draft));
    expect(code(await showCampaign(house.app, bot, draft))).toBe('not-found');
  });
});
