import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok } from '@chancery/core';
import type { ComposedMail } from '../outgoing/mail.ts';
import type { Transport } from './transport.ts';

/**
 * Writes mails as `.eml` files, which any mail program opens, into a directory. A file has its name only when it is
 * whole and on the disk; the same mail again takes the place of the first.
 */
export const mailDirectory = (directory: string): Transport => ({
  kind: 'file',
  send: async (mail) => {
    const path = join(directory, mailFileName(mail));
    try {
      await mkdir(directory, { recursive: true });
      await writeWhole(path, mail.raw);
      return ok({ answer: path });
    } catch (error) {
      return err({ code: 'temporary', scope: 'server', why: (error as Error).message });
    }
  },
  close: async () => {},
});

/** Whom it is for, and its id: safe on every disk, and the same for the same mail. */
export const mailFileName = ({ id, envelope }: Pick<ComposedMail, 'id' | 'envelope'>): string =>
  `${safe(envelope.to, 60)}--${safe(id, 120)}.eml`;

const safe = (text: string, longest: number): string =>
  text
    .replace(/[^A-Za-z0-9@-]+/g, '_')
    .replace(/^-+/, '')
    .slice(-longest);

const writeWhole = async (path: string, bytes: Uint8Array): Promise<void> => {
  const unfinished = `${path}.part`;
  try {
    const file = await open(unfinished, 'w');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
};
