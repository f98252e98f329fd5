import type { FigurePart, FigureSpec, Ruleset } from '@chancery/core';
import { figurePart, figuresFrom, type ShownFigure } from '@chancery/kit';
import { forecastFor } from './known/desk.ts';
import type { Forecast } from './known/forecast.ts';
import { amountWords, UNIT_PLURALS } from './names/reader.ts';
import { getAreaInfo, getKingdom, ownedBy } from './rules/find.ts';
import {
  cavalryLeft,
  countOfKind,
  landUnitCount,
  maxNavies,
  maxRetinues,
  maxUnits,
  taxOf,
  tradeIncome,
} from './rules/reckoned.ts';
import { upkeepOf } from './rules/unit-table.ts';
import type { Types } from './types.ts';
import { UNIT_KINDS } from './words.ts';

/** A figure of the board as the Post should leave it; zero for whoever rules nothing. */
const figure = figuresFrom<Types, Forecast>(forecastFor, () => ({ amount: '0' }));

const part = (label: string, amount: number, of?: string): FigurePart => figurePart(label, String(amount), of);
const sum = (parts: readonly FigurePart[]): number => parts.reduce((all, { amount }) => all + Number(amount), 0);

const incomeParts = (forecast: Forecast): readonly FigurePart[] => [
  ...ownedBy(forecast.state, forecast.kingdom).map(({ number }) =>
    part(getAreaInfo(forecast.setting, number).name, taxOf(forecast, number)),
  ),
  part('Trade Income', tradeIncome(forecast, forecast.kingdom)),
];

const upkeepParts = (forecast: Forecast): readonly FigurePart[] =>
  UNIT_KINDS.map((kind) => {
    const count = countOfKind(forecast, forecast.kingdom, kind);
    return part(UNIT_PLURALS[kind], count * upkeepOf(forecast, forecast.kingdom, kind));
  });

const goldOf = ({ state, kingdom }: Forecast): number => getKingdom(state, kingdom).gold;

/** What raids of the Post should bring: a forecast lets every one of them succeed (HEP-12.13). */
const bootyOf = ({ events, kingdom }: Forecast): number =>
  events
    .flat()
    .reduce((sum, event) => sum + (event.kind === 'raided' && event.by === kingdom ? (event.loot?.gold ?? 0) : 0), 0);

const againstLimit = (owned: number, limit: number, penalty?: string): ShownFigure => ({
  amount: `${owned} of ${limit}`,
  warn: owned > limit ? penalty : undefined,
});

/** The figures of the Court; they follow the drafted Post at once. */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure('gold', 'Gold after this Post', 'HEP-4.1', (forecast) => {
    const booty = bootyOf(forecast);
    const warn = booty > 0 ? `It counts on ${booty} Gold from raids, which may fail.` : undefined;
    return { amount: String(goldOf(forecast)), warn };
  }),
  figure('income', 'Income at your next Phase', 'HEP-4.16', (forecast) => {
    const parts = incomeParts(forecast);
    return { amount: String(sum(parts)), reckoning: parts };
  }),
  figure('upkeep', 'Upkeep at your next Phase', 'HEP-8.13', (forecast) => {
    const parts = upkeepParts(forecast);
    return { amount: String(sum(parts)), reckoning: parts };
  }),
  figure('balance', 'Gold at your next Phase', 'HEP-1.9', (forecast) => {
    const parts = [
      part('Gold after this Post', goldOf(forecast), 'gold'),
      part('Income', sum(incomeParts(forecast)), 'income'),
      part('Upkeep', -sum(upkeepParts(forecast)), 'upkeep'),
    ];
    const left = sum(parts);
    const warn = left < 0 ? 'Upkeep cannot be paid: units will be disbanded.' : undefined;
    return { amount: String(left), reckoning: parts, warn };
  }),
  figure('units', 'Levies and Retinues', 'HEP-8.4', (forecast) =>
    againstLimit(
      landUnitCount(forecast, forecast.kingdom),
      maxUnits(forecast, forecast.kingdom),
      'Over the Max Unit Limit: −1 on all Land Combat Rolls.',
    ),
  ),
  figure('retinues', 'Retinues', 'HEP-8.5', (forecast) =>
    againstLimit(countOfKind(forecast, forecast.kingdom, 'retinue'), maxRetinues(forecast, forecast.kingdom)),
  ),
  figure('navies', 'Navies', 'HEP-8.7', (forecast) =>
    againstLimit(
      countOfKind(forecast, forecast.kingdom, 'navy'),
      maxNavies(forecast, forecast.kingdom),
      'Over the Max Navy Limit: −1 on all Sea Combat Rolls.',
    ),
  ),
  figure('cavalry', 'Cavalry Actions left', 'HEP-12.2', (forecast) => ({
    amount: String(cavalryLeft(forecast, forecast.kingdom)),
  })),
  figure('prestige', 'Prestige', 'HEP-13.1', (forecast) => ({
    amount: `${amountWords(getKingdom(forecast.state, forecast.kingdom).prestige)} of ${forecast.setting.options.victoryPrestige}`,
  })),
  figure('areas', 'Land Areas', 'HEP-17.8', (forecast) => ({
    amount: `${ownedBy(forecast.state, forecast.kingdom).length} of ${forecast.setting.options.victoryAreas}`,
  })),
];

/** What each action of the Post should cost, in Gold. */
export const prices: NonNullable<Ruleset<Types>['prices']> = (known, drafted) => {
  const forecast = forecastFor(known, drafted);
  if (forecast === null) return drafted.map(() => null);
  return forecast.events.map((events) => {
    const spent = events.reduce((all, event) => {
      if ('kingdom' in event && event.kingdom !== forecast.kingdom) return all;
      if ('cost' in event && 'gold' in event) return all + event.cost;
      return event.kind === 'gift-sent' && event.from === forecast.kingdom ? all + event.amount : all;
    }, 0);
    return spent === 0 ? null : String(spent);
  });
};
