/** What better-auth says in our name when something of ours refuses, by the code that programs read. */
export const ACCOUNT_REFUSALS = {
  TOO_MANY_TRIES: 'Too many tries: wait a while.',
  SIGN_UP_CLOSED: 'Nobody can sign up here uninvited.',
  BLOCKED: 'This account is blocked.',
  NOT_VERIFIED: 'The passkey did not ask who you are.',
  BAD_NAME: 'A name has 1 to 60 letters.',
  NAME_UNSEEN: 'The name has characters that cannot be shown.',
  NAME_MIXED: 'The name has letters of different scripts, which look alike.',
  NAME_OF_HOUSE: 'The name would pass for this server or those who run it.',
  NAME_TAKEN: 'Somebody here is called that, or it looks like their name.',
} as const;

export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;
