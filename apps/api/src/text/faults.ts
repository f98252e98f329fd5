import type { FaultCode, FaultOf, RequestFault } from '../problem/fault.ts';

/** A sentence for each fault of a request. Those of use cases have theirs in the app. */
export const FAULT_TEXT: {
  readonly [Code in RequestFault['code']]: (fault: FaultOf<Code>) => string;
} = {
  'bad-token': () => 'This token or session is not good: it may be mistyped, revoked or expired.',
  'foreign-origin': ({ wanted }) =>
    `With a session cookie, changes are taken from pages of ${wanted} alone. Programs use a personal access token.`,
  'bad-json': () => 'The body is no JSON.',
  'wrong-media-type': ({ wanted }) => `The body is wanted as ${wanted.join(' or ')}.`,
  'body-too-large': ({ mostBytes }) => `The body may have ${mostBytes} bytes at most.`,
  'no-such-route': () => 'There is nothing at this address.',
  'wrong-method': ({ allowed }) => `This address takes ${allowed.join(', ')}.`,
  'rate-limited': ({ limit, seconds }) => `No more than ${limit} requests a minute: go on in ${seconds} seconds.`,
  'bad-idempotency-key': () => 'An idempotency key has 1 to 100 letters, digits, hyphens or underscores.',
  'idempotency-key-reused': () => 'This idempotency key was used for another request.',
  'idempotency-under-way': () => 'The same request is being carried out at this moment.',
  'shown-once': () => 'This was done before, and its answer held a secret that is shown once.',
};

/** The title of each problem: the same every time, as RFC 9457 wants it. */
export const FAULT_TITLES: { readonly [code in FaultCode]: string } = {
  'not-signed-in': 'Not signed in',
  blocked: 'Account blocked',
  'not-allowed': 'Not allowed',
  'not-found': 'Not found',
  'bad-input': 'Input that cannot be taken',
  'wrong-status': 'Not in this status',
  conflict: 'Conflict with how things stand',
  'too-late': 'Too late',
  'next-turn': 'Belongs to the next turn',
  'not-asked': 'Not asked now',
  'seat-taken': 'Seat is not open',
  'campaign-full': 'Campaign is full',
  'press-closed': 'Press is closed',
  'too-many': 'Too many',
  incident: 'Fault of the server',
  'bad-token': 'Token is not good',
  'foreign-origin': 'Foreign origin',
  'bad-json': 'No JSON',
  'wrong-media-type': 'Wrong media type',
  'body-too-large': 'Body too large',
  'no-such-route': 'Nothing here',
  'wrong-method': 'Wrong method',
  'rate-limited': 'Rate limit',
  'bad-idempotency-key': 'Bad idempotency key',
  'idempotency-key-reused': 'Idempotency key reused',
  'idempotency-under-way': 'Request is under way',
  'shown-once': 'Shown once',
};
