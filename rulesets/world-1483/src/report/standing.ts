import { type ReportLine, said } from '@chancery/core';
import { readerOf } from '../names/reader.ts';
import { orderWords } from '../text/order-words.ts';
import type { GameKnown } from '../types.ts';

/** The standing orders that hold, which nobody else reads (W83-15.27). */
export const standingOrders = (_: readonly unknown[], known: GameKnown): readonly ReportLine[] =>
  (known.view.own?.standing ?? []).map((order) => said('W83-15.1', orderWords(readerOf(known), order)));
