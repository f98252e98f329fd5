import { err, ok, type Result } from '@chancery/core';
import type { RequestFault } from '../problem/fault.ts';

/** The body of a request, as long as it is no longer than that; the rest is not even read. */
export const readBody = async (request: Request, mostBytes: number): Promise<Result<Buffer, RequestFault>> => {
  if (BODILESS.has(request.method)) return ok(Buffer.alloc(0));
  const length = request.headers.get('content-length');
  const tooLarge = err({ code: 'body-too-large', mostBytes } as const);
  if (Number(length ?? 0) > mostBytes) return tooLarge;
  try {
    // Where the length is known the server can hand the bytes over without making a stream of them.
    const bytes = length === null ? await streamed(request, mostBytes) : Buffer.from(await request.arrayBuffer());
    return bytes.byteLength > mostBytes ? tooLarge : ok(bytes);
  } catch {
    return err({ code: 'broken-body' });
  }
};

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** As much as there is, and of what is too long enough to know it. */
const streamed = async ({ body }: Request, mostBytes: number): Promise<Buffer> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > mostBytes) break;
  }
  return Buffer.concat(parts);
};
