import { ok } from '@chancery/core';
import type { Transport } from './transport.ts';

/** For a server without mail: everything counts as sent, and nothing leaves. */
export const noMail = (): Transport => ({
  kind: 'none',
  send: async () => ok({ answer: 'mail is switched off' }),
  close: async () => {},
});
