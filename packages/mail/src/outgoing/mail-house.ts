import type { MailAddress } from '../address.ts';
import type { ReplyForm } from '../reply-address.ts';
import type { DkimKey } from './dkim.ts';

/** What is the same in all mails of a server. */
export interface MailHouse {
  /** The name of the host in Message-IDs, and the mark by which mails that come back are known. */
  readonly host: string;
  readonly from: MailAddress;
  /** Where answers with orders go. */
  readonly reply: ReplyForm;
  /** Where the token goes: into the reply address, or into the subject for servers that know no `+`. */
  readonly tokenIn: 'address' | 'subject';
  /** Where servers report what they cannot deliver. */
  readonly bounces: string;
  /** Of the whole mail in bytes. */
  readonly limit: number;
  /** Unless the server that mail is handed to signs it. */
  readonly dkim?: DkimKey;
}

/** Every mail server takes as much; attachments grow by a third in mails. */
export const USUAL_LIMIT = 10_000_000;
