import { createHmac } from 'node:crypto';
import type { Instant } from '@chancery/core';

/**
 * The header by which a receiver knows that we sent it: `t=<seconds>,v1=<hex>`, the latter HMAC-SHA256 of
 * `<seconds>.<body>` under the secret of the webhook. Whoever also refuses an old `t` cannot be sent the same again.
 */
export const signatureHeader = (secret: string, body: string, now: Instant): string => {
  const seconds = Math.floor(now / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
};
