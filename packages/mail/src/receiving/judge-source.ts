import { promises as dns } from 'node:dns';
import { BlockList, isIP } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { domainOf } from '../address.ts';
import type { Authentication } from '../authentication.ts';

/** From where a mail came to our listener, and under which name. */
export interface MailSource {
  /** Of the machine that handed it over. */
  readonly address: string;
  /** What it called itself. */
  readonly helo: string;
  /** The sender of the envelope; empty for a mail that came back. */
  readonly sender: string;
}

/** Asks the DNS for the records of a name. */
export type Resolver = (name: string, kind: string) => Promise<unknown>;

/**
 * Judges whether a mail is from the domain that its From address names, by SPF, DKIM and DMARC (RFC 7208, 6376, 7489). A machine
 * of our own network is a mail server that has taken the mail in before us: who handed it over to that one is not known, so of
 * such a mail only its signatures tell. Where the DNS does not answer, nothing is known.
 */
export const judgeSource = async (
  raw: Uint8Array,
  { address, helo, sender }: MailSource,
  resolver: Resolver = askDns,
): Promise<Authentication> => {
  const near = isNear(address);
  if (near && !SIGNED.test(Buffer.from(raw).toString('latin1'))) return 'unknown';
  const { authenticate } = await import('mailauth');
  const judging = authenticate(Buffer.from(raw), {
    ...(near ? {} : { ip: address, helo, sender }),
    mta: 'chancery',
    resolver: resolver as typeof dns.resolve,
    disableArc: true,
    disableBimi: true,
  });
  const judged = await Promise.race([judging, wait(PATIENCE, null, { ref: false })]).catch(() => null);
  if (judged === null) return 'unknown';
  const { dkim, spf, dmarc } = judged;
  const from = dkim.headerFrom?.map(domainOf) ?? [];
  const [domain = ''] = from;
  if (from.length !== 1 || domain === '') return 'unknown';
  const signatures = dkim.results.filter(({ signingDomain }) => sameDomain(signingDomain, domain));
  const checks = [
    ...(dmarc ? [dmarc.status.result] : []),
    ...signatures.map(({ status }) => (status.result === 'pass' && status.underSized ? 'neutral' : status.result)),
    ...(spf !== false && spf !== undefined && sameDomain(spf.domain, domain) ? [spf.status.result] : []),
  ];
  if (checks.includes('pass')) return 'proven';
  // Behind another server a mail without a signature fails DMARC for want of SPF.
  const failed = near ? signatures.some(({ status }) => status.result === 'fail') : checks.includes('fail');
  return failed ? 'refuted' : 'unknown';
};

/** A signature among the headers: without one there is nothing to ask the DNS about. */
const SIGNED = /^(?:.+\r?\n)*?dkim-signature:/i;

/** For all questions together: the machine that hands a mail over waits meanwhile. */
const PATIENCE = 15_000;

const askDns: Resolver = (name, kind) => dns.resolve(name, kind);

const sameDomain = (one: string | undefined, other: string): boolean => one?.toLowerCase() === other.toLowerCase();

const NEAR = new BlockList();
for (const [net, prefix] of [
  ['10.0.0.0', 8],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  NEAR.addSubnet(net, prefix, 'ipv6');

/** A machine of our own network. */
const isNear = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  const kind = isIP(plain);
  return kind === 0 || NEAR.check(plain, kind === 6 ? 'ipv6' : 'ipv4');
};
