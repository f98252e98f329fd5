import type { FigurePart, FigureSpec } from '@chancery/core';
import { figurePart, figuresFrom } from '@chancery/kit';
import type { Event, EventOf } from './events.ts';
import { type Forecast, forecastOf } from './known/forecast.ts';
import { unitsOf } from './rules/find.ts';
import { maxTroops, pointsOf } from './rules/levels.ts';
import type { Setting } from './setting.ts';
import type { Types } from './types.ts';
import { scoreOf } from './victory/score.ts';

/** What the figures show: how the month should go if all goes well. */
interface Expected {
  readonly before: number;
  readonly after: number;
  readonly income: EventOf<'income-received'> | null;
  readonly maintenance: EventOf<'maintenance-paid'> | null;
  /** Gold paid for actions, and gold sent. */
  readonly actions: number;
  readonly sent: number;
  readonly points: number;
  readonly most: number;
  readonly score: number;
}

const NOTHING: Expected = {
  before: 0,
  after: 0,
  income: null,
  maintenance: null,
  actions: 0,
  sent: 0,
  points: 0,
  most: 0,
  score: 0,
};

const expectedBy = (setting: Setting, before: number, { domain, state, events }: Forecast): Expected => {
  const own = events.filter((event) => 'domain' in event && event.domain === domain);
  const first = <Kind extends Event['kind']>(kind: Kind): EventOf<Kind> | null =>
    (own.find((event) => event.kind === kind) as EventOf<Kind> | undefined) ?? null;
  const paid = own.reduce(
    (sum, event) => sum + (event.kind === 'gold-paid' || event.kind === 'raised' ? event.gold : 0),
    0,
  );
  const sent = events.reduce(
    (sum, event) => sum + (event.kind === 'gold-sent' && event.from === domain ? event.gold : 0),
    0,
  );
  return {
    before,
    after: state.domains[domain]?.treasury ?? 0,
    income: first('income-received'),
    maintenance: first('maintenance-paid'),
    actions: paid,
    sent,
    points: pointsOf(setting.units, unitsOf(state, domain)),
    most: maxTroops(state, domain),
    score: scoreOf(setting, state, domain),
  };
};

const figure = figuresFrom<Types, Expected>(
  (known, drafted) => {
    const forecast = forecastOf(known, drafted);
    const own = known.view.domains[known.view.domain ?? 0]?.own;
    return forecast && own ? expectedBy(known.setting, own.treasury, forecast) : null;
  },
  (show) => show(NOTHING),
);

const sumOf = (list: readonly { readonly gold: number }[] = []): string =>
  `${list.reduce((sum, { gold }) => sum + gold, 0)}`;

/** Parts that are nothing are left out. */
const parts = (...all: readonly (readonly [label: string, amount: number | string])[]): readonly FigurePart[] =>
  all.filter(([, amount]) => `${amount}` !== '0').map(([label, amount]) => figurePart(label, `${amount}`));

/** The figures of headquarters; they follow the draft at once. */
export const FIGURES: readonly FigureSpec<Types>[] = [
  figure(
    'treasury',
    'Gold when the month ends',
    'DOM-5.11',
    ({ before, after, income, maintenance, actions, sent }) => ({
      amount: `${after}`,
      reckoning: parts(
        ['Treasury now', before],
        ['Sent', -sent],
        ['Income', income?.total ?? 0],
        ['Maintenance', -(maintenance?.paid ?? 0)],
        ['Actions and troops', -actions],
      ),
      warn:
        maintenance !== null &&
        before - sent + (income?.total ?? 0) < maintenance.court + maintenance.forts + maintenance.upkeep
          ? 'Not enough gold for court, walls and troops.'
          : undefined,
    }),
  ),
  figure('income', 'Income', 'DOM-5.1', ({ income }) => ({
    amount: `${income?.total ?? 0}`,
    reckoning: parts(
      ['Taxes', sumOf(income?.provinces)],
      ['Holdings', sumOf(income?.holdings)],
      ['Trade routes', sumOf(income?.routes)],
    ),
  })),
  figure('maintenance', 'Maintenance', 'DOM-5.11', ({ maintenance }) => ({
    amount: `${maintenance?.paid ?? 0}`,
    reckoning: parts(
      ['Court', maintenance?.court ?? 0],
      ['Walls', maintenance?.forts ?? 0],
      ['Troops', maintenance?.upkeep ?? 0],
    ),
  })),
  figure('troops', 'Points of troops', 'DOM-6.13', ({ points, most }) => ({
    amount: `${points} of ${most}`,
    reckoning: [figurePart('Levels of your holdings', `${most}`)],
    warn: points > most ? 'More troops than your holdings carry: some will disband.' : undefined,
  })),
  figure('score', 'Score', 'DOM-17.8', ({ score }) => ({ amount: `${score}` })),
];
