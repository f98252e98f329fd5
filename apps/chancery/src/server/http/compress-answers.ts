import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

/** Compressing less than a packet gains nothing. */
const LEAST_BYTES = 1400;
/** A stream of events is to arrive event by event. */
const TEXT = /^(text\/(?!event-stream)|application\/(json|[a-z.]+\+json|xml|[a-z]+\+xml)|image\/svg\+xml)/;

/**
 * Packs what is read (never what is sent, whose answers may hold new secrets beside what somebody wrote) for browsers that
 * can unpack it. The validator becomes a weak one: the same answer, other bytes.
 */
export const compressAnswers = (): MiddlewareHandler => async (context, next) => {
  await next();
  const { req, res } = context;
  const packing = req.method === 'GET' ? packingFor(req.header('accept-encoding') ?? '') : null;
  if (packing === null || res.body === null || res.headers.has('content-encoding')) return;
  if (!TEXT.test(res.headers.get('content-type') ?? '')) return;
  const plain = new Uint8Array(await res.arrayBuffer());
  const headers = new Headers(res.headers);
  headers.append('vary', 'accept-encoding');
  const small = plain.length < LEAST_BYTES;
  if (!small) {
    headers.set('content-encoding', packing);
    headers.delete('content-length');
    const etag = headers.get('etag');
    if (etag !== null && !etag.startsWith('W/')) headers.set('etag', `W/${etag}`);
  }
  // Or the headers of the first answer would be set over these.
  context.res = undefined;
  context.res = new Response(small ? plain : await PACK[packing](plain), { status: res.status, headers });
};

type Packing = 'br' | 'gzip';

const packingFor = (accepted: string): Packing | null =>
  /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;

const brotli = promisify(brotliCompress);
const zipped = promisify(gzip);

/** As small as it gets in the time in which a slow line would carry the difference. */
const QUALITY = 5;

const PACK: { readonly [packing in Packing]: (bytes: Uint8Array) => Promise<Uint8Array<ArrayBuffer>> } = {
  br: async (bytes) => new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })),
  gzip: async (bytes) => new Uint8Array(await zipped(bytes)),
};
