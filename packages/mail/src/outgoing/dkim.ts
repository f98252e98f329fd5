import { buffer } from 'node:stream/consumers';

/** With which key the house signs its mail (RFC 6376), so that others can tell it from mail in its name. */
export interface DkimKey {
  /** The domain of the house's From address, in whose DNS the other half of the key lies. */
  readonly domain: string;
  /** The name under which it lies there: `<selector>._domainkey.<domain>`. */
  readonly selector: string;
  /** RSA, PEM. */
  readonly privateKey: string;
}

/** No mail can be signed: the key is none, or of a kind that does not sign. */
export class SigningFault extends Error {}

/** The mail with its signature above it. Throws when the key is none. */
export const signed = async (raw: Buffer, { domain, selector, privateKey }: DkimKey): Promise<Buffer> => {
  const { default: DKIM } = await import('nodemailer/lib/dkim');
  const signer = new DKIM({
    domainName: domain,
    keySelector: selector,
    privateKey,
    headerFieldNames: SIGNED_HEADERS.join(':'),
  });
  const bytes = await buffer(signer.sign(raw)).catch(() => raw);
  if (bytes.length === raw.length) throw new SigningFault(`the DKIM key ${selector} of ${domain} does not sign`);
  return bytes;
};

/** Both headers for unsubscribing with one click must be among them (RFC 8058). */
const SIGNED_HEADERS: readonly string[] = [
  ...['From', 'Reply-To', 'Subject', 'Date', 'Message-ID', 'To', 'In-Reply-To', 'References', 'MIME-Version'],
  ...['Content-Type', 'Content-Transfer-Encoding', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Auto-Submitted'],
];
