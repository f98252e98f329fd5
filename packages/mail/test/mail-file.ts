import { readFileSync } from 'node:fs';
import { type Message, type Received, readMessage } from '../src/index.ts';

/** The bytes of a mail in test/mails, with CRLF at the ends of lines as on the wire. */
export const mailBytes = (name: string): Buffer => {
  const text = readFileSync(new URL(`./mails/${name}.eml`, import.meta.url), 'latin1');
  return Buffer.from(text.replace(/\r?\n/g, '\r\n'), 'latin1');
};

/** A mail as a receiver hands it on: whole, from a mailbox, at a time that no test looks at. */
export const received = (raw: Uint8Array, given: Partial<Received> = {}): Received => ({
  raw,
  size: raw.length,
  cut: false,
  at: 0,
  via: 'mailbox',
  envelope: null,
  ...given,
});

/** A mail in test/mails, opened. */
export const mailNamed = async (name: string, given: Partial<Received> = {}): Promise<Message> => {
  const read = await readMessage(received(mailBytes(name), given));
  if (!read.ok) throw new Error(`${name}.eml: ${read.error.why}`);
  return read.value;
};
