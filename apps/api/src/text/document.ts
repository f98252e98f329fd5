/** The words of the OpenAPI document that do not stand with the routes. */
export const DOCUMENT_TEXT = {
  description: [
    'Everything a ruler, a bot or a game master can do on this server, in JSON.',
    'Send a personal access token as `Authorization: Bearer <token>`. Times are milliseconds since 1970, UTC.',
    'Turns have one number everywhere. Turn 0 is the beginning. Turn 3 is run from the orders that were sent with `?turn=3`, and is then read at `turns/3`; the turn file with `turn: 3` is what a seat knows after it, and its `choices` and `draft` are about turn 4, the open turn.',
    'Within v1 nothing is taken away: answers may get further fields, so pass over what you do not know.',
    'A request that was not carried out is answered as `application/problem+json` (RFC 9457): programs look at its `code`.',
  ].join('\n\n'),
  problem: 'The request was not carried out, and why',
  notModified: 'Nothing has changed since the answer whose ETag you sent',
  idempotencyKey:
    'Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours',
  lastEventId: 'The id of the last event that you have: the stream goes on behind it',
  ifNoneMatch: 'The ETag of the answer that you already have',
  token: 'A personal access token, with the scopes that you gave it',
  session: 'The session of a browser; changes are accepted only from pages of this server',
  orderText: 'Orders, one a line',
  stream: 'Events, each with `id`, `event` and one line of `data`: JSON as the schema of the content says',
  answers: { 200: 'Done', 201: 'Made', 204: 'Done; the answer is empty' },
} as const;

/** What each status of a refusal means; the code of the problem says more. */
export const REFUSAL_TEXT = {
  400: 'The request cannot be read: `bad-json`, `broken-body` or `bad-idempotency-key`',
  401: 'You are not signed in, or your token is not valid: `not-signed-in`, `bad-token`',
  403: 'You or your token may not do this: `not-allowed`, `blocked`, `rules-seat` and the like',
  404: 'It does not exist, or you may not know that it does: `not-found`',
  409: 'Not possible as things stand: `conflict`, `wrong-status`, `too-late` and the like',
  413: 'The body is too long: `body-too-large`',
  415: 'The body is of another type than is taken: `wrong-media-type`',
  422: 'Something in the request is wrong: `bad-input` lists everything',
  429: 'Wait as long as `Retry-After` says: `rate-limited`, `too-many`, `too-many-streams`',
} as const;

/** What stands in the head of an answer, with an example. */
export const HEADER_TEXT = {
  'X-Request-Id': { is: 'By which the request is found in the log of the server', such: '5f0c9a4be1d27733' },
  RateLimit: {
    is: 'What is left of each limit that the request counts against (`reads`, `writes`, `heavy`), and for how many seconds',
    such: '"reads";r=598;t=41',
  },
  'RateLimit-Policy': { is: 'The limit, and its window in seconds', such: '"reads";q=600;w=60' },
  ETag: {
    is: 'Send it as `If-None-Match`: as long as nothing has changed, nothing is sent',
    such: '"Jx0f2yqGgL6kQ8pY3b7rV5hZs1A"',
  },
  Location: { is: 'Where it is to be read', such: '/api/v1/campaigns/zaxgzgjyect6nd6v2gjxk5sq' },
  'Retry-After': { is: 'After how many seconds to try again', such: '12' },
  'WWW-Authenticate': { is: 'How to sign in', such: 'Bearer realm="chancery"' },
} as const;

/** What is posted to webhooks. */
export const WEBHOOK_TEXT = {
  summary: 'Public news of a campaign, as they happen',
  description:
    'Posted to the address of each webhook that wants the kind of news. A call that is not taken is tried again after half a minute, two minutes, eight and so on, for two days; after twenty failures in a row the webhook is switched off.',
  headers: {
    'X-Chancery-Signature': {
      is: '`t=<seconds>,v1=<hex>`: the latter is the HMAC-SHA256 of `<seconds>.<body>` under the secret of the webhook. Refuse an old `t`',
      such: 't=1772366400,v1=9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    },
    'X-Chancery-Delivery': {
      is: 'Names the delivery, the same at every try',
      such: '0d4a6c1be9f24b7788aa5c3d1e2f4b60',
    },
  },
  example: {
    format: 'chancery-news-1',
    campaign: {
      id: 'zaxgzgjyect6nd6v2gjxk5sq',
      title: 'Four Crowns',
      url: 'https://chancery.example/campaigns/zaxgzgjyect6nd6v2gjxk5sq',
    },
    at: '2026-03-01T12:00:00.000Z',
    news: { kind: 'turn-published', turn: 3, heading: 'Autumn 1320', deadline: 1_772_452_800_000 },
    text: 'turn 3 is out',
  },
  taken: 'It has arrived',
  gone: 'It is switched off, and never called again',
  failed: 'It is tried again later',
} as const;

/** Who may use something, in words. */
export const DEMAND_TEXT = {
  anybody: 'For everybody.',
  roles: {
    anybody: 'For everybody',
    user: 'For everybody with an account',
    ruler: 'For the ruler of the seat',
    master: 'For the masters of the campaign',
    administrator: 'For administrators of the server',
  } as { readonly [role: string]: string },
  scope: (scopes: readonly string[]) =>
    `A token needs the scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.`,
  session: 'API tokens cannot do this: sign in.',
} as const;
