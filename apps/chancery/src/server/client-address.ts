import type { IncomingMessage } from 'node:http';

/** Whether an address is that of a proxy that is believed. */
export type Trust = (address: string) => boolean;

/** The caller's address, as far as it can be known: all code after this reads it from this header, and trusts it. */
export const CLIENT_ADDRESS = 'x-forwarded-for';

/**
 * Puts one address that can be believed into the request, in the place of what anybody could have written: of the peer,
 * or, where trusted proxies stand between, the last one that no trusted proxy has.
 */
export const settleClientAddress = (request: IncomingMessage, trusted: Trust): void => {
  const claimed = String(request.headers[CLIENT_ADDRESS] ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  const address = clientOf(plain(request.socket.remoteAddress ?? ''), claimed, trusted);
  request.rawHeaders = withoutForwarding(request.rawHeaders);
  request.rawHeaders.push(CLIENT_ADDRESS, address);
  request.headers[CLIENT_ADDRESS] = address;
};

/** The chain is read from our end: each proxy wrote down who spoke to it. */
export const clientOf = (peer: string, claimed: readonly string[], trusted: Trust): string => {
  const chain = [...claimed, peer];
  while (chain.length > 1 && trusted(chain.at(-1) as string)) chain.pop();
  return chain.at(-1) as string;
};

/** An IPv4 address that came through an IPv6 socket is the same address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const FORWARDING: ReadonlySet<string> = new Set([CLIENT_ADDRESS, 'x-real-ip', 'forwarded']);

/** Names and values stand in turns. */
const withoutForwarding = (raw: readonly string[]): string[] =>
  raw.flatMap((name, place) =>
    place % 2 === 0 && !FORWARDING.has(name.toLowerCase()) ? [name, raw[place + 1] ?? ''] : [],
  );
