import { isIPv6 } from 'node:net';

/**
 * Whom a limit by address counts: an IPv4 address is one house, and of IPv6 every house has a whole /64, out of which it
 * could take another address for each request. better-auth counts in the same way.
 */
export const networkOf = (address: string): string => {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare);
  if (mapped?.[1] !== undefined) return mapped[1];
  // As a URL writes it: small letters, no leading zeros, no dots.
  const [front = [], back = []] = new URL(`http://[${bare}]`).hostname.slice(1, -1).split('::').map(groupsOf);
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => '0');
  return `${[...front, ...zeros, ...back].slice(0, 4).join(':')}::/64`;
};

const groupsOf = (part: string): readonly string[] => (part === '' ? [] : part.split(':'));
