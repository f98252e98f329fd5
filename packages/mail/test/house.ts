import type { House, MailHouse, ReplyForm } from '../src/index.ts';

/** The server of these tests, as incoming and outgoing mail know it. */
export const REPLY: ReplyForm = { mailbox: 'orders@play.example.net', separator: '+' };
export const HOUSE: House = { reply: REPLY, mark: 'play.example.net' };
export const MAIL_HOUSE: MailHouse = {
  host: 'play.example.net',
  from: { address: 'orders@play.example.net', name: 'Chancery' },
  reply: REPLY,
  tokenIn: 'address',
  bounces: 'bounces@play.example.net',
  limit: 1_000_000,
};
/** The reply token in the mails of the collection: in the right form, made with no key. */
export const TOKEN = 'md9eng-7-9i2k-0123456789abcdef0123';
