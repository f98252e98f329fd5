import { err, ok, type Result } from '@chancery/core';
import type { AttachmentStream, Headers, MailParser, StructuredHeader } from 'mailparser';

/** A mail taken apart: its headers, and its leaves as bytes. */
export interface OpenMime {
  readonly headers: Headers;
  /** As written, each with its continuation lines. */
  readonly headerLines: readonly { readonly key: string; readonly line: string }[];
  readonly leaves: readonly Leaf[];
}

export interface Leaf {
  readonly contentType: string;
  readonly parameters: { readonly [name: string]: string };
  readonly fileName: string | null;
  readonly attached: boolean;
  readonly alternative: number | null;
  /** Without its transfer encoding. */
  readonly bytes: Uint8Array;
}

/** Takes a mail apart. The error says what is wrong with it; an honest mail program makes none. */
export const openMime = async (raw: Uint8Array): Promise<Result<OpenMime, string>> => {
  const parser = await leafParser();
  const collected = await collect(parser, raw);
  if (!collected.ok) return collected;
  const { headers, headerLines, files } = collected.value;
  const places = placesIn(parser.tree);
  const leaves = files.map(({ data, chunks }) => leafOf(data, Buffer.concat(chunks), places));
  return ok({ headers, headerLines, leaves: leaves.length > 0 ? leaves : [wholeBody(raw)] });
};

interface Collected extends Omit<OpenMime, 'leaves'> {
  readonly files: readonly { readonly data: AttachmentStream; readonly chunks: readonly Buffer[] }[];
}

const collect = (parser: LeafParser, raw: Uint8Array): Promise<Result<Collected, string>> =>
  new Promise((resolve) => {
    const files: { readonly data: AttachmentStream; readonly chunks: Buffer[] }[] = [];
    let headers: Headers = new Map();
    let headerLines: OpenMime['headerLines'] = [];
    parser.on('headers', (found: Headers) => {
      headers = found;
    });
    parser.on('headerLines', (found: OpenMime['headerLines']) => {
      headerLines = found;
    });
    parser.on('data', (data: AttachmentStream | { readonly type: 'text' }) => {
      if (data.type !== 'attachment') return;
      const chunks: Buffer[] = [];
      files.push({ data, chunks });
      data.content.on('data', (chunk: Buffer) => chunks.push(chunk));
      data.content.on('end', () => data.release?.());
    });
    parser.on('end', () => resolve(ok({ headers, headerLines, files })));
    parser.on('error', (error: Error) => resolve(err(error.message)));
    parser.end(raw);
  });

/**
 * mailparser pours all texts of a mail into one, mails within it too, and guesses letters without a label. We must tell
 * them apart, so every leaf is made a file: the parser's own list of types that are texts is emptied.
 */
const leafParser = async (): Promise<LeafParser> => {
  // It brings half of the libraries with it, and many a server never gets a mail.
  const { MailParser } = await import('mailparser');
  const parser = new MailParser({ ...LIMITS, skipImageLinks: true, skipTextToHtml: true, skipHtmlToText: true });
  return Object.assign(parser as LeafParser, { textTypes: [] });
};

const LIMITS = { ignoreEmbedded: true, checksumAlgo: false as const, maxHeadSize: 65_536, maxChildNodes: 100 };

/** What the parser keeps and its types do not tell. */
type LeafParser = MailParser & { readonly tree: MimeNode | false };

interface MimeNode {
  readonly contentType: string | false;
  readonly disposition?: string | false;
  readonly headers: Headers;
  readonly children: readonly MimeNode[];
  /** What the sender's headers say, before the parser decides. */
  readonly node: { readonly disposition: string | false; readonly filename: string | false };
}

interface Place {
  readonly node: MimeNode;
  readonly alternative: number | null;
}

/** Where each leaf stands, by its headers: the parser hands out the same object with the file. */
const placesIn = (tree: MimeNode | false): ReadonlyMap<Headers, Place> => {
  const places = new Map<Headers, Place>();
  let alternatives = 0;
  const visit = (node: MimeNode, alternative: number | null): void => {
    places.set(node.headers, { node, alternative });
    const opens = alternative === null && node.contentType === 'multipart/alternative';
    if (opens) alternatives += 1;
    for (const child of node.children) visit(child, opens ? alternatives : alternative);
  };
  if (tree !== false) visit(tree, null);
  return places;
};

/** A mail that promises parts and has none is read as if it had promised nothing. */
const wholeBody = (raw: Uint8Array): Leaf => {
  const blank = /\r?\n\r?\n/.exec(Buffer.from(raw).toString('latin1'));
  const bytes = raw.subarray(blank === null ? raw.length : blank.index + blank[0].length);
  return { contentType: 'text/plain', parameters: {}, fileName: null, attached: false, alternative: null, bytes };
};

/** A part that does not say what it is is text (RFC 2045); the parser then gives it no type, whatever its types say. */
const leafOf = (data: AttachmentStream, bytes: Uint8Array, places: ReadonlyMap<Headers, Place>): Leaf => {
  const place = places.get(data.headers);
  const type = data.headers.get('content-type') as StructuredHeader | undefined;
  const fileName = data.filename || null;
  return {
    contentType: (data.contentType || 'text/plain').toLowerCase(),
    parameters: type?.params ?? {},
    fileName,
    attached: fileName !== null || place?.node.node.disposition === 'attachment',
    alternative: place?.alternative ?? null,
    bytes,
  };
};
