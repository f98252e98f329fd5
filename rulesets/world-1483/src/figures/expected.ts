import { type Forecast, forecastOf } from '../known/forecast.ts';
import type { Order } from '../order.ts';
import { coreOf, isFar } from '../rules/core.ts';
import { costOfLine, resourcesIn } from '../rules/costs.ts';
import { getNation, ownedBy } from '../rules/find.ts';
import { incomeOf, tributesDue } from '../rules/income.ts';
import { carriageOf } from '../rules/range.ts';
import type { Territory } from '../state.ts';
import type { GameKnown } from '../types.ts';
import type { Own } from '../view-types.ts';
import type { NationNumber } from '../words.ts';

/** What lines are paid for, in the order in which they are (W83-1.9). */
export const PURPOSES = ['diplomacy', 'economy', 'units', 'incorporation', 'treaties', 'trades', 'gifts'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** Those that are paid before the income of the turn comes in. */
export const BEFORE_INCOME: readonly Purpose[] = ['diplomacy', 'economy', 'units', 'incorporation'];

const PURPOSE_OF: { readonly [V in Order['verb']]?: Purpose } = {
  INFLUENCE: 'diplomacy',
  SLANDER: 'diplomacy',
  FINANCE: 'diplomacy',
  STEAL_SEA: 'economy',
  STEAL_LAND: 'economy',
  REORGANISE: 'economy',
  DEVELOP: 'economy',
  FOUND_CITY: 'economy',
  BUILD: 'units',
  BUILD_GENERAL: 'units',
  BUILD_SHIPS: 'units',
  BUILD_PORT: 'units',
  INCORPORATE: 'incorporation',
  MARRY: 'treaties',
  REBELLION: 'treaties',
  TRADE: 'trades',
  CONFIRM_TRADE: 'trades',
  GIFT: 'gifts',
};

/** What the figures show: how the turn of a nation should go if all goes well. */
export interface Expected {
  readonly treasury: number;
  /** War finance, which is paid first (W83-5.40). */
  readonly finance: number;
  /** What of it is still owed from earlier turns: it is paid out of the income, and until then nothing else is (W83-5.49). */
  readonly arrears: number;
  readonly spent: { readonly [P in Purpose]: number };
  readonly income: { readonly lands: number; readonly sea: number; readonly land: number; readonly tribute: number };
  readonly isConquered: boolean;
  readonly core: number;
  readonly colonies: number;
  /** Held, and not incorporated. */
  readonly held: number;
  readonly cities: number;
  readonly ports: number;
  readonly seaTrade: number;
  readonly landTrade: number;
}

export const expectedBy = (known: GameKnown, drafted: readonly Order[]): Expected | null => {
  const forecast = forecastOf(known, drafted);
  const { own } = known.view;
  if (forecast === null || own === null) return null;
  const { nation, state } = forecast;
  const { status, seaTrade, landTrade } = getNation(state, nation);
  const lands = ownedBy(state, nation);
  return {
    treasury: own.treasury,
    finance: own.contracts.reduce((sum, { bid }) => sum + bid, 0),
    arrears: own.arrears,
    spent: spendings(known, nation, own, drafted),
    income: incomeIn(forecast, known.view),
    isConquered: status === 'conquered',
    ...landsOf(known, forecast, lands),
    cities: lands.filter(({ city }) => city !== null).length,
    ports: lands.filter(({ port }) => port).length,
    seaTrade,
    landTrade,
  };
};

/** What a line of the draft costs as things stand; the carriage of gifts, and what a confirmed trade asks for, among it. */
export const priceOf = (known: GameKnown, nation: NationNumber, own: Own, order: Order): number => {
  const { setting, view } = known;
  if (order.verb === 'CONFIRM_TRADE') {
    const offer = own.tradeOffers.find(({ id }) => id === order.args.offer);
    return offer === undefined ? 0 : resourcesIn(offer.get);
  }
  const cost = costOfLine(setting, view, nation, order);
  if (order.verb !== 'GIFT') return cost;
  return cost + carriageOf(setting, view, { from: nation, to: order.args.nation, amount: cost });
};

const spendings = (known: GameKnown, nation: NationNumber, own: Own, drafted: readonly Order[]): Expected['spent'] => {
  const spent = Object.fromEntries(PURPOSES.map((purpose) => [purpose, 0])) as { [P in Purpose]: number };
  for (const order of drafted) {
    const purpose = PURPOSE_OF[order.verb];
    if (purpose !== undefined) spent[purpose] += priceOf(known, nation, own, order);
  }
  return spent;
};

/** What the lands and the trade should bring, and the tributes that are due then (W83-12.1). */
const incomeIn = ({ nation, state }: Forecast, view: GameKnown['view']): Expected['income'] => {
  const { lands, sea, land } = incomeOf(state, nation);
  const tribute = tributesDue({ ...view, turn: state.turn }, nation).reduce((sum, { amount }) => sum + amount, 0);
  return { lands, sea, land, tribute };
};

const landsOf = (
  { setting }: GameKnown,
  { nation, state }: Forecast,
  lands: readonly Territory[],
): Pick<Expected, 'core' | 'colonies' | 'held'> => {
  const core = coreOf(setting, state, nation);
  const { original } = getNation(state, nation);
  const colonies = lands.filter(
    ({ number, city }) => city !== null && !original.includes(number) && isFar(setting, core, number),
  );
  return {
    core: lands.filter(({ number }) => core.has(number)).length,
    colonies: colonies.length,
    held: lands.filter(({ incorporatedBy }) => incorporatedBy !== nation).length,
  };
};

/** What is left of the treasury before the income of the turn comes in. */
export const leftOf = ({ treasury, finance, spent }: Expected): number =>
  treasury - finance - BEFORE_INCOME.reduce((sum, purpose) => sum + spent[purpose], 0);

/** Whether war finance is owed that the treasury does not cover, so that no line which costs anything is carried out. */
export const isInArrears = ({ treasury, finance, arrears }: Expected): boolean => arrears > 0 || finance > treasury;

export const incomeSum = ({ income: { lands, sea, land, tribute } }: Expected): number => lands + sea + land + tribute;
