/** What a mail about somebody's account tells them. Links are good once and for so many minutes. */
export type AccountMailFacts =
  | { readonly kind: 'verify-address'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'sign-in-link'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'no-account' }
  | { readonly kind: 'account-exists' }
  | { readonly kind: 'reset-password'; readonly link: string; readonly minutes: number }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'address-change'; readonly code: string; readonly minutes: number }
  | { readonly kind: 'address-change-asked'; readonly to: string }
  | { readonly kind: 'address-changed'; readonly to: string }
  | { readonly kind: 'account-deleted' }
  /** Of an administrator to themselves. */
  | { readonly kind: 'test-mail' }
  /** What an administrator has done for the owner of an account. */
  | { readonly kind: 'account-renamed'; readonly name: string }
  | { readonly kind: 'second-factor-off' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'account-erased' };

export type AccountMailKind = AccountMailFacts['kind'];

/** All mails about accounts in one language, the subject first. A language has one for every kind, or it does not compile. */
export type AccountMailWords = {
  readonly [Kind in AccountMailKind]: (facts: Extract<AccountMailFacts, { readonly kind: Kind }>) => readonly string[];
};
