import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { chosenLanguage, type Language } from '../lib/words/language.ts';
import { type Hints, type Reader, readHints } from './hints.ts';

/** Files that were built, by the path under which browsers ask for them. */
export type DeskFiles = ReadonlyMap<string, DeskFile>;

interface DeskFile {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  /** Named after its content: it may be kept for ever. */
  readonly immutable: boolean;
  /** A page, which says what it will ask for and may load and run nothing but files of the server. */
  readonly page: boolean;
  readonly etag: string;
}

const OUTPUT = resolve(import.meta.dirname, '../../.svelte-kit/output');
const CLIENT = join(OUTPUT, 'client');

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

/** What the build has left; empty when there was none. Read once, and held in memory. */
const builtFiles = (): DeskFiles =>
  new Map([...filesIn(CLIENT, (path) => path), ...filesIn(join(OUTPUT, 'prerendered/pages'), pagePath)]);

/** `/desk.html` is asked for as `/desk`. */
const pagePath = (path: string): string => path.replace(/(\/index)?\.html$/, '') || '/';

const filesIn = (folder: string, pathOf: (path: string) => string): readonly (readonly [string, DeskFile])[] =>
  namesIn(folder).flatMap((name) => {
    const type = TYPES[extname(name)];
    const path = `/${relative(folder, name).split(sep).join('/')}`;
    if (type === undefined || path.startsWith('/.')) return [];
    const plain = new Uint8Array(readFileSync(name));
    const file = {
      type,
      plain,
      brotli: bytesIfAny(`${name}.br`),
      immutable: path.startsWith('/_app/immutable/'),
      page: extname(name) === '.html',
      etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    };
    return [[pathOf(path), file] as const];
  });

const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; " +
  "img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const namesIn = (folder: string): readonly string[] => {
  try {
    const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  } catch {
    return [];
  }
};

const bytesIfAny = (path: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return new Uint8Array(readFileSync(path));
  } catch {
    return null;
  }
};

/** Answers requests for the files of the desk; null for every other path. */
export const deskFiles = (files: DeskFiles = builtFiles()): ((request: Request) => Response | null) => {
  const hints = readHints(CLIENT);
  return (request) => {
    const file =
      request.method === 'GET' || request.method === 'HEAD' ? files.get(new URL(request.url).pathname) : undefined;
    return file === undefined ? null : answer(request, file, hints);
  };
};

const answer = (request: Request, file: DeskFile, hints: Hints): Response => {
  const packed = file.brotli !== null && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const headers = new Headers({
    'content-type': file.type,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  if (file.page) {
    headers.set('content-security-policy', POLICY);
    for (const hint of hints.forPage(readerOf(request))) headers.append('link', hint);
  }
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  if (packed) headers.set('content-encoding', 'br');
  const body = packed ? file.brotli : file.plain;
  return new Response(request.method === 'HEAD' ? null : body, { headers });
};

const readerOf = (request: Request): Reader => {
  const { searchParams } = new URL(request.url);
  const [campaign, seat] = [searchParams.get('campaign'), searchParams.get('seat')];
  return {
    seat: campaign === null || seat === null ? null : { campaign, seat },
    language: languageOf(request.headers),
  };
};

const languageOf = (headers: Headers): Language => {
  const wanted = (headers.get('accept-language') ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return chosenLanguage(headers.get('cookie') ?? '', wanted);
};
