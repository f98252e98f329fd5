/** A ruler who has nothing but mail: what comes lies in the directory of mails, what they write goes in by SMTP. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { headerValue, type Message, readMessage, smtp } from '@chancery/mail';
import { expect, onTestFinished } from 'vitest';

export interface Letterbox {
  /** The first mail since the last one that was looked at whose words are these. Those before it are done with. */
  next(words: RegExp): Promise<Letter>;
}

export interface Letter {
  readonly subject: string;
  readonly text: string;
  /** Files that came with it. */
  readonly files: readonly string[];
  answer(body: string): Promise<void>;
}

interface MailPlace {
  readonly mails: string;
  readonly mailPort: number;
}

const PATIENCE = 30_000;

export const letterbox = ({ mails, mailPort: port }: MailPlace, address: string): Letterbox => {
  const out = smtp({ host: '127.0.0.1', port, security: 'none' });
  onTestFinished(() => out.close());
  const seen = new Set<string>();
  let sent = 0;

  const answer = async (mail: Message, body: string): Promise<void> => {
    sent += 1;
    const messageId = `<${sent}.${address}>`;
    const to = headerValue(mail, 'reply-to') ?? '';
    const quoted = textOf(mail).replace(/^/gm, '> ');
    const lines = [
      `From: <${address}>`,
      `To: ${to}`,
      `Subject: Re: ${mail.subject}`,
      `Date: ${new Date().toUTCString()}`,
      `Message-ID: ${messageId}`,
      `In-Reply-To: ${mail.messageId}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      '',
      body,
      '',
      'Chancery wrote:',
      quoted,
    ];
    const raw = Buffer.from(lines.join('\n').replace(/\n/g, '\r\n'));
    const envelope = { from: address, to: /<([^<>]+)>/.exec(to)?.[1] ?? to };
    expect(await out.send({ id: `answer ${sent}`, messageId, envelope, raw, leftOut: [] })).toMatchObject({ ok: true });
  };

  return {
    async next(words) {
      for (const begun = Date.now(); Date.now() - begun < PATIENCE; await sleep(50)) {
        for (const name of newest(mails, address).filter((each) => !seen.has(each))) {
          const mail = await opened(join(mails, name));
          seen.add(name);
          const text = textOf(mail);
          if (!words.test(`${mail.subject}\n${text}`)) continue;
          const files = mail.parts.flatMap(({ attached, fileName }) => (attached && fileName ? [fileName] : []));
          return { subject: mail.subject, text, files, answer: (body) => answer(mail, body) };
        }
      }
      throw new Error(`no mail to ${address} said ${words}`);
    },
  };
};

/** The mails for somebody, in the order in which they came; none before the first mail of all. */
const newest = (mails: string, address: string): readonly string[] =>
  (existsSync(mails) ? readdirSync(mails) : [])
    .filter((name) => name.startsWith(address.replace(/[^A-Za-z0-9@-]+/g, '_')) && name.endsWith('.eml'))
    .map((name) => ({ name, at: statSync(join(mails, name)).mtimeMs }))
    .sort((one, other) => one.at - other.at)
    .map(({ name }) => name);

const opened = async (path: string): Promise<Message> => {
  const raw = readFileSync(path);
  const read = await readMessage({ raw, size: raw.length, cut: false, at: 0, via: 'mailbox', envelope: null });
  if (!read.ok) throw new Error(read.error.why);
  return read.value;
};

const textOf = ({ parts }: Message): string =>
  parts.find(({ contentType }) => contentType === 'text/plain')?.text ?? '';
