import { describe, expect, test } from 'vitest';
import { composeMail } from '../../src/index.ts';
import { MAIL_HOUSE, TOKEN } from '../house.ts';
import { composed, headersOf, MAIL, parsed } from './composed.ts';

describe('threads', () => {
  const campaign = '<campaign.md9.eng@play.example.net>';
  const turn = '<turn.md9.eng.7@play.example.net>';

  test.each([
    ['about a turn', { game: 'md9', realm: 'eng', turn: 7 }, turn, [campaign, turn]],
    ['about a campaign', { game: 'md9', realm: 'eng', turn: null }, campaign, campaign],
  ])('a mail %s stands with the others', async (_, thread, inReplyTo, references) => {
    expect(await parsed({ thread })).toMatchObject({ inReplyTo, references });
  });

  test('an answer stands below what it answers', async () => {
    const answers = { messageId: '<mine@example.org>', references: [campaign, turn] };
    expect(await parsed({ answers })).toMatchObject({
      inReplyTo: '<mine@example.org>',
      references: [campaign, turn, '<mine@example.org>'],
    });
  });

  test('and beside the others of its turn, even where its writer has begun a new mail', async () => {
    const answers = { messageId: '<mine@example.org>', references: [turn] };
    const thread = { game: 'md9', realm: 'eng', turn: 7 };
    expect(await parsed({ answers, thread })).toMatchObject({
      inReplyTo: '<mine@example.org>',
      references: [campaign, turn, '<mine@example.org>'],
    });
  });

  test('what strangers put into their ids goes no further', async () => {
    const answers = { messageId: '<a>\r\nBcc: bert@example.org', references: ['x y', '<b@example.org>\nX: y'] };
    const { inReplyTo, references, bcc } = await parsed({ answers });
    expect([inReplyTo, references, bcc]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the way back', () => {
  test('the token stands in the reply address and nowhere else', async () => {
    const mail = { replyToken: TOKEN, html: '<p>x</p>', thread: { game: 'md9', realm: 'eng', turn: 7 } };
    expect((await parsed(mail)).replyTo?.text).toBe(`orders+${TOKEN}@play.example.net`);
    const { raw } = await composed(mail);
    expect(Buffer.from(raw).toString('latin1').split(TOKEN)).toHaveLength(2);
  });

  test('or in the subject, where the server knows no +', async () => {
    const { subject, replyTo } = await parsed({ replyToken: TOKEN }, { tokenIn: 'subject' });
    expect(subject).toBe(`${MAIL.subject} [#${TOKEN}]`);
    expect(replyTo?.text).toBe('orders@play.example.net');
  });

  test('a text that shows it is a fault of ours', async () => {
    const mail = { ...MAIL, replyToken: TOKEN };
    await expect(composeMail({ ...mail, text: `write to ${TOKEN}` }, MAIL_HOUSE)).rejects.toThrow(
      /shows its reply token/,
    );
    await expect(composeMail({ ...mail, html: `<a href="/${TOKEN}">` }, MAIL_HOUSE)).rejects.toThrow(/token/);
  });

  test('unsubscribing takes one click', async () => {
    const headers = await headersOf({
      unsubscribe: { page: 'https://play.example.net/off/abc', mailbox: 'off@example.net' },
    });
    expect(headers).toContain(
      'List-Unsubscribe: <mailto:off@example.net?subject=unsubscribe>, <https://play.example.net/off/abc>',
    );
    expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  });

  test.each(['javascript:alert(1)', 'https://anna:secret@play.example.net/off', 'off/abc'])(
    'but not by %s',
    async (page) => {
      await expect(composeMail({ ...MAIL, unsubscribe: { page } }, MAIL_HOUSE)).rejects.toThrow();
    },
  );
});
