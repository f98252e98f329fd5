import {
  type DiceScript,
  type Rulings,
  readSheetText,
  resolveTurn,
  type SeatId,
  type Sheet,
  scriptedDice,
  seatId,
  type Throw,
  toldTo,
} from '@chancery/core';
import { buildReport, type Report } from '@chancery/reports';
import { firstPosition, knownTo } from '@chancery/testkit';
import type { Event } from '../src/events.ts';
import type { Order } from '../src/order.ts';
import type { State } from '../src/state.ts';
import type { Told } from '../src/told.ts';
import type { GamePosition } from '../src/types.ts';
import { RULESET } from './ruleset.ts';

/** A position to play from, and a month that is played: orders as text by code, dice by label; chance events befall nobody. */

export const positionOf = (scenario: 'orrany' | 'sarn' = 'orrany', options: unknown = {}): Promise<GamePosition> =>
  firstPosition(RULESET, { scenario, options, seed: 'a month' });

/** The same position, otherwise in some parts of its state. */
export const withState = (position: GamePosition, change: (state: State) => Partial<State>): GamePosition => ({
  ...position,
  state: { ...position.state, ...change(position.state) },
});

export interface Month {
  readonly after: GamePosition;
  readonly events: readonly Event[];
  heardBy(code: string): readonly Told[];
  reportOf(code: string): Report;
}

export type ByLabel = Extract<DiceScript, { readonly byLabel: unknown }>['byLabel'];

/** A month by these orders. Throws what is wrong with a line, and the incident of a turn that breaks. */
export const monthOf = (
  position: GamePosition,
  orders: { readonly [code: string]: string } = {},
  byLabel: ByLabel = {},
  rulings: Rulings = {},
): Month => {
  const sheets = RULESET.seats(position.setting).map(
    ({ seat }): Sheet<Order> => ({
      seat,
      orders: ordersIn(position, seat, orders[seat] ?? ''),
    }),
  );
  const dice = scriptedDice({ byLabel }, { mode: 'collect', otherwise: missed });
  const result = resolveTurn(RULESET, { ...position, sheets, dice, rulings });
  if (!result.ok) throw new Error(result.incident.stack);
  const { state, events, tellings } = result.turn;
  const after = { setting: position.setting, state };
  return {
    after,
    events,
    heardBy: (code) => toldTo(tellings, seatId(code)).map(({ told }) => told),
    reportOf: (code) => buildReport(RULESET, knownTo(RULESET, after, seatId(code)), tellings, { seat: seatId(code) }),
  };
};

const missed = (label: string, { sides }: Throw): number => (label.startsWith('event') ? 1 : sides);

const ordersIn = (position: GamePosition, seat: SeatId, text: string): readonly Order[] => {
  const { orders, lines } = readSheetText(RULESET, knownTo(RULESET, position, seat), text, { depth: 'faults' });
  const strange = lines.filter(({ outcome }) => outcome !== 'accepted');
  if (strange.length > 0) throw new Error(JSON.stringify(strange));
  return orders;
};
