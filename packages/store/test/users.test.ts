import { hashOf } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  accessTokensOf,
  addAccessToken,
  administrators,
  appointAdministrator,
  countUsers,
  type Db,
  dismissAdministrator,
  EVERY_CAMPAIGN,
  findAccessToken,
  findUser,
  findUserByEmail,
  findUserSettingByFeed,
  forgetIdempotencyKeys,
  isAdministrator,
  jsonText,
  keepIdempotentAnswer,
  newId,
  noteTokenUse,
  noticePreferencesOf,
  putNoticePreference,
  putUserSetting,
  releaseIdempotencyKey,
  revokeAccessToken,
  takeIdempotencyKey,
  type UserId,
  userSettingOf,
} from '../src/index.ts';
import { onEachDatabase, suiteStore } from './databases.ts';
import { HOUR, NOON } from './sample/campaign.ts';
import { everything } from './sample/everything.ts';
import { addUser } from './sample/people.ts';

const addToken = async (db: Db, userId: UserId, expiresAt: number | null = null) => {
  const token = { id: newId<'access-token'>(), userId, name: 'bot', hash: hashOf(newId()), createdAt: NOON };
  await addAccessToken(db, { ...token, scopes: jsonText(['read', 'order']), campaignId: null, expiresAt });
  return token;
};

onEachDatabase('users', (database) => {
  const store = suiteStore(database);

  test('are found by id and by address, however it is written', async () => {
    const { db } = store();
    const before = await countUsers(db);
    const id = await addUser(db, 'Maud');
    const email = `maud.${id}@example.org`;
    expect(await findUser(db, id)).toMatchObject({ name: 'Maud', email, emailVerified: 1 });
    expect((await findUserByEmail(db, email.toUpperCase()))?.id).toBe(id);
    expect(await countUsers(db)).toBe(before + 1);
  });

  test('appoint and dismiss administrators', async () => {
    const { db } = store();
    const [first, second] = [await addUser(db, 'First'), await addUser(db, 'Second')];
    await appointAdministrator(db, { userId: first, since: NOON, appointedBy: null });
    await appointAdministrator(db, { userId: second, since: NOON, appointedBy: first });
    await appointAdministrator(db, { userId: second, since: NOON + 1, appointedBy: null });
    expect(await administrators(db)).toContainEqual({ userId: second, since: NOON, appointedBy: first });
    await dismissAdministrator(db, second);
    expect([await isAdministrator(db, first), await isAdministrator(db, second)]).toEqual([true, false]);
  });

  test('a token is found by its hash until it expires or is revoked', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const [token, late] = [await addToken(db, userId), await addToken(db, userId, NOON + HOUR)];
    expect(await findAccessToken(db, token.hash, NOON)).toMatchObject({ userId, scopes: '["read","order"]' });
    expect(await findAccessToken(db, late.hash, NOON + HOUR - 1)).toMatchObject({ id: late.id });
    expect(await findAccessToken(db, late.hash, NOON + HOUR)).toBeUndefined();
    expect(await revokeAccessToken(db, await addUser(db, 'Other'), token.id, NOON)).toBe(false);
    expect(await revokeAccessToken(db, userId, token.id, NOON)).toBe(true);
    expect(await revokeAccessToken(db, userId, token.id, NOON)).toBe(false);
    expect(await findAccessToken(db, token.hash, NOON)).toBeUndefined();
    expect(await accessTokensOf(db, userId)).toHaveLength(2);
  });

  test('the use of a token is remembered to the minute', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const { id } = await addToken(db, userId);
    const lastUse = async (now: number) => {
      await noteTokenUse(db, id, now);
      return (await accessTokensOf(db, userId))[0]?.lastUsedAt;
    };
    expect(await lastUse(NOON)).toBe(NOON);
    expect(await lastUse(NOON + 59_999)).toBe(NOON);
    expect(await lastUse(NOON + 60_000)).toBe(NOON + 60_000);
  });

  test('set their zone and quiet hours, and have a calendar at a secret address', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const setting = { userId, zone: 'UTC', quietFrom: null, quietUntil: null, feedHash: null, updatedAt: NOON };
    await putUserSetting(db, { ...setting, settings: jsonText({}) });
    const changed = { ...setting, zone: 'Asia/Tokyo', quietFrom: 60, quietUntil: 420, feedHash: hashOf(userId) };
    await putUserSetting(db, { ...changed, settings: jsonText({ dark: true }) });
    expect(await userSettingOf(db, userId)).toEqual({ ...changed, settings: '{"dark":true}' });
    expect((await findUserSettingByFeed(db, hashOf(userId)))?.userId).toBe(userId);
    expect(await findUserSettingByFeed(db, hashOf('other'))).toBeUndefined();
  });

  test('choose their notices for a campaign and for all', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const campaignId = newId<'campaign'>();
    const choice = { userId, kind: 'turn', channel: 'mail' } as const;
    await putNoticePreference(db, { ...choice, campaignId: EVERY_CAMPAIGN, wanted: 1 });
    await putNoticePreference(db, { ...choice, campaignId, wanted: 1 });
    await putNoticePreference(db, { ...choice, campaignId, wanted: 0 });
    await putNoticePreference(db, { ...choice, campaignId: newId(), wanted: 1 });
    const chosen = await noticePreferencesOf(db, userId, campaignId);
    expect(chosen.map((row) => [row.campaignId, row.wanted]).sort()).toEqual([
      [EVERY_CAMPAIGN, 1],
      [campaignId, 0],
    ]);
  });

  test('when an account is deleted all that is theirs alone goes with it', async () => {
    const { db } = store();
    const { campaignId } = await everything(db);
    const { userId } = await db
      .selectFrom('seat')
      .select('userId')
      .where('campaignId', '=', campaignId)
      .where('userId', 'is not', null)
      .executeTakeFirstOrThrow();
    await db.updateTable('seat').set({ userId: null }).where('userId', '=', userId).execute();
    await db.deleteFrom('user').where('id', '=', userId!).execute();
    for (const table of [
      'accessToken',
      'userSetting',
      'noticePreference',
      'notice',
      'bulletinReader',
      'idempotencyKey',
    ] as const)
      expect(await db.selectFrom(table).select('userId').where('userId', '=', userId!).execute()).toEqual([]);
    expect(await db.selectFrom('letter').select('userId').where('userId', '=', userId!).execute()).toHaveLength(1);
  });

  test('a request with a key is carried out once and answered alike', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const asked = { userId, key: 'k1', requestHash: hashOf('a'), createdAt: NOON, expiresAt: NOON + HOUR };
    const answers = await Promise.all([1, 2, 3].map(() => takeIdempotencyKey(db, asked)));
    expect(answers.map(({ kind }) => kind).sort()).toEqual(['new', 'under-way', 'under-way']);
    expect(await keepIdempotentAnswer(db, asked, 201, '{"id":1}')).toBe(true);
    expect(await takeIdempotencyKey(db, asked)).toEqual({ kind: 'done', status: 201, response: '{"id":1}' });
    const other = await takeIdempotencyKey(db, { ...asked, requestHash: hashOf('b') });
    expect(other).toEqual({ kind: 'other-request' });
    const stranger = { ...asked, userId: await addUser(db, 'Stranger') };
    expect(await takeIdempotencyKey(db, stranger)).toEqual({ kind: 'new' });
  });

  test('a key is free again when it has expired or its request came to nothing', async () => {
    const { db } = store();
    const userId = await addUser(db, 'Maud');
    const asked = { userId, key: 'k2', requestHash: hashOf('a'), createdAt: NOON, expiresAt: NOON + HOUR };
    await takeIdempotencyKey(db, asked);
    await releaseIdempotencyKey(db, userId, 'k2');
    expect(await takeIdempotencyKey(db, asked)).toEqual({ kind: 'new' });
    await keepIdempotentAnswer(db, asked, 200, '');
    await releaseIdempotencyKey(db, userId, 'k2');
    expect((await takeIdempotencyKey(db, asked)).kind).toBe('done');
    const later = { ...asked, requestHash: hashOf('b'), createdAt: NOON + HOUR, expiresAt: NOON + 2 * HOUR };
    expect(await takeIdempotencyKey(db, later)).toEqual({ kind: 'new' });
    await forgetIdempotencyKeys(db, NOON + 2 * HOUR);
    expect(await takeIdempotencyKey(db, asked)).toEqual({ kind: 'new' });
  });
});
