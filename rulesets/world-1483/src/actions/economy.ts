import { linesOf } from '../rules/sheets.ts';
import type { NationStep } from './deed.ts';
import { develop } from './develop.ts';
import { foundCity } from './found-city.ts';
import { reorganise } from './reorganise.ts';
import { stealTrade } from './steal-trade.ts';

/** Action 2: trade and economy, line by line (W83-1.12). */
export const economy: NationStep = (turn, nation) => {
  for (const line of linesOf(turn, nation, 'STEAL_SEA', 'STEAL_LAND', 'REORGANISE', 'DEVELOP', 'FOUND_CITY')) {
    if (line.verb === 'REORGANISE') reorganise(turn, nation, line);
    else if (line.verb === 'DEVELOP') develop(turn, nation, line);
    else if (line.verb === 'FOUND_CITY') foundCity(turn, nation, line);
    else stealTrade(turn, nation, line);
  }
};
