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
  findCampaign,
  forgetIncomingMails,
  jsonText,
  newId,
  noteIncomingMail,
  noteWebhookFailure,
  putServerSetting,
  quarantinedMails,
  releaseLease,
  removeWebhook,
  serverSetting,
  settleIncomingMail,
  takeLease,
  webhooksOf,
} from '../src/index.ts';
import { freshStore, onEachDatabase, suiteStore } from './databases.ts';
import { begunCampaign, HOUR, NOON } from './sample/campaign.ts';
import { addUser } from './sample/people.ts';

onEachDatabase('what the server keeps', (database) => {
  const store = suiteStore(database);

  test('a lease has one owner, who may keep it, until it ends or he lets go', async () => {
    const { db } = store();
    const [one, two] = [newId<'lease-owner'>(), newId<'lease-owner'>()];
    expect(await takeLease(db, 'imap', one, NOON, NOON + 10)).toBe(true);
    expect(await takeLease(db, 'imap', two, NOON + 9, NOON + 19)).toBe(false);
    expect(await takeLease(db, 'imap', one, NOON + 9, NOON + 20)).toBe(true);
    expect(await takeLease(db, 'imap', two, NOON + 20, NOON + 30)).toBe(true);
    await releaseLease(db, 'imap', one);
    expect(await takeLease(db, 'imap', one, NOON + 21, NOON + 31)).toBe(false);
    await releaseLease(db, 'imap', two);
    expect(await takeLease(db, 'imap', one, NOON + 21, NOON + 31)).toBe(true);
  });

  test('of many who want a lease at once one has it', async () => {
    const { db } = store();
    const wanted = Array.from({ length: 8 }, () => takeLease(db, 'rush', newId(), NOON, NOON + HOUR));
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
    const mail = { id: newId<'incoming-mail'>(), digest: hashOf(newId()), receivedAt: NOON };
    const came = { ...mail, sender: 'a@example.org', recipient: 'orders@example.org' };
    expect(await noteIncomingMail(db, came)).toBe(true);
    expect(await noteIncomingMail(db, { ...came, id: newId() })).toBe(false);
    expect(await settleIncomingMail(db, mail.id, { outcome: 'quarantined', reason: 'spf', raw: 'aGk=' })).toBe(true);
    expect(await quarantinedMails(db, 9)).toMatchObject([{ id: mail.id, reason: 'spf' }]);
    expect(await settleIncomingMail(db, newId(), { outcome: 'refused' })).toBe(false);
    expect(await forgetIncomingMails(db, NOON)).toBe(0);
    expect(await forgetIncomingMails(db, NOON + 1)).toBe(1);
    expect(await quarantinedMails(db, 9)).toEqual([]);
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
