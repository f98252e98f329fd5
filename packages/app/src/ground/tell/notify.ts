import { addNotices, jsonText, newId, queueOutbox, type Trx } from '@chancery/store';
import type { App } from '../app.ts';
import type { Notice } from '../news/notice.ts';
import { serverKey } from '../server-key.ts';
import { noticeMail } from './mail.ts';
import { mailRecipients } from './mail-recipients.ts';

/**
 * Tells users something: on the desk at once, and by mail those who want it. Written in the transaction that is the
 * reason for it; whoever was told the same before, by its key, is not told again.
 */
export const notify = async (trx: Trx, app: App, notices: readonly Notice[]): Promise<void> => {
  if (notices.length === 0) return;
  await noteOnDesk(trx, app, notices);
  const now = app.now();
  const stationery = {
    baseUrl: app.config.baseUrl,
    unsubscribeKey: await serverKey(trx, app, 'unsubscribe-key'),
    now,
  };
  for (const alike of byKind(notices)) {
    const { facts, campaign } = alike[0] as Notice;
    const users = alike.map(({ to }) => to);
    const recipients = await mailRecipients(trx, users, { kind: facts.kind, campaign: campaign?.id ?? null, now });
    await queueOutbox(
      trx,
      alike.flatMap((notice) => {
        const recipient = recipients.find(({ userId }) => userId === notice.to);
        return recipient === undefined ? [] : [noticeMail(notice, recipient, stationery)];
      }),
    );
  }
};

/** On the desk alone: for what is mailed in a form of its own, such as reports. */
export const noteOnDesk = (trx: Trx, app: Pick<App, 'now'>, notices: readonly Notice[]): Promise<void> =>
  addNotices(
    trx,
    notices.map(({ to, campaign, facts, key }) => ({
      id: newId<'notice'>(),
      userId: to,
      campaignId: campaign?.id ?? null,
      kind: facts.kind,
      facts: jsonText(facts),
      dedupeKey: key,
      at: app.now(),
    })),
  );

const byKind = (notices: readonly Notice[]): readonly (readonly Notice[])[] => {
  const groups = new Map<string, Notice[]>();
  for (const notice of notices) {
    const name = `${notice.facts.kind} ${notice.campaign?.id ?? ''}`;
    groups.set(name, [...(groups.get(name) ?? []), notice]);
  }
  return [...groups.values()];
};
