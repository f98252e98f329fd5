/** Who may make an account: everybody, whoever holds an invitation to a campaign, nobody. */
export const SIGN_UP_POLICIES = ['open', 'invited', 'closed'] as const;
export type SignUpPolicy = (typeof SIGN_UP_POLICIES)[number];

/** What whoever runs the server decides about accounts. */
export interface AccountSettings {
  /**
   * Signs cookies and seals the secrets of second factors: 32 characters or more, the same for every process of a server.
   * Kept outside of the database, so that whoever reads a copy of it can forge no session.
   */
  readonly secret: string;
  /** Until an administrator has chosen. */
  readonly signUp: SignUpPolicy;
  /**
   * Whether a new account waits until its owner has opened the link in a mail; it does unless told otherwise. Where no mail
   * leaves nobody could. No mail but that one goes to an address that is not confirmed, in any case.
   */
  readonly confirm?: boolean;
}
