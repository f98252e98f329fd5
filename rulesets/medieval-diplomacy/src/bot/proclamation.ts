import type { Roller } from '@chancery/core';
import type { Proclaim } from '../order.ts';
import { stockProclamations } from '../rules/stock-proclamation.ts';
import type { Chart } from './chart.ts';

/** A few words every season, as long as the rules pay for them (MD-3.27); of the stock, which the master is not asked about. */
export const proclamation = ({ setting, realm, own }: Chart, turn: number, taste: Roller): readonly Proclaim[] => {
  if (setting.options.proclamationGold === 0) return [];
  const words = stockProclamations(setting, { realm, turn, provinces: own.length });
  return [{ verb: 'PROCLAIM', args: { text: words[taste.d(words.length) - 1] ?? words[0] } }];
};
