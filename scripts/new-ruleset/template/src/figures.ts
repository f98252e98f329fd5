import type { FigureSpec } from '@chancery/core';
import { figurePart, figuresFrom } from '@chancery/kit';
import { type Forecast, forecastOf } from './known/forecast.ts';
import { areasOwned, companiesOf, powersOf } from './rules/find.ts';
import { takenIn } from './rules/holding.ts';
import type { Types } from './types.ts';

/** What the figures show: how things should stand at the end of the turn. */
interface Expected {
  readonly men: number;
  readonly companies: number;
  readonly points: number;
  readonly areas: number;
}

const NOTHING: Expected = { men: 0, companies: 0, points: 0, areas: 0 };

const expectedBy = ({ power, state }: Forecast): Expected => {
  const own = companiesOf(state, power);
  const taken = takenIn(state).filter(({ by }) => by === power);
  return {
    men: own.reduce((sum, { men }) => sum + men, 0),
    companies: own.length,
    points: powersOf(state).find(({ number }) => number === power)?.points ?? 0,
    areas: areasOwned(state, power).length + taken.length,
  };
};

const figure = figuresFrom<Types, Expected>(
  (known, drafted) => {
    const forecast = forecastOf(known, drafted);
    return forecast && expectedBy(forecast);
  },
  (show) => show(NOTHING),
);

/** The figures of headquarters; they follow the draft at once. */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure('men', 'Men', 'NEW-2.1', ({ men, companies }) => ({
    amount: `${men}`,
    reckoning: [figurePart('Companies', `${companies}`)],
  })),
  figure('points', 'Points expected', 'NEW-1.5', ({ points, areas }) => ({
    amount: `${points + areas}`,
    reckoning: [figurePart('Points so far', `${points}`), figurePart('Areas of your own', `${areas}`)],
  })),
];
