import { counted, type FigureSpec, type Ruleset } from '@chancery/core';
import { figurePart, figuresFrom } from '@chancery/kit';
import {
  type Expected,
  expectedBy,
  incomeSum,
  isInArrears,
  leftOf,
  PURPOSES,
  type Purpose,
  priceOf,
} from './figures/expected.ts';
import { money } from './names/reader.ts';
import type { Types } from './types.ts';

const NOTHING: Expected = {
  treasury: 0,
  finance: 0,
  arrears: 0,
  spent: { diplomacy: 0, economy: 0, units: 0, incorporation: 0, treaties: 0, trades: 0, gifts: 0 },
  income: { lands: 0, sea: 0, land: 0, tribute: 0 },
  isConquered: false,
  core: 0,
  colonies: 0,
  held: 0,
  cities: 0,
  ports: 0,
  seaTrade: 0,
  landTrade: 0,
};

const figure = figuresFrom<Types, Expected>(expectedBy, (show) => show(NOTHING));

const PURPOSE_WORDS: { readonly [P in Purpose]: string } = {
  diplomacy: 'Diplomacy',
  economy: 'Trade and economy',
  units: 'New units',
  incorporation: 'Incorporation',
  treaties: 'Treaties',
  trades: 'Trades',
  gifts: 'Gifts',
};

/** `−12`; nothing where nothing is spent. */
const spentParts = ({ spent, finance }: Expected, purposes: readonly Purpose[]) => [
  ...(finance === 0 ? [] : [figurePart('War finance', `−${finance}`)]),
  ...purposes.flatMap((purpose) =>
    spent[purpose] === 0 ? [] : [figurePart(PURPOSE_WORDS[purpose], `−${spent[purpose]}`)],
  ),
];

const allSpent = ({ spent }: Expected): number => PURPOSES.reduce((sum, purpose) => sum + spent[purpose], 0);
const afterAll = (expected: Expected): number =>
  expected.treasury - expected.finance - expected.arrears - allSpent(expected) + incomeSum(expected);

const leftWarning = (expected: Expected): string | undefined => {
  if (isInArrears(expected)) return 'While you owe war finance no line that costs anything is carried out.';
  return leftOf(expected) < 0 ? 'The last of these lines will come to nothing for want of money.' : undefined;
};

/** The figures of headquarters; they follow the draft at once. */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure('after', 'Treasury after your turn', 'W83-12.5', (expected) => ({
    amount: money(afterAll(expected)),
    reckoning: [
      figurePart('Treasury now', `${expected.treasury}`),
      ...spentParts(expected, PURPOSES),
      ...(expected.arrears === 0 ? [] : [figurePart('Arrears', `−${expected.arrears}`)]),
      figurePart('Income', `+${incomeSum(expected)}`, 'income'),
    ],
    warn: afterAll(expected) < 0 ? 'More is promised than there will be.' : undefined,
  })),
  figure('left', 'Left to spend before income', 'W83-17.6', (expected) => ({
    amount: money(leftOf(expected)),
    reckoning: [
      figurePart('Treasury now', `${expected.treasury}`),
      ...spentParts(expected, ['diplomacy', 'economy', 'units', 'incorporation']),
    ],
    warn: leftWarning(expected),
  })),
  figure('income', 'Income', 'W83-12.1', (expected) => ({
    amount: money(incomeSum(expected)),
    reckoning: [
      figurePart('Territories', `${expected.income.lands}`),
      figurePart('Sea trade', `${expected.income.sea}`),
      figurePart('Land trade', `${expected.income.land}`),
      ...(expected.income.tribute === 0 ? [] : [figurePart('Tribute', `${expected.income.tribute}`)]),
    ],
    warn: expected.isConquered ? 'A conquered nation collects nothing.' : undefined,
  })),
  figure('lands', 'Territories', 'W83-6.40', ({ core, colonies, held }) => ({
    amount: `${counted(core, 'core territory', 'core territories')}${colonies === 0 ? '' : `, ${counted(colonies, 'colony', 'colonies')}`}`,
    reckoning: [
      figurePart('Core', `${core}`),
      figurePart('Colonies', `${colonies}`),
      figurePart('Held, not incorporated', `${held}`),
    ],
    warn: held > 0 ? 'Land that is not incorporated brings nothing.' : undefined,
  })),
  figure('cities', 'Cities and ports', 'W83-7.30', ({ cities, ports }) => ({
    amount: `${counted(cities, 'city', 'cities')}, ${counted(ports, 'port')}`,
  })),
  figure('trade', 'Trade routes', 'W83-6.1', ({ seaTrade, landTrade }) => ({
    amount: `${seaTrade} by sea, ${landTrade} by land`,
  })),
];

/** What each line of the draft costs. */
export const prices: NonNullable<Ruleset<Types>['prices']> = (known, drafted) => {
  const { nation, own } = known.view;
  return drafted.map((order) => {
    const price = nation === null || own === null ? 0 : priceOf(known, nation, own, order);
    return price === 0 ? null : `${price}`;
  });
};
