import { sameAddress, splitAddress } from './address.ts';

/** Where answers go: `orders@example.org` with the separator `+` makes `orders+<token>@example.org`. */
export interface ReplyForm {
  readonly mailbox: string;
  /** What stands between mailbox and token. Most servers know `+`, some `-` or `=`. */
  readonly separator: string;
}

/** The address that carries a token. */
export const replyAddress = ({ mailbox, separator }: ReplyForm, token: string): string => {
  const { local, domain } = splitAddress(mailbox);
  return `${local}${separator}${token}@${domain}`;
};

/** The token in an address of this form, in small letters; null if the address is another's or has none. */
export const tokenInAddress = ({ mailbox, separator }: ReplyForm, address: string): string | null => {
  const own = splitAddress(mailbox);
  const given = splitAddress(address);
  const prefix = `${own.local}${separator}`.toLowerCase();
  const local = given.local.toLowerCase();
  if (!local.startsWith(prefix) || local.length === prefix.length) return null;
  return sameAddress(`x@${own.domain}`, `x@${given.domain}`) ? local.slice(prefix.length) : null;
};

/** Whether mail to this address is for us, with or without a token. */
export const isReplyAddress = (form: ReplyForm, address: string): boolean =>
  sameAddress(form.mailbox, address) || tokenInAddress(form, address) !== null;
