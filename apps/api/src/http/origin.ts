/** Methods that change nothing. */
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of somebody else may have sent this in the name of a user who is signed in. Only cookies travel by
 * themselves; whoever holds a token has put it there. Every browser says where a change comes from.
 */
export const isForged = ({ headers, method }: Request, baseUrl: string): boolean => {
  if (HARMLESS.has(method) || headers.has('authorization') || !headers.has('cookie')) return false;
  const site = headers.get('sec-fetch-site');
  return site === null ? headers.get('origin') !== new URL(baseUrl).origin : site !== 'same-origin';
};
