import { BlockList, isIP } from 'node:net';

/** Why an address elsewhere is not called. */
export type AddressFault =
  | { readonly code: 'bad-url'; readonly url: string }
  | { readonly code: 'private-address'; readonly host: string };

/** Whether this is an address that anybody on the Internet may have: no house's own, no machine's own, none reserved. */
export const isPublicAddress = (address: string): boolean => {
  switch (isIP(address)) {
    case 4:
      return !RESERVED.check(address, 'ipv4');
    case 6:
      // Only global unicast. IPv4 in the clothes of IPv6 is not: nobody needs it here.
      return GLOBAL.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6');
    default:
      return false;
  }
};

/** An address that somebody has given us, if it can be one at all; which machine its name means is seen when it is called. */
export const readOutsideUrl = (
  text: string,
  allowPrivate: boolean,
): { readonly url: URL } | { readonly fault: AddressFault } => {
  const url = URL.canParse(text) ? new URL(text) : null;
  const usable =
    url !== null &&
    (url.protocol === 'https:' || (allowPrivate && url.protocol === 'http:')) &&
    url.username === '' &&
    url.password === '' &&
    text.length <= LONGEST;
  if (!usable) return { fault: { code: 'bad-url', url: text.slice(0, 200) } };
  const literal = literalAddress(url);
  if (!allowPrivate && ((literal !== null && !isPublicAddress(literal)) || LOCAL_NAME.test(url.hostname))) {
    return { fault: { code: 'private-address', host: url.hostname } };
  }
  return { url };
};

/** The address that an URL names by its number; null when it has a name. */
export const literalAddress = ({ hostname }: URL): string | null => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(bare) === 0 ? null : bare;
};

const LONGEST = 2000;
const LOCAL_NAME = /(^|\.)(localhost|local|internal|home\.arpa)\.?$/i;

/** IANA special-purpose registries, as of RFC 6890 and its successors. */
const RESERVED = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  RESERVED.addSubnet(network, prefix, 'ipv4');
}
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  RESERVED.addSubnet(network, prefix, 'ipv6');
}
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
