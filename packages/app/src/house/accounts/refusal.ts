import { APIError } from 'better-auth/api';
import { ACCOUNT_REFUSALS, type AccountRefusal } from '../../ground/text/account-refusals.ts';

const STATUS = {
  TOO_MANY_TRIES: 'TOO_MANY_REQUESTS',
  SIGN_UP_CLOSED: 'FORBIDDEN',
  BLOCKED: 'FORBIDDEN',
  NOT_VERIFIED: 'UNAUTHORIZED',
  BAD_NAME: 'BAD_REQUEST',
  NAME_UNSEEN: 'BAD_REQUEST',
  NAME_MIXED: 'BAD_REQUEST',
  NAME_OF_HOUSE: 'BAD_REQUEST',
  NAME_TAKEN: 'BAD_REQUEST',
} as const satisfies { readonly [code in AccountRefusal]: string };

/** To be thrown where better-auth asks us. */
export const refusal = (code: AccountRefusal): APIError =>
  new APIError(STATUS[code], { code, message: ACCOUNT_REFUSALS[code] });
