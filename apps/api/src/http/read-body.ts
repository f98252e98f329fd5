import { err, ok, type Result } from '@chancery/core';
import type { RequestFault } from '../problem/fault.ts';

/** The body of a request, as long as it is no longer than that; the rest is not even read. */
export const readBody = async (request: Request, mostBytes: number): Promise<Result<Buffer, RequestFault>> => {
  const tooLarge = err({ code: 'body-too-large', mostBytes } as const);
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) return tooLarge;
  if (request.body === null) return ok(Buffer.alloc(0));
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of request.body) {
      size += part.byteLength;
      if (size > mostBytes) return tooLarge;
      parts.push(part);
    }
  } catch {
    return err({ code: 'broken-body' });
  }
  return ok(Buffer.concat(parts));
};
