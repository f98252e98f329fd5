import { afterEach, describe, expect, test } from 'vitest';
import {
  type MailboxPollerSettings,
  type OnMail,
  pollMailbox,
  type Received,
  type Receiver,
  type ReceiverTrouble,
} from '../../src/index.ts';
import { mailBytes } from '../mail-file.ts';
import { type FakeMailbox, fakeMailbox } from './fake-mailbox.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
});

interface Polling {
  readonly receiver: Receiver;
  readonly taken: Received[];
  readonly troubles: ReceiverTrouble[];
}

const poll = (mailbox: FakeMailbox, given: Partial<MailboxPollerSettings> = {}, onMail?: OnMail): Polling => {
  const taken: Received[] = [];
  const troubles: ReceiverTrouble[] = [];
  const settings: MailboxPollerSettings = {
    ...{ host: '127.0.0.1', port: mailbox.port, security: 'none', user: 'orders', password: 'secret' },
    ...{ inbox: 'INBOX', handled: 'Handled', limit: 100_000, atOnce: 100, every: 20, keepDays: 30, now: () => 0 },
    ...given,
  };
  const take: OnMail = onMail ?? (async (mail) => void taken.push(mail));
  const receiver = pollMailbox(settings, take, (trouble) => troubles.push(trouble));
  open.push({ close: receiver.stop }, mailbox);
  return { receiver, taken, troubles };
};

const inFolder = ({ folders }: FakeMailbox, name: string): readonly string[] =>
  (folders.get(name) ?? []).map(({ raw }) => raw.toString('latin1'));

/** Each look is a connection of its own, so it takes a while. */
const eventually = <T>(value: () => T) => expect.poll(value, { timeout: 20_000, interval: 20 });

const textOf = (name: string): string => mailBytes(name).toString('latin1');

describe('mails in a mailbox', () => {
  const mails = [mailBytes('plain'), mailBytes('latin-1')];

  test('are taken over as they are, oldest first, with the time of the server, and put aside', async () => {
    const mailbox = await fakeMailbox(mails);
    const { taken, troubles } = poll(mailbox);
    await eventually(() => inFolder(mailbox, 'Handled')).toEqual([textOf('plain'), textOf('latin-1')]);
    expect(taken.map(({ raw }) => Buffer.from(raw))).toEqual(mails);
    const at = Date.UTC(2026, 2, 3, 18, 2, 14);
    expect(taken[0]).toMatchObject({ size: mails[0]?.length, cut: false, at, via: 'mailbox', envelope: null });
    expect(inFolder(mailbox, 'INBOX')).toEqual([]);
    expect(troubles).toEqual([]);
  });

  test('that come later are found by a later look', async () => {
    const mailbox = await fakeMailbox([]);
    const { taken } = poll(mailbox);
    await eventually(() => mailbox.commands).toContain('LOGOUT');
    mailbox.folders.get('INBOX')?.push({ uid: 9, raw: mailBytes('plain'), at: '03-Mar-2026 18:02:14 +0000' });
    await eventually(() => taken.length).toBe(1);
  });

  test('are never marked as read by us', async () => {
    const mailbox = await fakeMailbox(mails);
    const { taken } = poll(mailbox);
    await eventually(() => taken.length).toBe(2);
    expect(mailbox.commands.filter((command) => /STORE|BODY\[/.test(command))).toEqual([]);
  });

  test('wait for the next look when there are many', async () => {
    const mailbox = await fakeMailbox(Array.from({ length: 5 }, () => mailBytes('plain')));
    const { taken } = poll(mailbox, { atOnce: 2 });
    await eventually(() => taken.length).toBe(5);
    expect(mailbox.commands.filter((command) => command === 'LOGOUT').length).toBeGreaterThanOrEqual(2);
  });

  test('that are too large are fetched in part', async () => {
    const large = Buffer.concat([mailBytes('plain'), Buffer.alloc(300_000, 'x')]);
    const mailbox = await fakeMailbox([large]);
    const { taken } = poll(mailbox);
    await eventually(() => inFolder(mailbox, 'Handled')).toHaveLength(1);
    expect(taken[0]).toMatchObject({ size: large.length, cut: true });
    expect(Buffer.from(taken[0]?.raw ?? [])).toEqual(large.subarray(0, 65_536));
  });

  test('that cannot be kept stay, come again, and hold up no other', async () => {
    const mailbox = await fakeMailbox(mails);
    const seen: number[] = [];
    const { troubles } = poll(mailbox, {}, async ({ size }) => {
      seen.push(size);
      if (size === mails[0]?.length && seen.length < 4) throw new Error('disk full');
    });
    await eventually(() => inFolder(mailbox, 'Handled')).toHaveLength(2);
    expect(seen.filter((size) => size === mails[0]?.length).length).toBeGreaterThanOrEqual(3);
    expect(troubles[0]).toEqual({ code: 'not-taken', why: 'disk full' });
  });

  test('that were taken over long ago are deleted, and nothing else', async () => {
    const mailbox = await fakeMailbox([mailBytes('plain')]);
    const old = { uid: 7, raw: mailBytes('latin-1'), at: '31-Jan-2026 18:02:14 +0000' };
    mailbox.folders.set('Handled', [old, { ...old, uid: 8, at: '02-Feb-2026 18:02:14 +0000' }]);
    mailbox.folders.set('Private', [old]);
    const looks: number[] = [];
    const now = () => Date.UTC(2026, 2, 3, 19);
    const { troubles } = poll(mailbox, { now, onLooked: () => looks.push(1) });
    await eventually(() => looks.length).toBeGreaterThanOrEqual(2);
    expect(inFolder(mailbox, 'Handled')).toEqual([textOf('latin-1'), textOf('plain')]);
    expect(inFolder(mailbox, 'Private')).toHaveLength(1);
    expect(mailbox.commands.filter((command) => command.includes('BEFORE'))).toEqual([
      expect.stringContaining('BEFORE 02-Feb-2026'),
    ]);
    expect(troubles).toEqual([]);
  });

  test('that were taken when the connection broke come again', async () => {
    const mailbox = await fakeMailbox([mailBytes('plain')], 'hangs up');
    const { taken, troubles } = poll(mailbox);
    await eventually(() => taken.length).toBeGreaterThanOrEqual(2);
    expect(troubles.length).toBeGreaterThanOrEqual(1);
    expect(inFolder(mailbox, 'INBOX')).toHaveLength(1);
  });
});

describe('trouble', () => {
  test('with the password is told, and tried again', async () => {
    const mailbox = await fakeMailbox([]);
    const { troubles } = poll(mailbox, { password: 'wrong!' });
    await eventually(() => troubles.length).toBeGreaterThanOrEqual(2);
    expect(troubles[0]?.code).toBe('refused-login');
    expect(JSON.stringify(troubles)).not.toContain('wrong!');
  });

  test('with the server is told, and over when it is back', async () => {
    const mailbox = await fakeMailbox([]);
    await mailbox.close();
    const { troubles } = poll(mailbox);
    await eventually(() => troubles[0]?.code).toBe('unreachable');
  });
});

describe('a stop', () => {
  test('waits for the mail in hand and leaves the others', async () => {
    const mailbox = await fakeMailbox([mailBytes('plain'), mailBytes('latin-1')]);
    const begun = Promise.withResolvers<void>();
    const kept = Promise.withResolvers<void>();
    const { receiver } = poll(mailbox, {}, () => {
      begun.resolve();
      return kept.promise;
    });
    await begun.promise;
    const stopping = receiver.stop();
    kept.resolve();
    await stopping;
    expect(inFolder(mailbox, 'Handled')).toEqual([textOf('plain')]);
    expect(inFolder(mailbox, 'INBOX')).toEqual([textOf('latin-1')]);
  });

  test('between two looks is at once', async () => {
    const mailbox = await fakeMailbox([]);
    const { receiver } = poll(mailbox, { every: 3_600_000 });
    await eventually(() => mailbox.commands).toContain('LOGOUT');
    await receiver.stop();
    expect(mailbox.commands.filter((command) => command === 'LOGOUT')).toHaveLength(1);
  });
});
