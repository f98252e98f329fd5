/** Methods that change nothing. */
const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether a page of somebody else may have sent this in the name of a user who is signed in. Only cookies travel by
 * themselves; whoever holds a token has put it there. Every browser says where a change comes from.
 */
export const isForged = (request: Request, baseUrl: string): boolean => {
  const { headers, method } = request;
  if (HARMLESS.has(method) || headers.has('authorization') || !headers.has('cookie')) return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin !== new URL(baseUrl).origin;
  return headers.get('sec-fetch-site') !== 'same-origin';
};
