import type { OrderOf } from '../src/order.ts';
import type { Terms } from '../src/state.ts';
import { order, type Played, post } from './play.ts';
import { type GivenPosition, type GivenWar, levy } from './position.ts';

type Demands = Omit<OrderOf<'OFFER_PEACE'>['args'], 'kingdom'>;

/** Chenth offers peace to Sudsexe. */
export const offer = (demands: Demands, kingdom = 'SSX'): OrderOf<'OFFER_PEACE'> =>
  order('OFFER_PEACE', { kingdom, ...demands });

/** Chenth has been at War with Sudsexe for two Turns, with a War Score of 15 to 0 and an Army each at home. */
export const longWar = (said: GivenPosition = {}, war: GivenWar = {}): GivenPosition => ({
  players: ['CHE', 'SSX', 'LIN'],
  turn: 5,
  wars: [{ between: 'CHE-SSX', startTurn: 3, events: [15, 0], ...war }],
  ...said,
  units: [levy('CHE'), levy('SSX'), ...(said.units ?? [])],
});

/** What became of an offer by Chenth. */
export const offered = (said: GivenPosition, demands: Demands): Played => post(said, 'CHE', [offer(demands)]);

/** Terms with nothing in them but what is said. */
export const terms = (said: Partial<Terms>): Terms => ({
  white: false,
  tribute: 0,
  truce: 2,
  disband: [],
  renounceTrade: [],
  renouncePact: [],
  trade: false,
  pact: false,
  land: [],
  ...said,
});

/** Sudsexe says YES, in its own Phase, to what Chenth has demanded. */
export const accepted = (said: Partial<Terms>, given: GivenPosition = {}): Played => {
  const pending = { from: 'CHE', terms: terms(said), cost: 1, madeTurn: 4, due: true };
  const yes = order('ANSWER_PEACE', { kingdom: 'CHE', yes: true });
  return post({ ...longWar(given, { offer: pending }), active: 'SSX' }, 'SSX', [yes]);
};
