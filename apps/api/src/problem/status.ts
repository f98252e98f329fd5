import type { FaultCode } from './fault.ts';

/** The status of each fault. `too-many` is 429 where waiting helps, else 409. */
export const STATUS = {
  // what use cases say
  'not-signed-in': 401,
  blocked: 403,
  'not-allowed': 403,
  'rules-seat': 403,
  'not-found': 404,
  'bad-input': 422,
  'wrong-status': 409,
  conflict: 409,
  'too-late': 409,
  'next-turn': 409,
  'not-asked': 409,
  'seat-taken': 409,
  'campaign-full': 409,
  'press-closed': 403,
  'acts-on-arrival': 409,
  'standing-in-rules': 409,
  'too-many': 429,
  'not-saved': 503,
  incident: 500,
  // what the API says
  'bad-token': 401,
  'foreign-origin': 403,
  'bad-json': 400,
  'broken-body': 400,
  'wrong-media-type': 415,
  'body-too-large': 413,
  'no-such-route': 404,
  'wrong-method': 405,
  'rate-limited': 429,
  'bad-idempotency-key': 400,
  'idempotency-key-reused': 422,
  'idempotency-under-way': 409,
  'shown-once': 409,
} as const satisfies { readonly [code in FaultCode]: number };
