import { api } from './api.ts';
import { mail } from './mail.ts';
import { orderJson, orderText } from './orders.ts';
import type { FuzzTarget } from './target.ts';

/** Every way by which a text comes in from outside. */
export const TARGETS: readonly FuzzTarget[] = [orderText, orderJson, mail, api];
