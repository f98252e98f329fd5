import { counted, type ReportLine, said } from '@chancery/core';
import { readerOf } from '../names/reader.ts';
import { orderLine } from '../text/told/order.ts';
import type { Told } from '../told.ts';
import type { GameKnown } from '../types.ts';
import { LISTS, type OrderList } from '../words.ts';
import { ofKind } from './kinds.ts';

export const LIST_TITLES: { readonly [List in OrderList]: string } = {
  policy: 'Policy',
  options: 'Options',
  movement: 'Movement and combat',
  recruits: 'Recruits',
  winter: 'Winter destinations',
};

/** Every line comes back, list by list, with its status, reason and where a move ended (UM-20.4, 21.30). */
export const orderResults = (heard: readonly Told[], known: GameKnown): readonly ReportLine[] => {
  const reader = readerOf(known);
  const done = ofKind(heard, 'order-done').filter(({ nation }) => nation === reader.me);
  if (done.length === 0) return [];
  const short = done.filter(({ status }) => status !== 'done').length;
  return [
    said(
      'UM-20.4',
      short === 0
        ? `${done.length === 1 ? 'Your order was' : `All ${counted(done.length, 'order')} were`} carried out.`
        : done.length === 1
          ? 'Your order was not carried out in full.'
          : `${done.length - short} of ${counted(done.length, 'order')} were carried out in full.`,
    ),
    ...LISTS.flatMap((list): readonly ReportLine[] => {
      const lines = done.filter((each) => each.list === list).sort((one, other) => one.line - other.line);
      return lines.length === 0
        ? []
        : [
            { text: LIST_TITLES[list], style: 'head', rule: 'UM-20.6' },
            ...lines.map((each) => ({ ...orderLine(each, reader), indent: 1 as const })),
          ];
    }),
  ];
};
