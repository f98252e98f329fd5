import { type LookupAddress, lookup } from 'node:dns';
import type { RequestOptions } from 'node:http';
import { isPublicAddress, literalAddress } from './address.ts';

/**
 * To which machine a call of an address goes, or why to none. The name is looked up once and the connection made to what was
 * found, so it cannot mean another machine a moment later.
 */
export const connectTo = async (
  url: URL,
  allowPrivate: boolean,
): Promise<Pick<RequestOptions, 'lookup' | 'agent'> | { readonly fault: string }> => {
  const address = await addressOf(url, allowPrivate);
  if (typeof address === 'string') return { fault: address };
  return {
    lookup: (_host, { all }, found) =>
      all === true ? found(null, [address]) : found(null, address.address, address.family),
    agent: false,
  };
};

/** Where to connect to, or why not. All that the name means must be public: then it cannot be hidden among others. */
const addressOf = async (url: URL, allowPrivate: boolean): Promise<LookupAddress | string> => {
  const literal = literalAddress(url);
  if (literal !== null) return { address: literal, family: literal.includes(':') ? 6 : 4 };
  const found = await new Promise<readonly LookupAddress[]>((resolve) => {
    lookup(url.hostname, { all: true }, (error, addresses) => resolve(error === null ? addresses : []));
  });
  const [first] = found;
  if (first === undefined) return 'no-such-host';
  return allowPrivate || found.every(({ address }) => isPublicAddress(address)) ? first : 'private-address';
};
