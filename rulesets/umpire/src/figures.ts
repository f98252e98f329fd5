import { type FigurePart, type FigureSpec, roundHalfUp } from '@chancery/core';
import { figurePart, figuresFrom } from '@chancery/kit';
import type { Event } from './events.ts';
import { type Forecast, forecastOf } from './known/forecast.ts';
import { moneyWords, pointsOf } from './names/names.ts';
import { allows } from './rules/calendar.ts';
import { getNation } from './rules/find.ts';
import { allUnitsOf, fightersOf } from './rules/forces.ts';
import { collectableSum, payrollOf, revenueSum } from './rules/revenue.ts';
import { SPENDING_WORDS } from './text/words.ts';
import type { GameKnown, Types } from './types.ts';
import { TENTHS, USUAL_TAX } from './words.ts';

/** What the figures show: how the turn should go if all goes well. Money in tenths. */
interface Expected {
  readonly isTribal: boolean;
  readonly isTaxed: boolean;
  /** Whether provinces revolt; their cities decline where they do not (UM-5.23). */
  readonly revolts: boolean;
  readonly before: number;
  /** After options and recruits. */
  readonly after: number;
  readonly spent: readonly FigurePart[];
  readonly rate: number;
  readonly normal: number;
  readonly collectable: number;
  /** Percent that a tribal nation collects. */
  readonly tribute: number;
  readonly payroll: number;
  readonly disbanded: number;
  readonly morale: number;
  readonly moraleNow: number;
  readonly units: number;
  readonly unitsNow: number;
  readonly score: number;
}

const NOTHING: Expected = {
  isTribal: false,
  isTaxed: false,
  revolts: false,
  before: 0,
  after: 0,
  spent: [],
  rate: 0,
  normal: 0,
  collectable: 0,
  tribute: 0,
  payroll: 0,
  disbanded: 0,
  morale: 0,
  moraleNow: 0,
  units: 0,
  unitsNow: 0,
  score: 0,
};

const expectedBy = ({ setting, view }: GameKnown, { nation, state, events }: Forecast): Expected => {
  const now = view.nations[nation];
  const then = getNation(state, nation);
  return {
    isTribal: then.kind === 'tribal',
    isTaxed: allows(setting, view.turn, 'taxation'),
    revolts: setting.localRevolts,
    before: now?.own?.treasury ?? 0,
    after: then.treasury,
    spent: spendings(events, nation),
    rate: then.taxRate,
    normal: revenueSum(setting, state, nation),
    collectable: collectableSum(setting, state, nation),
    tribute: setting.tribalRevenueFactor,
    payroll: payrollOf(setting, state, nation),
    disbanded: then.disbandedPay,
    morale: then.morale,
    moraleNow: now?.own?.morale ?? 0,
    units: fightersOf(setting, allUnitsOf(setting, state, nation)),
    unitsNow: view.stacks.reduce(
      (sum, here) =>
        sum +
        (here ?? []).reduce((all, stack) => all + (stack.nation === nation ? fightersOf(setting, stack.units) : 0), 0),
      0,
    ),
    score: now?.score ?? 0,
  };
};

/** What is paid for what, and what is sent and won. */
const spendings = (events: readonly Event[], nation: number): readonly FigurePart[] => {
  const sums = new Map<string, number>();
  const add = (label: string, tenths: number): void => void sums.set(label, (sums.get(label) ?? 0) + tenths);
  for (const event of events) {
    if (event.kind === 'gold-paid' && event.nation === nation) add(SPENDING_WORDS[event.for], -event.tenths);
    if (event.kind === 'gold-won' && event.nation === nation) add('Gained', event.tenths);
    if (event.kind === 'funds-sent') add('Transfers', event.from === nation ? -event.tenths : event.tenths);
  }
  return [...sums].map(([label, tenths]) => figurePart(label, pointsOf(tenths)));
};

const figure = figuresFrom<Types, Expected>(
  (known, drafted) => {
    const forecast = forecastOf(known, drafted);
    return forecast === null ? null : expectedBy(known, forecast);
  },
  (show) => show(NOTHING),
);

/** Tax at the usual yield, in tenths (UM-5.17); what a tribe collects is sure (UM-5.21). */
const incomeOf = ({ collectable, rate, isTribal, tribute }: Expected, percent = 100): number =>
  isTribal ? roundHalfUp(collectable * tribute, TENTHS) : roundHalfUp(collectable * rate * percent, 100 * TENTHS);

/** How far the die of the yield goes in percent (UM-5.17). */
const YIELD = { least: 90, most: 110 } as const;

/** What comes of too much tax (UM-5.23). */
const BURDEN = {
  revolts: 'Above 100 % the people resent it: provinces may revolt.',
  decline: 'Above 100 % it is a burden: cities may decline.',
} as const;

/** The figures of headquarters; they follow the draft at once. */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure('treasury', 'Treasury after your orders', 'UM-21.2', ({ before, after, spent }) => ({
    amount: moneyWords(after),
    reckoning: [figurePart('Treasury now', pointsOf(before)), ...spent],
    warn: after < 0 ? 'The treasury is empty: troops without pay desert.' : undefined,
  })),
  figure('income', 'Income', 'UM-5.17', (expected) => ({
    label: expected.isTribal ? 'Tribute' : 'Tax',
    amount: expected.isTribal
      ? moneyWords(incomeOf(expected))
      : `${moneyWords(incomeOf(expected))} (${pointsOf(incomeOf(expected, YIELD.least))} to ${pointsOf(incomeOf(expected, YIELD.most))})`,
    reckoning: [
      figurePart('Normal revenue', `${expected.normal}`),
      figurePart('Collectable', `${expected.collectable}`),
      expected.isTribal
        ? figurePart('Tribute', `${expected.tribute} %`)
        : figurePart('Tax level', `${expected.rate} %`),
      figurePart('When', expected.isTaxed ? 'this turn' : 'in the next taxation turn'),
    ],
    warn:
      expected.isTribal || expected.rate <= USUAL_TAX ? undefined : BURDEN[expected.revolts ? 'revolts' : 'decline'],
  })),
  figure('payroll', 'Pay of troops', 'UM-5.15', (expected) => ({
    amount: moneyWords(expected.payroll + expected.disbanded),
    reckoning: [
      figurePart('Troops', pointsOf(expected.payroll)),
      ...(expected.disbanded === 0 ? [] : [figurePart('Disbanded this turn', pointsOf(expected.disbanded))]),
    ],
    warn:
      !expected.isTribal && expected.after + incomeOf(expected) < expected.payroll + expected.disbanded
        ? 'Treasury and tax together do not pay for the troops.'
        : undefined,
  })),
  figure('morale', 'Morale', 'UM-6.1', ({ morale, moraleNow }) => ({
    amount: `${morale} %`,
    reckoning: [figurePart('Last turn', `${moraleNow} %`)],
    warn: morale < moraleNow ? 'Morale falls.' : undefined,
  })),
  figure('units', 'Army units and squadrons', 'UM-3.1', ({ units, unitsNow }) => ({
    amount: `${units}`,
    reckoning: [figurePart('Now', `${unitsNow}`), figurePart('Recruits and losses', `${units - unitsNow}`)],
  })),
  figure('score', 'Score', 'UM-23.2', ({ score }) => ({ amount: `${score}` })),
];
