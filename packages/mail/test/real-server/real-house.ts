import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import {
  type ComposedMail,
  findOrders,
  listenForMail,
  type Message,
  pollMailbox,
  type Received,
  type Receiver,
  type ReceiverTrouble,
  readMessage,
  type SmtpListener,
  smtp,
  type Transport,
} from '../../src/index.ts';
import { findServers } from './find-servers.ts';
import { type MailServers, startServers } from './servers.ts';

/** exim with dovecot behind it, our poller on the mailbox and our listener, and what both have taken in. */
export interface RealHouse {
  readonly transport: Transport;
  readonly servers: MailServers;
  readonly fromMailbox: Received[];
  readonly direct: Received[];
  readonly troubles: ReceiverTrouble[];
  /** How often the listener still refuses for the moment. */
  refusals: number;
  /** Hands a mail to exim, and says what it answered. */
  send(raw: Uint8Array, to: string, from?: string): Promise<string>;
}

const found = findServers();
if ('missing' in found) process.stderr.write(`\nNOT TESTED WITH A REAL MAIL SERVER: ${found.missing}\n\n`);

/** A suite with real servers; each test begins with nothing taken in. */
export const withRealServers = (title: string, suite: (house: () => RealHouse) => void): void => {
  describe.skipIf('missing' in found)(`a real mail server: ${title}`, { timeout: 120_000 }, () => {
    let house: RealHouse;
    let stop = async (): Promise<void> => {};
    beforeAll(async () => {
      if ('missing' in found) return;
      ({ house, stop } = await openHouse(found));
    });
    beforeEach(() => {
      house.fromMailbox.length = 0;
      house.direct.length = 0;
      house.troubles.length = 0;
    });
    afterAll(() => stop());
    suite(() => house);
  });
};

const openHouse = async (
  programs: Exclude<ReturnType<typeof findServers>, { missing: string }>,
): Promise<{ readonly house: RealHouse; stop(): Promise<void> }> => {
  const taken = { fromMailbox: [] as Received[], direct: [] as Received[], troubles: [] as ReceiverTrouble[] };
  const listener = await listen((mail) => {
    if (house.refusals > 0) {
      house.refusals -= 1;
      throw new Error('not now');
    }
    taken.direct.push(mail);
  }, taken.troubles);
  const servers = await startServers(programs, listener.port);
  const transport = smtp({ host: '127.0.0.1', port: servers.smtpPort, security: 'none' });
  const poller = poll(servers.imapPort, taken);
  const house: RealHouse = {
    ...taken,
    servers,
    transport,
    refusals: 0,
    send: async (raw, to, from = 'anna@example.org') => {
      const mail: ComposedMail = { id: 'm', messageId: '<m@example.org>', envelope: { from, to }, raw, leftOut: [] };
      const result = await transport.send(mail);
      return result.ok ? 'sent' : `${result.error.code} ${result.error.scope}: ${result.error.why}`;
    },
  };
  return {
    house,
    stop: async () => {
      await Promise.all([poller.stop(), transport.close(), listener.stop()]);
      await servers.stop();
    },
  };
};

const listen = (take: (mail: Received) => void, troubles: ReceiverTrouble[]): Promise<SmtpListener> => {
  const settings = { host: '127.0.0.1', port: 0, name: 'play.example.net', limit: 2_000_000, now: Date.now };
  const rate = { perSender: 10_000, perMinute: 10_000 };
  const onMail = async (mail: Received): Promise<void> => take(mail);
  return listenForMail({ ...settings, rate, accepts: () => true }, onMail, (it) => troubles.push(it));
};

const poll = (port: number, { fromMailbox, troubles }: Pick<RealHouse, 'fromMailbox' | 'troubles'>): Receiver => {
  const account = { host: '127.0.0.1', port, security: 'none', user: 'orders', password: 'secret' } as const;
  const folders = {
    inbox: 'INBOX',
    handled: 'Handled',
    limit: 200_000,
    atOnce: 100,
    every: 100,
    keepDays: 30,
    now: Date.now,
  };
  const onMail = async (mail: Received): Promise<void> => void fromMailbox.push(mail);
  return pollMailbox({ ...account, ...folders }, onMail, (it) => troubles.push(it));
};

export const opened = async (mail: Received): Promise<Message> => {
  const message = await readMessage(mail);
  if (!message.ok) throw new Error(message.error.why);
  return message.value;
};

/** What a way of travel must not change. */
export const told = (message: Message) => ({
  ...findOrders(message),
  hash: message.contentHash,
  id: message.messageId,
  from: message.from,
  date: message.date,
});
