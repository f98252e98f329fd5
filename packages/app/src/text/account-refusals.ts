/** What better-auth says in our name when something of ours refuses, by the code that programs read. */
export const ACCOUNT_REFUSALS = {
  TOO_MANY_TRIES: 'Too many tries: wait a while.',
  SIGN_UP_CLOSED: 'Nobody can sign up here uninvited.',
  BLOCKED: 'This account is blocked.',
  NOT_VERIFIED: 'The passkey did not ask who you are.',
} as const;

export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;
