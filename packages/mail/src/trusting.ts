import { rootCertificates } from 'node:tls';

/** The certificates that everybody trusts, and those of a house of one's own, which stand in one text of PEM. */
export const trusting = (ca: string): string[] => [...rootCertificates, ca];
