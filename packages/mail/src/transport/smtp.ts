import { Readable } from 'node:stream';
import { err, ok } from '@chancery/core';
import type { Transporter } from 'nodemailer';
import type MimeNode from 'nodemailer/lib/mime-node';
import type SmtpPool from 'nodemailer/lib/smtp-pool';
import { trusting } from '../trusting.ts';
import { type SmtpError, sendFault } from './send-fault.ts';
import type { Transport } from './transport.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `tls` from the first byte; `starttls` or nothing is sent; `if-offered`; `none` for a server on the same machine. */
  readonly security: 'tls' | 'starttls' | 'if-offered' | 'none';
  readonly user?: string;
  readonly password?: string;
  /** Certificates, as PEM, that vouch for the server beside those that everybody trusts. */
  readonly ca?: string;
  /** At a time; 1 if not given, which keeps mails in their order. */
  readonly connections?: number;
  /** Milliseconds that the server may be silent; 30 000 if not given. */
  readonly patience?: number;
}

/** Sends through a mail server, over connections that stay open for the next mail. */
export const smtp = (settings: SmtpSettings): Transport => {
  let pool: Promise<Pool> | undefined;
  const opened = (): Promise<Pool> => {
    pool ??= openPool(settings);
    return pool;
  };
  return {
    kind: 'smtp',
    send: async ({ envelope, raw }) => {
      let handedOver = false;
      const noticing: Noticed = {
        onHandedOver: () => {
          handedOver = true;
        },
      };
      try {
        const mail = { envelope: { from: envelope.from, to: [envelope.to] }, raw: Buffer.from(raw), ...noticing };
        const { response } = await (await opened()).sendMail(mail);
        return ok({ answer: response });
      } catch (error) {
        return err(sendFault(error as SmtpError, handedOver));
      }
    },
    close: async () => (await pool)?.close(),
  };
};

const openPool = async (settings: SmtpSettings): Promise<Pool> => {
  const { createTransport } = await import('nodemailer');
  const { host, port, security, user, password, ca, connections = 1, patience = 30_000 } = settings;
  const pool = createTransport({
    pool: true,
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    // A server that offers no login would refuse mail by mail, for good: that it knows us not is its fault, and no mail's.
    ...(user === undefined ? {} : { auth: { user, pass: password ?? '' }, forceAuth: true }),
    ...(ca === undefined ? {} : { tls: { ca: trusting(ca) } }),
    maxConnections: connections,
    /** The pool would send a mail again by itself when a connection breaks, even if it was taken: that is ours to judge. */
    maxRequeues: 0,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  pool.use('stream', (mail, done) => {
    const { onHandedOver } = mail.data as unknown as Noticed;
    (mail.message as MimeNode).processFunc((bytes) => noticed(bytes, onHandedOver));
    done();
  });
  return pool;
};

type Pool = Transporter<SmtpPool.SentMessageInfo>;

interface Noticed {
  onHandedOver(): void;
}

/** The same bytes, read only when the server has asked for them; `onEnd` is called when the last ones are under way. */
const noticed = (bytes: Readable, onEnd: () => void): Readable =>
  Readable.from(
    (async function* () {
      yield* bytes;
      onEnd();
    })(),
    { objectMode: false, highWaterMark: 1 },
  );
