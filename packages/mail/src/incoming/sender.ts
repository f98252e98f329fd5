import { sameAddress } from '../address.ts';
import type { Authentication } from '../authentication.ts';
import { type ReplyForm, tokenInAddress } from '../reply-address.ts';
import { tokensInSubject } from '../subject-tag.ts';
import type { Message } from './message.ts';

/**
 * Who a mail says it is from, by what it carries. A From address alone names nobody: anybody can write any.
 *
 * - `token`: by the token of a reply address or subject.
 * - `several-tokens`: by two or more, so by none.
 * - `address-only`: no token; the address it claims to be from.
 * - `nobody`: no token, and not one clear address.
 */
export type Sender =
  | { readonly kind: 'token'; readonly token: string; readonly in: 'address' | 'subject'; readonly from: string | null }
  | { readonly kind: 'several-tokens'; readonly tokens: readonly string[]; readonly from: string | null }
  | { readonly kind: 'address-only'; readonly from: string }
  | { readonly kind: 'nobody' };

/** Looks for a token: in the addresses it was for, then in the subject. */
export const senderOf = (message: Pick<Message, 'recipients' | 'subject' | 'from'>, form: ReplyForm): Sender => {
  const from = message.from?.address ?? null;
  const inAddresses = unique(message.recipients.flatMap((address) => tokenInAddress(form, address) ?? []));
  const inSubject = unique(tokensInSubject(message.subject));
  const tokens = inAddresses.length > 0 ? inAddresses : inSubject;
  const [token] = tokens;
  if (tokens.length > 1) return { kind: 'several-tokens', tokens, from };
  if (token !== undefined) return { kind: 'token', token, in: inAddresses.length > 0 ? 'address' : 'subject', from };
  return from === null ? { kind: 'nobody' } : { kind: 'address-only', from };
};

const unique = (tokens: readonly string[]): readonly string[] => [...new Set(tokens)];

/** Whether a mail counts as its ruler's. What is doubtful goes to quarantine, and the account's own address is told. */
export type Trust =
  | { readonly kind: 'trusted'; readonly by: 'token-and-address' | 'authenticated-address' }
  | { readonly kind: 'doubtful'; readonly why: Doubt };

/**
 * Why a mail is doubtful: it carries no token, several, a forged one or an expired one; it is not from the account's
 * address; or the mailbox's server found it forged.
 */
export type Doubt = 'no-token' | 'several-tokens' | 'forged-token' | 'expired-token' | 'other-address' | 'refuted';

/** What became of the token: `good`, or why it is not. */
export type TokenState = 'good' | 'forged' | 'expired' | 'none';

/**
 * Trusted is a good token from the account's address, and the account's address without a good token only when the
 * mailbox's server has proven the domain. Nothing is trusted that the server has refuted. `account` is the address of
 * the ruler that the token or, without one, the From address leads to; null if it leads to none.
 */
export const judgeSender = (
  sender: Sender,
  token: TokenState,
  account: string | null,
  authentication: Authentication,
): Trust => {
  if (sender.kind === 'nobody') return doubtful('no-token');
  if (sender.kind === 'several-tokens') return doubtful('several-tokens');
  if (token === 'forged') return doubtful('forged-token');
  const fromAccount = sender.from !== null && account !== null && sameAddress(sender.from, account);
  if (!fromAccount) return doubtful(token === 'none' ? 'no-token' : 'other-address');
  if (authentication === 'refuted') return doubtful('refuted');
  if (token === 'good') return { kind: 'trusted', by: 'token-and-address' };
  if (authentication === 'proven') return { kind: 'trusted', by: 'authenticated-address' };
  return doubtful(token === 'expired' ? 'expired-token' : 'no-token');
};

const doubtful = (why: Doubt): Trust => ({ kind: 'doubtful', why });
