import type { Unsubscribe } from './mail.ts';

/** List-Unsubscribe (RFC 2369) and its one-click form (RFC 8058). Throws if the page is no https or http address. */
export const unsubscribeHeaders = ({ page, mailbox }: Unsubscribe): { readonly [name: string]: string } => {
  const url = new URL(page);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new RangeError(`${url.protocol} to unsubscribe`);
  if (url.username !== '' || url.password !== '') throw new RangeError('a password in the address to unsubscribe');
  const ways = [...(mailbox === undefined ? [] : [`<mailto:${mailbox}?subject=unsubscribe>`]), `<${url.href}>`];
  return { 'List-Unsubscribe': ways.join(', '), 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
};
