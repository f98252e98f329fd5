import { APIError } from 'better-auth/api';
import { ACCOUNT_REFUSALS, type AccountRefusal } from '../text/account-refusals.ts';

const STATUS = {
  TOO_MANY_TRIES: 'TOO_MANY_REQUESTS',
  SIGN_UP_CLOSED: 'FORBIDDEN',
  BLOCKED: 'FORBIDDEN',
  NOT_VERIFIED: 'UNAUTHORIZED',
} as const satisfies { readonly [code in AccountRefusal]: string };

/** To be thrown where better-auth asks us. */
export const refusal = (code: AccountRefusal): APIError =>
  new APIError(STATUS[code], { code, message: ACCOUNT_REFUSALS[code] });
