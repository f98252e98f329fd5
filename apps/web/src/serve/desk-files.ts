import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';

/** Files that were built, by the path under which browsers ask for them. */
export type DeskFiles = ReadonlyMap<string, DeskFile>;

interface DeskFile {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly brotli: Uint8Array<ArrayBuffer> | null;
  /** Named after its content: it may be kept for ever. */
  readonly immutable: boolean;
  /** What a page may load and run: its own script and nothing else. */
  readonly policy: string | null;
}

const OUTPUT = resolve(import.meta.dirname, '../../.svelte-kit/output');

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
  new Map([
    ...filesIn(join(OUTPUT, 'client'), (path) => path),
    ...filesIn(join(OUTPUT, 'prerendered/pages'), pagePath),
  ]);

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
      policy: extname(name) === '.html' ? policyOf(new TextDecoder().decode(plain)) : null,
    };
    return [[pathOf(path), file] as const];
  });

/** The policy of a page, with the hashes that its build wrote into it. */
const policyOf = (html: string): string =>
  `default-src 'none'; script-src ${/content="script-src ([^"]*)"/.exec(html)?.[1] ?? "'self'"}; style-src 'self' 'unsafe-inline'; ` +
  "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

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
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return null;
    const file = files.get(new URL(request.url).pathname);
    if (file === undefined) return null;
    const packed = file.brotli !== null && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
    const headers = new Headers({
      'content-type': file.type,
      'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
    if (file.policy !== null) headers.set('content-security-policy', file.policy);
    if (packed) headers.set('content-encoding', 'br');
    const body = packed ? file.brotli : file.plain;
    return new Response(request.method === 'HEAD' ? null : body, { headers });
  };
};
