import { hash } from 'node:crypto';

/** The hash of a token in a link: the server keeps nothing else of it. */
export const tokenHash = (token: string): string => hash('sha256', token);
