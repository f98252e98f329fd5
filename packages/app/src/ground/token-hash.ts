import { hash } from 'node:crypto';

/** What is kept of a token that stands in a link. */
export const tokenHash = (token: string): string => hash('sha256', token);
