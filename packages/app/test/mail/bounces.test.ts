import { mailTroubles } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { mailWorksAgain } from '../../src/channels/mail/mail-works-again.ts';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { pauseCampaign } from '../../src/desk/campaign/pause-campaign.ts';
import { begunTable, got, HOUR, houseOf, type Player } from '../sample/people.ts';
import { postOffice } from './post-office.ts';

/** What a server sends back (RFC 3464). */
const bounce = (address: string, messageId: string, status = '5.1.1'): string =>
  [
    'From: Mail Delivery System <mailer-daemon@example.org>',
    'To: bounces@play.example.net',
    'Subject: Undelivered Mail Returned to Sender',
    `Date: ${new Date(1_772_370_000_000).toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.org',
    '',
    `Final-Recipient: rfc822; ${address}`,
    'Action: failed',
    `Status: ${status}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    '',
    '--b--',
  ].join('\n');

onEachDatabase('a mail that comes back', (database) => {
  const store = suiteStore(database);

  test('silences an address until its owner says that it works, and they are told on their desk', async () => {
    const house = houseOf(store());
    const { app, db } = house;
    const post = postOffice(house);
    const table = await begunTable(house, ['Anna', 'Boris']);
    const [anna, boris] = table.rulers as [Player, Player];
    await post.drain();
    const [sent] = await post.mailsTo(anna.email);
    const messageId = sent?.messageId ?? '';

    expect(await post.receive(bounce(boris.email, messageId))).toMatchObject({ reason: 'bounce-unknown' });
    expect(await post.receive(bounce(anna.email, '<made-up@play.example.net>'))).toMatchObject({
      reason: 'bounce-unknown',
    });
    expect(await post.receive(bounce(anna.email, messageId, '4.2.2'))).toMatchObject({ reason: 'bounce-unknown' });
    expect(await mailTroubles(db, [anna.email, boris.email])).toEqual([]);

    expect(await post.receive(bounce(anna.email, messageId))).toMatchObject({ outcome: 'ignored', reason: 'bounce' });
    expect(await mailTroubles(db, [anna.email])).toMatchObject([{ status: '5.1.1' }]);
    const notices = got(await readNotices(app, anna.actor, { limit: 50, zone: 'UTC' }));
    expect(notices[0]).toMatchObject({ subject: 'our mail does not reach you' });

    house.pass(HOUR);
    const before = (await post.mailsTo(anna.email)).length;
    got(await pauseCampaign(app, table.master.actor, { campaignId: table.campaignId, reason: 'Holidays' }));
    await post.drain();
    expect(await post.mailsTo(anna.email)).toHaveLength(before);
    expect((await post.mailsTo(boris.email)).map(({ subject }) => subject).join()).toContain('paused');

    got(await mailWorksAgain(app, anna.actor, {}));
    expect(await mailTroubles(db, [anna.email])).toEqual([]);
    expect(await post.answersTo(anna)).toEqual([]);
  });
});
