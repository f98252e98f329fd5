/** What better-auth says in our name when something of ours refuses, by the code that programs read. */
export const ACCOUNT_REFUSALS = {
  TOO_MANY_TRIES: 'Too many tries. Wait a while.',
  SIGN_UP_CLOSED: 'You need an invitation to sign up here.',
  BLOCKED: 'This account is blocked.',
  NOT_VERIFIED: 'The passkey did not check who you are.',
  BAD_NAME: 'A name has 1 to 60 characters.',
  NAME_UNSEEN: 'The name has invisible characters.',
  NAME_MIXED: 'The name mixes letters of different scripts, some of which look alike.',
  NAME_OF_HOUSE: 'The name could pass for this server or those who run it.',
  NAME_TAKEN: 'The name is taken, or looks like one that is.',
} as const;

export type AccountRefusal = keyof typeof ACCOUNT_REFUSALS;
