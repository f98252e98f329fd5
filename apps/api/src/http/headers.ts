/** Headers that every answer has. Our pages are not shown in frames, and our files not guessed to be scripts. */
export const safeHeaders = (baseUrl: string): { readonly [name: string]: string } => ({
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': PLAIN_POLICY,
  ...(baseUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
});

const PLAIN_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** For pages of ours: they bring their style with them, load nothing and run nothing. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
