/** The words of the OpenAPI document that do not stand with the routes. */
export const DOCUMENT_TEXT = {
  description: [
    'Everything a ruler, a bot or a game master can do on this server, in JSON.',
    'Send a personal access token as `Authorization: Bearer <token>`. Times are milliseconds since 1970, UTC.',
    'A request that was not carried out is answered as `application/problem+json` (RFC 9457): programs look at its `code`.',
  ].join('\n\n'),
  problem: 'The request was not carried out, and why',
  notModified: 'Nothing has changed since the answer whose ETag you sent',
  idempotencyKey:
    'Chosen by you: a request that is repeated with the same key is carried out once, and gets the same answer for 24 hours',
  ifNoneMatch: 'The ETag of the answer that you already have',
  token: 'A personal access token, with the scopes that you gave it',
  session: 'The session of a browser; changes are accepted only from pages of this server',
  orderText: 'Orders, one a line',
  stream: 'Events, each with `id`, `event` and one line of `data`: JSON as the schema of the content says',
  answers: { 200: 'Done', 201: 'Made', 204: 'Done; the answer is empty' },
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
