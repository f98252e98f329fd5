import type { FaultCode, FaultOf, RequestFault } from './fault.ts';

/** A sentence for each fault of a request. Those of use cases have theirs in the app. */
export const FAULT_TEXT: {
  readonly [Code in RequestFault['code']]: (fault: FaultOf<Code>) => string;
} = {
  'bad-token': () => 'This token or session is not valid: it may be mistyped, revoked or expired.',
  'foreign-origin': ({ wanted }) =>
    `With a session cookie, changes are accepted only from pages of ${wanted}. Programs use a personal access token.`,
  'bad-json': () => 'The body is not JSON.',
  'broken-body': () => 'The body arrived incomplete.',
  'wrong-media-type': ({ wanted }) => `Send the body as ${wanted.join(' or ')}.`,
  'body-too-large': ({ mostBytes }) => `The body is too large: at most ${mostBytes} bytes are accepted.`,
  'no-such-route': () => 'There is nothing at this address.',
  'wrong-method': ({ allowed }) => `This address takes ${allowed.join(', ')}.`,
  'rate-limited': ({ budget, limit, left, cost, seconds }) =>
    budget === 'heavy'
      ? `This counts ${cost} of the ${limit} a minute that heavy requests may, and ${left} are left: try again in ${seconds} seconds.`
      : `At most ${limit} ${budget} a minute are allowed: try again in ${seconds} seconds.`,
  'too-many-streams': ({ limit }) => `At most ${limit} streams of events may be open: close one, or try again later.`,
  'bad-idempotency-key': () => 'An idempotency key has 1 to 100 letters, digits, hyphens or underscores.',
  'idempotency-key-reused': () => 'This idempotency key has been used for another request.',
  'idempotency-under-way': () => 'The same request is being carried out right now.',
  'shown-once': () => 'This has already been done, and the answer held a secret that is shown only once.',
};

/** The title of each problem: always the same, as RFC 9457 requires. */
export const FAULT_TITLES: { readonly [code in FaultCode]: string } = {
  'not-signed-in': 'Not signed in',
  blocked: 'Account blocked',
  'not-allowed': 'Not allowed',
  'rules-seat': 'Closed to masters who play',
  'not-found': 'Not found',
  'bad-input': 'Invalid input',
  'wrong-status': 'Not possible in this status',
  conflict: 'Conflict with the present state',
  'too-late': 'Too late',
  'next-turn': 'Belongs to the next turn',
  'not-asked': 'Seat has no move now',
  'seat-taken': 'Seat is not open',
  'campaign-full': 'Campaign is full',
  'press-closed': 'Press is closed',
  'acts-on-arrival': 'Done on arrival only',
  'standing-in-rules': 'Standing orders are in the rules',
  'too-many': 'Too many',
  'not-saved': 'Cannot be saved at the moment',
  incident: 'Server error',
  'bad-token': 'Invalid token',
  'foreign-origin': 'Foreign origin',
  'bad-json': 'Not JSON',
  'broken-body': 'Incomplete body',
  'wrong-media-type': 'Wrong media type',
  'body-too-large': 'Body too large',
  'no-such-route': 'Nothing here',
  'wrong-method': 'Wrong method',
  'rate-limited': 'Rate limit',
  'too-many-streams': 'Too many streams',
  'bad-idempotency-key': 'Bad idempotency key',
  'idempotency-key-reused': 'Idempotency key reused',
  'idempotency-under-way': 'Request is under way',
  'shown-once': 'Shown once',
};

/** What a program can do about each problem. */
export const FAULT_HELP: { readonly [code in FaultCode]: string } = {
  'not-signed-in': 'Send a token, or sign in.',
  'not-allowed':
    'You do not have the role that this needs, or your token lacks the `scope` that is named. `useCase` says what you asked for.',
  'rules-seat':
    'You rule `seat`, so you see what it sees. The setting `playingMastersSeeAll` opens this; all rulers are told. As an administrator (`role`) you leave it to another one.',
  'not-found': 'It does not exist, or you may not know that it does. `what` says what was looked for.',
  'bad-input': '`faults` lists everything that is wrong. The same request will fail again.',
  'wrong-status':
    'This can be done only in another status: `status` is the present one, `wanted` lists those in which it can.',
  conflict:
    'The request conflicts with the present state: `what` names the part it conflicts with, `found` says what was found.',
  'too-late': 'The deadline has passed: this turn accepts no more.',
  'next-turn': 'The turn before is being run right now. Send this for the next turn.',
  'not-asked': 'The game does not wait for this seat at present.',
  'seat-taken': 'Somebody has the seat, or it is closed.',
  'campaign-full': 'No seat is left.',
  blocked: 'An administrator has blocked the account.',
  'press-closed': 'The press mode of the campaign does not allow it.',
  'acts-on-arrival': 'The order is carried out when it is sent in, and cannot wait with others.',
  'standing-in-rules':
    'The rules have standing orders of their own, which are sent with the others; the host keeps none beside them.',
  'too-many':
    'You have reached a limit. Wait until `until`; where it is null (then the status is 409), remove something first.',
  'not-saved':
    'Nothing was done and nothing is lost. `why` is `full`, `read-only`, `locked`, `failing`, or `unreachable`; in the last case nothing can be read either. Wait as long as the header Retry-After says, then send the request again with the same idempotency key.',
  incident:
    'This is not your fault. Whoever runs the server can find it in the log by its `id`. Trying again later may help.',
  'bad-token': 'The token is mistyped, revoked or expired, or the session has ended.',
  'foreign-origin': 'The request came with a session cookie from a page of another server. Programs use tokens.',
  'bad-json': 'The body cannot be parsed.',
  'broken-body': 'Send it again.',
  'wrong-media-type': 'Set the header Content-Type to one of `wanted`, and send the body so.',
  'body-too-large': 'The body may have at most `mostBytes` bytes.',
  'no-such-route': 'The paths above are all there are.',
  'wrong-method': 'The header Allow lists the methods of this address.',
  'rate-limited':
    'Wait as long as the header Retry-After says. `budget` says of what there was too much, `cost` how much this request counts, `left` how much is left.',
  'too-many-streams': 'Close one that you have open, or wait as long as the header Retry-After says.',
  'bad-idempotency-key': 'A key has 1 to 100 letters, digits, hyphens or underscores.',
  'idempotency-key-reused': 'Use a new key for every new request.',
  'idempotency-under-way': 'Send the request again in a moment, with the same key.',
  'shown-once':
    'The first request was carried out. The secret in its answer cannot be shown again: revoke it and make another.',
};
