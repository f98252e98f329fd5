import type { ArgsOf, Order, Verb } from '../src/order.ts';
import { askerIn } from '../src/rules/checks/asker.ts';
import type { State } from '../src/state.ts';
import { type Board, type BoardFacts, boardOf } from './board.ts';
import { aboard } from './deeds.ts';
import { turnOf } from './turn.ts';
import { updateOf } from './update.ts';

/** Nations of every kind, some of them no more, with land, guests and a fleet, to see whose orders are refused and why. */
export const FACTS: BoardFacts = {
  turn: 2,
  nations: {
    England: { treasury: 90, seaTrade: 1, landTrade: 1 },
    France: { phase: 2, seaTrade: 1 },
    Burgundy: { phase: 2, more: { status: 'eliminated' } },
    Zulu: { kind: 'tribal', treasury: 50 },
    Brittany: { phase: 5, boxes: { England: 4 } },
    Savoy: { phase: 5 },
    Aragon: { phase: 5, more: { status: 'eliminated' } },
  },
  lands: {
    London: {
      owner: 'England',
      fort: 3,
      value: 2,
      coasts: ['Channel'],
      units: ['2 inf', '1 inf of France', '1 gen 2'],
    },
    York: { owner: 'England', fort: 1, value: 3 },
    Moor: { owner: 'England', value: 9, units: ['1 inf of France', '1 gen 2'] },
    Wales: {
      owner: 'England',
      value: 2,
      incorporatedBy: null,
      units: ['1 inf', '1 inf of France', '1 cav of Savoy', '1 inf of 0'],
    },
    Paris: { owner: 'France', fort: 2 },
    Kraal: { owner: 'Zulu', tribalCity: 'Zulu' },
    Veld: { owner: 'Zulu', tribalCity: 'Zulu' },
    Bush: { owner: 'Zulu', fort: 1, value: 2, incorporatedBy: null },
    Rennes: { owner: 'Brittany', fort: 1 },
    Turin: { owner: 'Savoy', fort: 1 },
  },
  seas: {
    Channel: { units: ['1 mer of England', '1 frg of England', '1 frg of France', '1 inf of England'] },
    North: { seas: ['Channel'] },
  },
  borders: ['London-York', 'York-Moor', 'London-Wales', 'Kraal-Veld', 'Kraal-Bush', 'London-Rennes'],
};
export type Change = Partial<State> & {
  readonly of?: { readonly [nation: string]: object };
  readonly privy_?: object;
  readonly wars_?: BoardFacts['wars'];
};
/** Its infantry in the Channel is aboard the merchantman. */
const withFleet = (wars: BoardFacts['wars'] = []): Board => {
  const made = boardOf({ ...FACTS, wars });
  return aboard(made, 'Channel', made.ids('Channel', 'England', 'mer')[0] ?? 0);
};
export const plain = withFleet();
export const { nation, place } = plain;
export const boardWith = ({ of = {}, privy_ = {}, wars_ = [], ...state }: Change = {}): Board => {
  const made = withFleet(wars_);
  return {
    ...made,
    state: {
      ...made.state,
      nations: made.state.nations.map((each) => (each === null ? each : { ...each, ...of[each.name] })),
      privy: made.state.privy.map((each, at) =>
        at === nation('England') && each !== null ? { ...each, ...privy_ } : each,
      ),
      ...state,
    },
  };
};
export const say = <V extends Verb>(verb: V, args: ArgsOf<V>): Order => {
  const section = ['TRADE', 'CONFIRM_TRADE', 'CANCEL_TRADE'].includes(verb)
    ? 'trades'
    : verb.includes('GIFT')
      ? 'gifts'
      : 'actions';
  return { verb, section, args } as unknown as Order;
};
/** Why a line of a nation, or one of more after it, fails in an update; null where none does. */
export const refused = (order: Order, change: Change = {}, who = 'England', more: readonly Order[] = []) =>
  updateOf(boardWith(change), { [who]: [order, ...more] })
    .of('line-failed')
    .find((event) => event.nation === nation(who))?.refusal ?? null;
export const asker = (change: Change = {}, who = 'England') => askerIn(turnOf(boardWith(change)).turn, nation(who));
