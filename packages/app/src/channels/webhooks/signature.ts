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

/**
 * Names a delivery, the same at every try. It is not the number that it has among all that leaves the house: whoever
 * compared two of those would know how many letters others had written in between.
 */
export const deliveryName = (secret: string, seq: number): string =>
  createHmac('sha256', secret).update(`delivery ${seq}`).digest('hex').slice(0, 32);
