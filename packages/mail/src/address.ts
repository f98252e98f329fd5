import { domainToASCII } from 'node:url';

/** A mail address, with the name that people see before it. */
export interface MailAddress {
  readonly address: string;
  readonly name?: string;
}

/**
 * The form in which addresses are compared: small letters, and a domain as it is looked up (`Bücher.example` is
 * `xn--bcher-kva.example`).
 */
export const addressKey = (address: string): string => {
  const { local, domain } = splitAddress(address);
  return `${local.toLowerCase()}@${domainToASCII(domain) || domain.toLowerCase()}`;
};

export const sameAddress = (one: string, other: string): boolean => addressKey(one) === addressKey(other);

/** The domain of an address as it is looked up; empty if it has none. */
export const domainOf = (address: string): string => domainToASCII(splitAddress(address).domain);

/** The part before the last `@` and the part after it. */
export const splitAddress = (address: string): { readonly local: string; readonly domain: string } => {
  const at = address.lastIndexOf('@');
  return at < 0 ? { local: address, domain: '' } : { local: address.slice(0, at), domain: address.slice(at + 1) };
};

/** Whether a text is one plain address that mail can be sent to: no name, no quotes, no list, no line feed. */
export const isMailAddress = (text: string): boolean => {
  const { local, domain } = splitAddress(text);
  if (local.length > MOST_LOCAL || text.length > MOST_ADDRESS) return false;
  return LOCAL.test(local) && DOMAIN.test(domainToASCII(domain));
};

/** RFC 5321, 4.5.3.1. */
const MOST_LOCAL = 64;
const MOST_ADDRESS = 254;
/** Letters, digits and the marks that need no quotes, in pieces separated by single full stops. */
const LOCAL = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;
