import type { FigureSpec, Ruleset } from '@chancery/core';
import { figurePart, figuresFrom, type ShownFigure } from '@chancery/kit';
import { LIMIT_FIGURES } from './figures/limits.ts';
import { ADVISED_RESERVE, type Money, moneyOf } from './figures/money.ts';
import { pricesOf } from './figures/prices.ts';
import { coins, gold } from './text/money.ts';
import type { Types } from './types.ts';
import type { Pence } from './words.ts';

/** What is added up, and the figure that tells more of it. */
type Line = readonly [label: string, amount: Pence, figure?: string];

/** A figure from the money of the turn; all zero for whoever rules nothing. */
const figure = figuresFrom<Types, Money>(moneyOf, (show) => show(NOTHING));

const inGold = (amount: Pence, lines: readonly Line[] = []): ShownFigure => ({
  amount: coins(amount),
  reckoning: lines.map(([label, pence, of]) => figurePart(label, coins(pence), of)),
});

const surplusWarning = (surplus: Pence): string | undefined => {
  if (surplus < 0) return 'There is not gold enough: some orders will fail.';
  return surplus < ADVISED_RESERVE
    ? `Keep ${gold(ADVISED_RESERVE)} in hand: no figure foresees a lost battle.`
    : undefined;
};

const NOTHING: Money = {
  treasury: 0,
  salvage: 0,
  upkeep: { owned: 0, dismissed: 0, total: 0 },
  headquarters: { annexations: 0, gifts: 0, fees: 0, total: 0 },
  garrisons: { soldiers: 0, ships: 0, commanders: 0, construction: 0, total: 0 },
  surplus: 0,
  revenue: { provinces: 0, proclamation: 0, total: 0 },
};

/** The figures of headquarters; those of gold follow the drafted orders at once (MD-3.31 to MD-3.37). */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure('treasury', 'Treasury', 'MD-3.31', ({ treasury }) => inGold(treasury)),
  figure('salvage', 'Expected salvage', 'MD-4.44', ({ salvage }) => inGold(salvage)),
  figure('upkeep', 'Upkeep', 'MD-3.32', ({ upkeep }) =>
    inGold(upkeep.total, [
      ['All troops and commanders', upkeep.owned],
      ['Disbanded or salvaged', -upkeep.dismissed],
    ]),
  ),
  figure('headquarters', 'Headquarters expenses', 'MD-3.33', ({ headquarters }) =>
    inGold(headquarters.total, [
      ['Annexations', headquarters.annexations],
      ['Gold sent', headquarters.gifts],
      ['Cost of sending', headquarters.fees],
    ]),
  ),
  figure('garrisons', 'Garrison expenses', 'MD-3.34', ({ garrisons }) =>
    inGold(garrisons.total, [
      ['Soldiers', garrisons.soldiers],
      ['Ships', garrisons.ships],
      ['Commanders', garrisons.commanders],
      ['Construction', garrisons.construction],
    ]),
  ),
  figure(
    'surplus',
    'Expected surplus',
    'MD-3.35',
    ({ surplus, treasury, salvage, upkeep, headquarters, garrisons }) => ({
      ...inGold(surplus, [
        ['Treasury', treasury, 'treasury'],
        ['Expected salvage', salvage, 'salvage'],
        ['Upkeep', -upkeep.total, 'upkeep'],
        ['Headquarters expenses', -headquarters.total, 'headquarters'],
        ['Garrison expenses', -garrisons.total, 'garrisons'],
      ]),
      label: surplus < 0 ? 'Expected shortfall' : undefined,
      warn: surplusWarning(surplus),
    }),
  ),
  figure('revenue', 'Expected revenue', 'MD-3.36', ({ revenue }) =>
    inGold(revenue.total, [
      ['Provinces owned and annexed', revenue.provinces],
      ['Proclamation', revenue.proclamation],
    ]),
  ),
  ...LIMIT_FIGURES,
];

/** What each drafted order costs, as text (MD-3.39). */
export const prices: NonNullable<Ruleset<Types>['prices']> = (known, drafted) =>
  pricesOf(known, drafted).map((pence) => (pence === null ? null : coins(pence)));
