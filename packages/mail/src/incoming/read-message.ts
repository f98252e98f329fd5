import { createHash } from 'node:crypto';
import { err, ok, type Result } from '@chancery/core';
import type { AddressObject } from 'mailparser';
import { addressKey, isMailAddress, type MailAddress } from '../address.ts';
import type { Received } from '../receiving/received.ts';
import { decodeText } from './decode-text.ts';
import { unflow } from './flowed.ts';
import type { ClaimedDate, MailHeader, MailPart, Message } from './message.ts';
import { type Leaf, type OpenMime, openMime } from './open-mime.ts';

/** Bytes that are no mail. */
export interface Unreadable {
  readonly code: 'unreadable';
  readonly why: string;
}

/** Opens a mail: RFC 5322 bytes become plain data. Of a mail that is too large, only the beginning is looked at. */
export const readMessage = async (received: Received): Promise<Result<Message, Unreadable>> => {
  const opened = await openMime(received.raw);
  if (!opened.ok) return err({ code: 'unreadable', why: opened.error });
  const { headers, leaves } = opened.value;
  if (headers.size === 0) return err({ code: 'unreadable', why: 'it has no headers' });
  const lines = headersIn(opened.value);
  const from = writerIn(opened.value);
  const date = dateIn(lines);
  const subject = textOf(headers.get('subject'));
  const parts = leaves.map(partOf);
  return ok({
    size: received.size,
    cut: received.cut,
    messageId: textOf(headers.get('message-id')) || null,
    references: referencesIn(opened.value),
    from,
    returnPath: received.envelope?.from ?? returnPathIn(lines),
    recipients: recipientsOf(received, opened.value),
    subject,
    date,
    headers: lines,
    parts,
    contentHash: hashOf([from?.address ?? '', date.written ?? '', subject], parts, leaves),
  });
};

const headersIn = ({ headerLines }: OpenMime): readonly MailHeader[] =>
  headerLines.map(({ key, line }) => ({
    name: key.toLowerCase(),
    value: line
      .slice(line.indexOf(':') + 1)
      .replace(/\r?\n/g, '')
      .trim(),
  }));

/** Two From headers, or two writers in one, are the oldest trick: then nobody is taken to have written. */
const writerIn = ({ headers, headerLines }: OpenMime): MailAddress | null => {
  if (headerLines.filter(({ key }) => key === 'from').length !== 1) return null;
  const [writer, ...others] = (headers.get('from') as AddressObject | undefined)?.value ?? [];
  const address = writer?.address ?? '';
  if (others.length > 0 || !isMailAddress(address)) return null;
  return writer?.name ? { address, name: writer.name } : { address };
};

const referencesIn = ({ headers }: OpenMime): readonly string[] => {
  const references = [headers.get('references') ?? []].flat().map(textOf);
  const answered = textOf(headers.get('in-reply-to'));
  return answered === '' || references.includes(answered) ? references : [...references, answered];
};

const returnPathIn = (lines: readonly MailHeader[]): string | null => {
  const value = lines.find(({ name }) => name === 'return-path')?.value;
  return value === undefined ? null : value.replace(/^<|>$/g, '').trim();
};

const recipientsOf = ({ envelope }: Received, { headers }: OpenMime): readonly string[] => {
  const named = RECIPIENTS.flatMap((name) => addressesIn(headers.get(name)));
  const keys = new Set<string>();
  return [...(envelope?.to ?? []), ...named].filter((address) => {
    const key = addressKey(address);
    return !keys.has(key) && keys.add(key);
  });
};

const RECIPIENTS = ['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'] as const;

const addressesIn = (value: unknown): readonly string[] =>
  [value ?? []].flat().flatMap((each: string | Partial<AddressObject>) => {
    if (typeof each === 'string') return isMailAddress(each) ? [each] : [];
    return (each.value ?? []).flatMap(({ address, group }) =>
      [address ?? '', ...(group ?? []).map((member) => member.address ?? '')].filter(isMailAddress),
    );
  });

/** The parser puts today for a date that it cannot read; we do not. */
const dateIn = (lines: readonly MailHeader[]): ClaimedDate => {
  const written = lines.find(({ name }) => name === 'date')?.value ?? null;
  const at = Date.parse((written ?? '').replace(/\([^()]*\)/g, ''));
  return { written, at: Number.isSafeInteger(at) ? at : null };
};

const partOf = ({ contentType, parameters, fileName, attached, alternative, bytes }: Leaf): MailPart => ({
  contentType,
  fileName,
  attached,
  alternative,
  text: isText(contentType, fileName) ? textIn(bytes, parameters) : null,
  size: bytes.length,
});

const isText = (contentType: string, fileName: string | null): boolean =>
  /^(?:text|message)\/|^application\/json$/.test(contentType) || /\.(?:txt|json|orders|ord)$/i.test(fileName ?? '');

const textIn = (bytes: Uint8Array, { charset, format, delsp }: Leaf['parameters']): string => {
  const text = decodeText(bytes, charset ?? null).replace(/\r\n?/g, '\n');
  return format?.toLowerCase() === 'flowed' ? unflow(text, delsp?.toLowerCase() === 'yes') : text;
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Servers add a line end where the last one is missing, so the ends of texts do not count. */
const hashOf = (words: readonly string[], parts: readonly MailPart[], leaves: readonly Leaf[]): string => {
  const hash = createHash('sha256').update(JSON.stringify(words));
  for (const [at, { contentType, fileName, text }] of parts.entries()) {
    hash.update(JSON.stringify([contentType, fileName, text?.trimEnd() ?? null]));
    if (text === null) hash.update(leaves[at]?.bytes ?? '');
  }
  return hash.digest('hex');
};
