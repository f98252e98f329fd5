/** The mails that lie in the folder of the town, as mail programs show them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Message, readMessage } from '@chancery/mail';

interface ShownMail {
  readonly name: string;
  readonly html: string;
}

/** The newest of each subject, numbers aside. */
export const mailsIn = async (folder: string): Promise<readonly ShownMail[]> => {
  const kinds = new Map<string, ShownMail>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.eml')) continue;
    const raw = readFileSync(join(folder, file));
    const read = await readMessage({ raw, size: raw.length, cut: false, at: 0, via: 'mailbox', envelope: null });
    const html = read.ok ? htmlOf(read.value) : null;
    if (!read.ok || html === null) continue;
    const name = nameOf(read.value);
    kinds.set(name, { name, html });
  }
  return [...kinds.values()];
};

const htmlOf = ({ parts }: Message): string | null =>
  parts.find(({ contentType }) => contentType === 'text/html')?.text ?? null;

const nameOf = ({ subject }: Message): string =>
  subject
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
