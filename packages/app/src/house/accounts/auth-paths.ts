/** What better-auth answers for us. All else of it is closed: the use cases do it, with their permissions and their audit. */
const OPEN = [
  'GET /get-session',
  'POST /sign-up/email',
  'POST /sign-in/email',
  'POST /sign-in/magic-link',
  'GET /magic-link/verify',
  'POST /sign-out',
  'GET /verify-email',
  'POST /send-verification-email',
  'POST /request-password-reset',
  'GET /reset-password/*',
  'POST /reset-password',
  'POST /change-password',
  'POST /update-user',
  'POST /two-factor/enable',
  'POST /two-factor/disable',
  'POST /two-factor/get-totp-uri',
  'POST /two-factor/verify-totp',
  'POST /two-factor/verify-backup-code',
  'POST /two-factor/generate-backup-codes',
  'GET /passkey/generate-register-options',
  'POST /passkey/verify-registration',
  'GET /passkey/generate-authenticate-options',
  'POST /passkey/verify-authentication',
  'GET /passkey/list-user-passkeys',
  'POST /passkey/delete-passkey',
  'POST /passkey/update-passkey',
] as const;

export const BASE_PATH = '/api/auth';

/** Whether a request is for something that is offered. */
export const isOffered = ({ method, url }: Pick<Request, 'method' | 'url'>): boolean => {
  const { pathname } = new URL(url);
  if (!pathname.startsWith(`${BASE_PATH}/`)) return false;
  const asked = `${method} ${pathname.slice(BASE_PATH.length)}`;
  return OPEN.some((open) =>
    open.endsWith('/*')
      ? asked.startsWith(open.slice(0, -1)) && !asked.slice(open.length - 1).includes('/')
      : asked === open,
  );
};
