import { domainOf, type MailHouse } from '@chancery/mail';
import { readAddress } from '../settings/read-address.ts';
import type { Settings } from '../settings/schema.ts';

/** What is the same in all mails of the server. */
export const mailHouseOf = ({ mail }: Pick<Settings, 'mail'>, baseUrl: string): MailHouse => {
  const from = readAddress(mail.from);
  if (from === null) throw new Error('mail.from is no address');
  const { selector, key } = mail.dkim;
  return {
    host: new URL(baseUrl).hostname,
    from,
    reply: { mailbox: mail.reply ?? from.address, separator: mail.separator },
    tokenIn: mail.tokenIn,
    bounces: mail.bounces ?? from.address,
    limit: mail.limit,
    ...(key === null ? {} : { dkim: { domain: domainOf(from.address), selector, privateKey: key } }),
  };
};
