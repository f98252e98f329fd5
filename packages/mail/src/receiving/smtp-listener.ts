import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Instant } from '@chancery/core';
import type { SMTPServer, SMTPServerDataStream, SMTPServerSession } from 'smtp-server';
import { addressKey } from '../address.ts';
import { judgeSource, type Resolver } from './judge-source.ts';
import { type MailRate, type RecentMails, takeMail } from './mail-rate.ts';
import type { OnMail, OnTrouble } from './received.ts';
import type { Receiver } from './receiver.ts';

export interface SmtpListenerSettings {
  /** `127.0.0.1` when a mail server on the same machine hands its mail over. */
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  /** What the listener calls itself. */
  readonly name: string;
  /** Bytes of one mail. Larger ones are refused for good, and their server tells the sender. */
  readonly limit: number;
  readonly rate: MailRate;
  /** Whether mail for an address is ours to take. All else is refused: this is no relay. */
  accepts(address: string): boolean;
  /** With them, mail may come encrypted (STARTTLS). PEM. */
  readonly tls?: { readonly key: string; readonly cert: string };
  readonly now: () => Instant;
  /** Whom the DNS is asked with, to judge where mails come from: the machine's own resolver, unless given. */
  readonly resolver?: Resolver;
}

export interface SmtpListener extends Receiver {
  readonly port: number;
}

/** Listens for mail that a server delivers. A mail is acknowledged only when `onMail` has it safe. */
export const listenForMail = async (
  settings: SmtpListenerSettings,
  onMail: OnMail,
  onTrouble: OnTrouble,
): Promise<SmtpListener> => {
  const { host, port, name, limit, rate, tls, now, accepts } = settings;
  let recent: RecentMails = [];
  const inHand = new Set<Promise<void>>();
  const { SMTPServer } = await import('smtp-server');
  const server = new SMTPServer({
    name,
    banner: 'Chancery',
    size: limit,
    authOptional: true,
    disabledCommands: tls === undefined ? ['AUTH', 'STARTTLS'] : ['AUTH'],
    ...(tls ?? {}),
    disableReverseLookup: true,
    maxClients: MOST_CLIENTS,
    socketTimeout: PATIENCE,
    closeTimeout: AT_ONCE,
    onMailFrom: ({ address }, _session, done) => {
      const judged = takeMail(recent, addressKey(address), now(), rate);
      recent = judged.recent;
      done(judged.taken ? null : refusal(451, '4.7.1 Too many mails for the moment, try again later'));
    },
    onRcptTo: ({ address }, { envelope }, done) => {
      if (!accepts(address)) done(refusal(550, '5.1.1 No such mailbox here'));
      else if (envelope.rcptTo.length >= MOST_RECIPIENTS) done(refusal(452, '4.5.3 Too many recipients'));
      else done();
    },
    onData: (stream, session, done) => {
      const taking = takeOver(stream, session, { onMail, limit, at: now(), resolver: settings.resolver })
        .then(
          () => done(null, '2.0.0 Taken'),
          (error: Error & { readonly responseCode?: number }) => {
            if (error.responseCode === undefined) onTrouble({ code: 'not-taken', why: error.message });
            done(error.responseCode === undefined ? refusal(451, '4.3.0 Not taken, try again later') : error);
          },
        )
        .finally(() => inHand.delete(taking));
      inHand.add(taking);
    },
  });
  await listening(server, port, host);
  // Where it cannot listen at all, the process does not start and says so; another that listens there is in no trouble.
  server.on('error', (error) => onTrouble({ code: 'connection', why: error.message }));
  return {
    port: (server.server.address() as AddressInfo).port,
    stop: async () => {
      server.server.close();
      await Promise.race([Promise.all(inHand), wait(PATIENCE_AT_THE_END, undefined, { ref: false })]);
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
};

interface TakeOver {
  readonly onMail: OnMail;
  readonly limit: number;
  readonly at: Instant;
  readonly resolver: Resolver | undefined;
}

const takeOver = async (
  stream: SMTPServerDataStream,
  { envelope, remoteAddress, hostNameAppearsAs }: SMTPServerSession,
  { onMail, limit, at, resolver }: TakeOver,
): Promise<void> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
    else chunks.length = 0;
  }
  if (size > limit) throw refusal(552, `5.3.4 The mail has more than ${limit} bytes`);
  const raw = Buffer.concat(chunks);
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const source = { address: remoteAddress, helo: hostNameAppearsAs, sender: from };
  await onMail({
    raw,
    size,
    cut: false,
    at,
    via: 'smtp',
    judged: await judgeSource(raw, source, resolver),
    envelope: {
      from,
      to: envelope.rcptTo.map(({ address }) => address),
    },
  });
};

const listening = (server: SMTPServer, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const refusal = (responseCode: number, words: string): Error & { readonly responseCode: number } =>
  Object.assign(new Error(words), { responseCode });

const MOST_CLIENTS = 50;
const MOST_RECIPIENTS = 10;
const PATIENCE = 60_000;
/** For who is in the middle of a mail when we stop. */
const PATIENCE_AT_THE_END = 5_000;
/** Milliseconds that idle connections are left when no mail is in hand. */
const AT_ONCE = 10;
