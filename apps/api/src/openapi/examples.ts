import { readFileSync } from 'node:fs';

/** What a request for an operation, and the answer to it, look like. */
export interface Example {
  readonly request?: unknown;
  readonly answer?: unknown;
}

export type Examples = { readonly [operation: string]: Example };

/** Taken from the tour through the API that its tests make, and shortened: CONTRIBUTING.md says how. */
export const EXAMPLES_FILE = new URL('data/examples.json', import.meta.url);

export const readExamples = (): Examples => JSON.parse(readFileSync(EXAMPLES_FILE, 'utf8'));
