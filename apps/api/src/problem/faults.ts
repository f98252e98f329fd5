import type { FaultCode, FaultOf, RequestFault } from './fault.ts';

/** A sentence for each fault of a request. Those of use cases have theirs in the app. */
export const FAULT_TEXT: {
  readonly [Code in RequestFault['code']]: (fault: FaultOf<Code>) => string;
} = {
  'bad-token': () => 'This token or session is not good: it may be mistyped, revoked or expired.',
  'foreign-origin': ({ wanted }) =>
    `With a session cookie, changes are taken from pages of ${wanted} alone. Programs use a personal access token.`,
  'bad-json': () => 'The body is no JSON.',
  'broken-body': () => 'The body broke off on its way.',
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
  'not-saved': 'Cannot be saved at the moment',
  incident: 'Fault of the server',
  'bad-token': 'Token is not good',
  'foreign-origin': 'Foreign origin',
  'bad-json': 'No JSON',
  'broken-body': 'Body broke off',
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

/** What a program can do about each problem. */
export const FAULT_HELP: { readonly [code in FaultCode]: string } = {
  'not-signed-in': 'Send a token, or sign in.',
  'not-allowed':
    'You have not the role that this needs, or your token has not the `scope` that is named. `useCase` says what was asked.',
  'not-found': 'It is not there, or you may not know that it is. `what` says what was looked for.',
  'bad-input': 'Everything that is wrong stands in `faults`. Sending the same again leads to the same.',
  'wrong-status': 'This can be done only in another status: `status` is the present one, `wanted` are those.',
  conflict: 'It does not go with how things stand: `what` says with what, `found` what was found there.',
  'too-late': 'The turn takes no more of this.',
  'next-turn': 'The turn before is being run at this moment.',
  'not-asked': 'The game does not wait for this seat now.',
  'seat-taken': 'Somebody holds the seat, or it is closed.',
  'campaign-full': 'No seat is left.',
  blocked: 'An administrator has blocked the account.',
  'press-closed': 'The press mode of the campaign does not allow it.',
  'too-many': 'There is a limit: wait until `until`, or do with less where it is null (then the status is 409).',
  'not-saved':
    'Nothing was done and nothing is lost: `why` is `full`, `read-only`, `locked`, `failing`, or `unreachable`, when nothing can be read either. Send it again after as long as the header Retry-After says, with the same idempotency key.',
  incident: 'Not your fault. Whoever runs the server finds it in the log by `id`. Trying again later may help.',
  'bad-token': 'The token is mistyped, revoked or expired, or the session is over.',
  'foreign-origin': 'A session cookie came from a page of another server. Programs use tokens.',
  'bad-json': 'The body cannot be read.',
  'broken-body': 'Send it again.',
  'wrong-media-type': 'Send what `wanted` says, in the header Content-Type.',
  'body-too-large': 'The body may have `mostBytes` bytes at most.',
  'no-such-route': 'Look at the paths above.',
  'wrong-method': 'Look at the header Allow.',
  'rate-limited': 'Wait as long as the header Retry-After says.',
  'bad-idempotency-key': 'A key has 1 to 100 letters, digits, hyphens or underscores.',
  'idempotency-key-reused': 'Take a new key for every new request.',
  'idempotency-under-way': 'Ask again in a moment, with the same key.',
  'shown-once': 'It was done the first time. What you missed is lost: revoke it and make another.',
};
