import { copyPlain, type Draft } from '@chancery/core';
import type { PlayedTurn } from '@chancery/testkit';
import type { Event } from '../../src/events.ts';
import type { State } from '../../src/state.ts';
import type { Types } from '../../src/types.ts';
import { RULESET } from '../ruleset.ts';
import { faultsOfBoard } from './board.ts';

/** Everything that no update may do or leave behind, in words; empty when all is well. */
export const faultsOfTurn = (turn: PlayedTurn<Types>): readonly string[] => [
  ...faultsOnTheWay(turn),
  ...faultsOfBoard(turn.after),
];

/** Event by event: money and units are where the books say, and no treasury is ever below zero. */
const faultsOnTheWay = ({ record, resolved }: PlayedTurn<Types>): readonly string[] => {
  const state = copyPlain(record.state) as Draft<State>;
  const books = state.privy.map((privy) => privy?.treasury ?? 0);
  const muster = new Set(state.units.map(({ id }) => id));
  for (const event of resolved.events) {
    for (const [nation, amount] of bookingsOf(event)) books[nation] = (books[nation] ?? 0) + amount;
    const strange = mustered(muster, event);
    RULESET.apply(state, event, record.setting);
    const money = state.privy.flatMap((privy, nation) => {
      if (privy === null) return [];
      const booked = books[nation] ?? 0;
      return privy.treasury === booked && booked >= 0
        ? []
        : [`${nation} has ${privy.treasury}, by the books ${booked}`];
    });
    const units =
      state.units.length === muster.size ? [] : [`${state.units.length} units, by the books ${muster.size}`];
    const faults = [...strange, ...money, ...units].map((fault) => `${event.kind}: ${fault}`);
    if (faults.length > 0) return faults;
  }
  return [];
};

/** What an event takes from treasuries and puts into them. */
const bookingsOf = (event: Event): readonly (readonly [nation: number, amount: number])[] => {
  if (event.kind === 'treasury-changed' || event.kind === 'income-collected') return [[event.nation, event.amount]];
  if (event.kind === 'incorporated') return event.by !== null && event.by > 0 ? [[event.by, -event.cost]] : [];
  return 'cost' in event && 'treasury' in event && 'nation' in event ? [[event.nation, -event.cost]] : [];
};

/** Units are made and lost by events that name them, and nobody dies twice. */
const mustered = (muster: Set<number>, event: Event): readonly string[] => {
  const made = event.kind === 'units-made' ? event.units.map(({ id }) => id) : [];
  const lost =
    event.kind === 'units-lost' ? event.units : event.kind === 'captured' ? event.generals : ([] as readonly number[]);
  const faults = [
    ...made.filter((id) => muster.has(id)).map((id) => `unit ${id} is made twice`),
    ...lost.filter((id) => !muster.has(id)).map((id) => `unit ${id} is lost that is not there`),
  ];
  for (const id of made) muster.add(id);
  for (const id of lost) muster.delete(id);
  return faults;
};
