import { countingSheets, type IncomingMailRow } from '@chancery/store';
import { onEachDatabase, suiteStore } from '@chancery/store/test';
import { expect, test } from 'vitest';
import { appointMaster } from '../../src/campaign/people/masters.ts';
import { listHeldMails } from '../../src/channels/mail/list-held-mails.ts';
import { releaseMail, releaseMailByLink, showHeldMail } from '../../src/channels/mail/release-mail.ts';
import { replyTokenFor } from '../../src/channels/mail/reply-right.ts';
import { readNotices } from '../../src/channels/notices/read-notices.ts';
import { writeLetter } from '../../src/desk/letters/write-letter.ts';
import { SIGNED_OUT } from '../../src/ground/actor.ts';
import { begunTable, code, got, HOUR, houseOf, newPlayer, type Player, type Table } from '../sample/people.ts';
import { ENGLAND, RECRUIT, rulerOf, send } from '../sample/play.ts';
import { type PostOffice, postOffice, replyAddressOf, written } from './post-office.ts';

const DAY = 24 * HOUR;

interface Held {
  readonly post: PostOffice;
  readonly table: Table;
  readonly anna: Player;
  readonly to: string;
  readonly row: IncomingMailRow;
  readonly token: string;
}

onEachDatabase('a doubtful mail', (database) => {
  const store = suiteStore(database);

  /** A mail in Anna's name, from an address that is not hers. */
  const held = async (): Promise<Held> => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house);
    const anna = rulerOf(table, ENGLAND);
    const to = await replyAddressOf(table);
    const answer = await post.receive(written({ from: 'forger@example.com', to, body: RECRUIT }));
    expect(answer).toMatchObject({ outcome: 'quarantined', reason: 'other-address' });
    const row = await house.db
      .selectFrom('incomingMail')
      .selectAll()
      .where('id', '=', answer.mail)
      .executeTakeFirstOrThrow();
    const told = ((await post.answersTo(anna))[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    const token = /\/mail\/(\S+)/.exec(told)?.[1] ?? '';
    return { post, table, anna, to, row, token };
  };
  const counting = async ({ house, campaignId }: Table) =>
    (await countingSheets(house.db, { campaignId, turn: 1, edition: 1 })).find(({ seat }) => seat === ENGLAND);

  test('waits; its ruler is told at the address of their account and on their desk, its writer nothing', async () => {
    const { post, table, anna, row } = await held();
    expect(await counting(table)).toBe(undefined);
    expect(row.raw).not.toBe(null);
    await post.drain();
    expect(await post.mailsTo('forger@example.com')).toEqual([]);
    expect((await post.mailsTo(anna.email)).map(({ subject }) => subject)).toContain(
      '[four-crowns turn 1 Eng] a mail in your name was held',
    );
    const notices = got(await readNotices(table.house.app, anna.actor, { limit: 50, zone: 'UTC' }));
    expect(notices.map(({ subject }) => subject)).toContain('a mail in your name was held');
  });

  test('that came to our own listener counts if it is proven there, and is held if it is not or is forged', async () => {
    const { post, anna, table } = await held();
    const to = 'orders@play.example.net';
    const bare = (judged: 'proven' | 'unknown' | 'refuted') =>
      post.receive(written({ from: anna.email, to, body: RECRUIT }), { via: 'smtp', judged });
    expect(await bare('unknown')).toMatchObject({ outcome: 'quarantined', reason: 'no-token' });
    expect(await bare('refuted')).toMatchObject({ outcome: 'quarantined', reason: 'refuted' });
    expect(await bare('proven')).toMatchObject({ outcome: 'accepted' });
    const key = { campaignId: table.campaignId, turn: 1, edition: 1 };
    expect((await countingSheets(table.house.db, key)).map(({ text }) => text)).toEqual([RECRUIT]);
  });

  test('counts when its ruler says so, by the link and without a session, once', async () => {
    const { post, table, anna, token } = await held();
    const { app } = table.house;
    expect(got(await showHeldMail(app, SIGNED_OUT, { token }))).toMatchObject({
      campaign: 'Four Crowns',
      seat: ENGLAND,
      from: 'forger@example.com',
      reason: 'other-address',
    });
    expect(await counting(table)).toBe(undefined);
    const both = await Promise.all([
      releaseMailByLink(app, SIGNED_OUT, { token }),
      releaseMailByLink(app, SIGNED_OUT, { token }),
    ]);
    expect(both.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(await counting(table)).toMatchObject({ text: RECRUIT, userId: anna.id, channel: 'mail' });
    expect((await post.answersTo(anna)).at(-1)?.subject).toBe('[four-crowns turn 1 Eng] orders received');
    const rows = await table.house.db.selectFrom('incomingMail').selectAll().where('userId', '=', anna.id).execute();
    expect(rows).toMatchObject([{ outcome: 'accepted', raw: null, settledBy: anna.id }]);
  });

  test('or a master, or its ruler when they are signed in; nobody else, and not by a made-up link', async () => {
    const { table, anna, row, token } = await held();
    const { app, db } = table.house;
    const { id } = row;
    const stranger = await newPlayer(db, 'Eve');
    expect(code(await releaseMail(app, stranger.actor, { id }))).toBe('not-found');
    expect(code(await releaseMail(app, rulerOf(table, table.seats[1] as never).actor, { id }))).toBe('not-found');
    expect(code(await releaseMail(app, SIGNED_OUT, { id }))).toBe('not-signed-in');
    const forged = `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`;
    expect(code(await releaseMailByLink(app, SIGNED_OUT, { token: forged }))).toBe('not-found');
    expect(code(await showHeldMail(app, SIGNED_OUT, { token: 'nonsense' }))).toBe('not-found');
    expect(got(await releaseMail(app, table.master.actor, { id })).outcome).toBe('accepted');
    expect(code(await releaseMail(app, anna.actor, { id }))).toBe('not-found');
    expect(await counting(table)).toMatchObject({ userId: anna.id });
  });

  test('is listed for its ruler with where it is from, for a master without, and for nobody else', async () => {
    const { table, anna, row } = await held();
    const { app } = table.house;
    const { campaignId } = table;
    const line = { id: row.id, seat: ENGLAND, turn: 1, reason: 'other-address' };
    expect(got(await listHeldMails(app, anna.actor, { campaignId }))).toMatchObject([
      { ...line, from: 'forger@example.com' },
    ]);
    expect(got(await listHeldMails(app, table.master.actor, { campaignId }))).toMatchObject([{ ...line, from: null }]);
    const other = rulerOf(table, table.seats[1] as never);
    expect(got(await listHeldMails(app, other.actor, { campaignId }))).toEqual([]);
    got(await appointMaster(app, table.master.actor, { campaignId, userId: other.id }));
    expect(got(await listHeldMails(app, other.actor, { campaignId }))).toMatchObject([{ ...line, from: null }]);
    expect(code(await listHeldMails(app, SIGNED_OUT, { campaignId }))).toBe('not-signed-in');
  });

  test('that answers a letter is told of, and cannot be let out', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house);
    const anna = rulerOf(table, ENGLAND);
    const { campaignId } = table;
    const boris = rulerOf(table, table.seats[1] as never);
    const letter = { campaignId, from: table.seats[1] as never, to: [ENGLAND], subject: 'Peace', body: 'Shall we?' };
    const { id } = got(await writeLetter(house.app, boris.actor, letter));
    const right = { campaignId, seat: ENGLAND, userId: anna.id, turn: 1, letter: id };
    const to = `orders+${await replyTokenFor(house.app, right)}@play.example.net`;
    const mail = written({ from: 'forger@example.com', to, body: 'War!' });
    expect(await post.receive(mail)).toMatchObject({ outcome: 'quarantined' });
    const told = ((await post.answersTo(anna))[0]?.text ?? '').replaceAll(/\s+/g, ' ');
    expect(told).toContain('send it again from the address of your account, as an answer to the mail');
    expect(told).not.toContain('/mail/');
    expect(got(await listHeldMails(house.app, anna.actor, { campaignId }))).toEqual([]);
    expect(await house.db.selectFrom('letter').selectAll().where('campaignId', '=', campaignId).execute()).toHaveLength(
      1,
    );
  });

  test('that is let out late undoes nothing that came after it, and after a week it stays', async () => {
    const first = await held();
    first.table.house.pass(HOUR);
    await send(first.table, ENGLAND, '');
    expect(got(await releaseMailByLink(first.table.house.app, SIGNED_OUT, first))).toEqual({
      outcome: 'refused',
      reason: 'overtaken',
    });
    const second = await held();
    second.table.house.pass(7 * DAY);
    expect(code(await releaseMailByLink(second.table.house.app, SIGNED_OUT, second))).toBe('not-found');
  });

  test('and thirty of them in an hour are told of five times', async () => {
    const { post, table, anna, to } = await held();
    for (let mail = 0; mail < 30; mail += 1) {
      await post.receive(written({ from: 'forger@example.com', to, body: `${RECRUIT}\nnumber ${mail}` }));
    }
    expect(await post.answersTo(anna)).toHaveLength(5);
    table.house.pass(HOUR);
    await post.receive(written({ from: 'forger@example.com', to, body: RECRUIT }));
    expect(await post.answersTo(anna)).toHaveLength(6);
  });

  test('a token that has run out, or one that was never given, proves nothing; a proven address does', async () => {
    const house = houseOf(store());
    const post = postOffice(house);
    const table = await begunTable(house, undefined, { deadlineRule: { kind: 'every', milliseconds: 365 * DAY } });
    const anna = rulerOf(table, ENGLAND);
    const to = await replyAddressOf(table);
    const mail = (headers = '') =>
      written({ from: anna.email, to, body: RECRUIT, headers, date: new Date(house.app.now()) });
    house.pass(61 * DAY);
    expect(await post.receive(mail())).toMatchObject({ outcome: 'quarantined', reason: 'expired-token' });
    house.pass(1000);
    const proof = 'Authentication-Results: mx.example.net; dkim=pass header.d=example.org';
    expect(await post.receive(mail(proof), { via: 'smtp' })).toMatchObject({ outcome: 'quarantined' });
    house.pass(1000);
    expect(await post.receive(mail(proof))).toMatchObject({ outcome: 'accepted' });
    const strange = await post.receive(
      written({ from: 'nobody@example.com', to: 'orders@play.example.net', body: RECRUIT }),
    );
    expect(strange).toMatchObject({ outcome: 'refused', reason: 'unknown-sender' });
  });
});
