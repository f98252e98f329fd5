import { hashOf } from '@chancery/core';
import { expect, test } from 'vitest';
import {
  addAudit,
  addCampaign,
  addWebhook,
  auditOf,
  auditOfUser,
  campaignsWith,
  changeWebhook,
  claimServerSetting,
  clearMailTrouble,
  countIncomingMails,
  findCampaign,
  findReplyName,
  forgetIncomingMails,
  jsonText,
  keepIncomingMail,
  mailTroubles,
  NO_LETTER,
  newestWrittenAt,
  newId,
  noteMailTrouble,
  noteWebhookFailure,
  putServerSetting,
  quarantinedMails,
  releaseLease,
  removeWebhook,
  replyNameFor,
  serverSetting,
  settleIncomingMail,
  takeLease,
  webhooksOf,
} from '../src/index.ts';
import { freshStore, onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, ENGLAND, HOUR, NOON } from './sample/campaign.ts';
import { addUser } from './sample/people.ts';

onEachDatabase('what the server keeps', (database) => {
  const store = suiteStore(database);

  test('a lease has one owner, who may keep it, until it ends or they let go', async () => {
    const { db } = store();
    const [one, two] = [newId<'lease-owner'>(), newId<'lease-owner'>()];
    expect(await takeLease(db, 'imap', one, { now: NOON, until: NOON + 10 })).toBe(true);
    expect(await takeLease(db, 'imap', two, { now: NOON + 9, until: NOON + 19 })).toBe(false);
    expect(await takeLease(db, 'imap', one, { now: NOON + 9, until: NOON + 20 })).toBe(true);
    expect(await takeLease(db, 'imap', two, { now: NOON + 20, until: NOON + 30 })).toBe(true);
    await releaseLease(db, 'imap', one);
    expect(await takeLease(db, 'imap', one, { now: NOON + 21, until: NOON + 31 })).toBe(false);
    await releaseLease(db, 'imap', two);
    expect(await takeLease(db, 'imap', one, { now: NOON + 21, until: NOON + 31 })).toBe(true);
  });

  test('of many who want a lease at once one has it', async () => {
    const { db } = store();
    const wanted = Array.from({ length: 8 }, () => takeLease(db, 'rush', newId(), { now: NOON, until: NOON + HOUR }));
    expect((await Promise.all(wanted)).filter(Boolean)).toHaveLength(1);
  });

  test('a setting is replaced, and one that the server draws for itself is drawn once', async () => {
    const { db } = store();
    const setting = { name: 'key', value: jsonText('first'), updatedAt: NOON, updatedBy: null };
    expect(await claimServerSetting(db, setting)).toBe(true);
    expect(await claimServerSetting(db, { ...setting, value: jsonText('second') })).toBe(false);
    expect((await serverSetting(db, 'key'))?.value).toBe('"first"');
    await putServerSetting(db, { ...setting, value: jsonText('third') });
    expect((await serverSetting(db, 'key'))?.value).toBe('"third"');
    expect(await serverSetting(db, 'none')).toBeUndefined();
  });

  test('the audit of a campaign and of a user, in pages', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const entry = { at: NOON, actor: 'master', userId: master, facts: jsonText({}) };
    for (const action of ['a', 'b', 'c']) await addAudit(db, { ...entry, campaignId, action });
    await addAudit(db, { ...entry, campaignId: null, action: 'sign-in' });
    const page = await auditOf(db, campaignId, { limit: 2 });
    expect(page.map(({ action }) => action)).toEqual(['c', 'b']);
    const [rest] = await auditOf(db, campaignId, { limit: 2, before: page[1]!.seq });
    expect(rest?.action).toBe('a');
    expect((await auditOfUser(db, master, { limit: 9 })).map(({ action }) => action)).toEqual([
      'sign-in',
      'c',
      'b',
      'a',
    ]);
  });

  test('the same mail is taken once', async () => {
    const { db } = store();
    const mail = { id: newId<'incoming-mail'>(), digest: hashOf(newId()), receivedAt: NOON, writtenAt: NOON - 1 };
    const came = { ...mail, sender: 'a@example.org', recipient: 'orders@example.org', raw: 'aGk=' };
    expect((await keepIncomingMail(db, came)).id).toBe(mail.id);
    expect((await keepIncomingMail(db, { ...came, id: newId() })).id).toBe(mail.id);
    const userId = newId<'user'>();
    const doubtful = { outcome: 'quarantined', reason: 'spf', userId, settledAt: NOON } as const;
    expect(await settleIncomingMail(db, mail.id, 'received', doubtful)).toBe(true);
    expect(await settleIncomingMail(db, mail.id, 'received', { outcome: 'refused' })).toBe(false);
    expect(await quarantinedMails(db, { userId }, 9)).toMatchObject([{ id: mail.id, reason: 'spf' }]);
    expect(await countIncomingMails(db, userId, NOON - 1, ['quarantined'])).toBe(1);
    expect(await countIncomingMails(db, userId, NOON, ['quarantined'])).toBe(0);
    expect(await settleIncomingMail(db, newId(), 'received', { outcome: 'refused' })).toBe(false);
    expect(await forgetIncomingMails(db, NOON)).toBe(0);
    expect(await forgetIncomingMails(db, NOON + 1)).toBeGreaterThanOrEqual(1);
    expect(await quarantinedMails(db, { userId }, 9)).toEqual([]);
  });

  test('of the orders that came by mail it is known when the newest were written', async () => {
    const { db } = store();
    const { campaignId } = await begunCampaign(db);
    const about = { campaignId, seat: ENGLAND, turn: 1 };
    expect(await newestWrittenAt(db, about)).toBe(null);
    for (const writtenAt of [NOON + 5, NOON + 3]) {
      const mail = { id: newId<'incoming-mail'>(), digest: hashOf(newId()), receivedAt: NOON, writtenAt, raw: null };
      await keepIncomingMail(db, { ...mail, sender: 'a@example.org', recipient: 'b@example.org' });
      await settleIncomingMail(db, mail.id, 'received', { outcome: 'accepted', ...about });
    }
    expect(await newestWrittenAt(db, about)).toBe(NOON + 5);
    expect(await newestWrittenAt(db, { ...about, turn: 2 })).toBe(null);
  });

  test('a reply address keeps its name, and another ruler of the seat has another', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const first = { campaignId, seat: ENGLAND, userId: master, letterId: NO_LETTER, createdAt: NOON };
    const name = newId();
    expect(await replyNameFor(db, { ...first, name })).toBe(name);
    expect(await replyNameFor(db, { ...first, name: newId() })).toBe(name);
    const other = newId();
    expect(await replyNameFor(db, { ...first, userId: newId(), name: other })).toBe(other);
    expect(await findReplyName(db, name)).toMatchObject({ campaignId, seat: ENGLAND, userId: master });
    expect(await findReplyName(db, newId())).toBe(undefined);
    await expect(replyNameFor(db, { ...first, userId: newId(), name })).rejects.toThrow('stands for something else');
  });

  test('an address that fails is known until it is cleared, whatever its letters', async () => {
    const { db } = store();
    const address = `Gone.${newId()}@example.org`;
    expect(await noteMailTrouble(db, { address, status: '5.1.1', since: NOON })).toBe(true);
    expect(await noteMailTrouble(db, { address, status: '5.1.1', since: NOON + 1 })).toBe(false);
    expect(await mailTroubles(db, [address, 'b@example.org'])).toMatchObject([{ since: NOON }]);
    expect(await clearMailTrouble(db, address.toUpperCase())).toBe(true);
    expect(await clearMailTrouble(db, address)).toBe(false);
    expect(await mailTroubles(db, [address])).toEqual([]);
    expect(await mailTroubles(db, [])).toEqual([]);
  });

  test('a webhook counts its failures', async () => {
    const { db } = store();
    const { campaignId, master } = await begunCampaign(db);
    const id = newId<'webhook'>();
    const address = { url: 'https://example.org', secret: 's', form: 'discord', kinds: jsonText(['turn']) } as const;
    await addWebhook(db, { campaignId, id, ...address, createdBy: master, createdAt: NOON });
    expect(await noteWebhookFailure(db, campaignId, id)).toBe(1);
    expect(await noteWebhookFailure(db, campaignId, id)).toBe(2);
    expect(await changeWebhook(db, campaignId, id, { failures: 0, disabledAt: NOON })).toBe(true);
    expect(await webhooksOf(db, campaignId)).toMatchObject([{ ...address, failures: 0, disabledAt: NOON }]);
    await removeWebhook(db, campaignId, id);
    expect(await webhooksOf(db, campaignId)).toEqual([]);
    expect(await noteWebhookFailure(db, campaignId, id)).toBe(0);
  });

  test('campaigns are listed by status, the newest first, in pages', async () => {
    const { db } = await freshStore(database);
    const createdBy = await addUser(db, 'Master');
    const { campaignId } = await begunCampaign(db);
    const running = (await findCampaign(db, campaignId))!;
    const drafts: string[] = [];
    for (const createdAt of [NOON, NOON, NOON + 1]) {
      const { title, ruleset, version, scenario, options, pressMode, anonymity, settings } = running;
      const set = { title, ruleset, version, scenario, options, pressMode, anonymity, settings };
      const id = newId<'campaign'>();
      await addCampaign(db, { ...set, id, deadlineRule: null, grace: 0, minimum: 0, createdBy, createdAt });
      drafts.push(id);
    }
    const page = await campaignsWith(db, ['draft'], { limit: 2 });
    const last = page[1]!;
    const rest = await campaignsWith(db, ['draft'], { limit: 2, before: { at: last.createdAt, id: last.id } });
    expect(page[0]?.id).toBe(drafts[2]);
    expect([...page, ...rest].map(({ id }) => id).sort()).toEqual([...drafts].sort());
    expect((await campaignsWith(db, ['running', 'ended'], { limit: 9 })).map(({ id }) => id)).toEqual([campaignId]);
  });
});
