import { type OrderCatalogue, warning } from '@chancery/core';
import { costOfLine } from '../rules/costs.ts';
import type { Types } from '../types.ts';

/** A sheet that costs more than there is is taken all the same: later lines may come to nothing (W83-17.6). */
export const together: OrderCatalogue<Types>['together'] = ({ setting, view }, orders, depth) => {
  const { nation, own } = view;
  if (nation === null || own === null || depth === 'faults') return [];
  const cost = orders.reduce((sum, order) => sum + costOfLine(setting, view, nation, order), 0);
  return cost <= own.treasury
    ? []
    : [{ ...warning({ code: 'short-of-money', cost, treasury: own.treasury } as const), index: null }];
};
