import { api } from './api.ts';
import { mail } from './mail.ts';
import { orderSheet } from './order-sheet.ts';
import { orderJson, orderText } from './orders.ts';
import type { FuzzTarget } from './target.ts';

/** Every way by which a text comes in from outside. */
export const TARGETS: readonly FuzzTarget[] = [orderText, orderJson, orderSheet, mail, api];
