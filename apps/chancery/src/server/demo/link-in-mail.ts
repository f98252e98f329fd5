import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readMessage } from '@chancery/mail';

const TRIES = 100;
const PAUSE = 150;

/** The link to a path of the server that a mail to an address brings, once it lies in the directory. */
export const linkInMail = async (folder: string, address: string, path: string): Promise<URL> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    for (const text of await mailsTo(folder, address)) {
      const link = (text.match(/https?:\/\/[^\s<>"]+/g) ?? []).find((each) => new URL(each).pathname === path);
      if (link !== undefined) return new URL(link);
    }
    await sleep(PAUSE);
  }
  throw new Error(`no mail to ${address} came into ${folder}`);
};

const mailsTo = async (folder: string, address: string): Promise<readonly string[]> => {
  const names = await readdir(folder).catch(() => []);
  const texts: string[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml'))) {
    const raw = await readFile(join(folder, name));
    const opened = await readMessage({ raw, size: raw.length, cut: false, at: 0, via: 'mailbox', envelope: null });
    if (!opened.ok || !opened.value.recipients.includes(address)) continue;
    texts.push(
      ...opened.value.parts.flatMap(({ contentType, text }) => (contentType === 'text/plain' ? [text ?? ''] : [])),
    );
  }
  return texts;
};
