import { rootCertificates } from 'node:tls';

/** The certificates that everybody trusts, and those of a house of one's own, which stand in one text of PEM. */
export const trusting = (ca: string): string[] => [...rootCertificates, ca];

/** What Node says of a certificate that nobody vouches for, with what our reader can do about it in place of what Node's could. */
export const certificateFault = (why: string): string =>
  /certificate/.test(why)
    ? why.replace(/(?:; if the root CA .*)?$/s, ' (mail.ca names an authority of your own)')
    : why;
