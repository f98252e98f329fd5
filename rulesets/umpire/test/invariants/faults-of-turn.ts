import { copyPlain, type Draft } from '@chancery/core';
import type { PlayedTurn } from '@chancery/testkit';
import type { State } from '../../src/state.ts';
import type { Types } from '../../src/types.ts';
import { RULESET } from '../ruleset.ts';
import { faultsOfBoard } from './board.ts';
import { book, musterFaults, musterOf } from './forces.ts';
import { bookingsOf } from './gold.ts';
import { faultsOfIntelligence } from './sightings.ts';

/** Everything that no turn may do or leave behind, in words; empty when all is well. */
export const faultsOfTurn = (turn: PlayedTurn<Types>): readonly string[] => [
  ...faultsOnTheWay(turn),
  ...faultsOfBoard(turn.after.state),
];

/** Event by event: units and money are where the books say, and what is reported is between least and most. */
const faultsOnTheWay = ({ record, resolved }: PlayedTurn<Types>): readonly string[] => {
  const { setting } = record;
  const state = copyPlain(record.state) as Draft<State>;
  const muster = musterOf(record.state);
  const books = state.nations.map((nation) => nation?.treasury ?? 0);
  for (const event of resolved.events) {
    const seen = faultsOfIntelligence(setting, state as State, event);
    book(muster, event);
    for (const [nation, tenths] of bookingsOf(event)) books[nation] = (books[nation] ?? 0) + tenths;
    if (event.kind === 'nation-eliminated') books[event.nation] = 0;
    if (event.kind === 'nation-founded') books[event.nation.number] = event.nation.treasury;
    RULESET.apply(state, event, setting);
    const gold = state.nations.flatMap((nation, at) =>
      nation === null || nation.treasury === books[at]
        ? []
        : [`${nation.code} has ${nation.treasury} tenths, by the events ${books[at]}`],
    );
    const faults = [...seen, ...gold].map((fault) => `${event.kind}: ${fault}`);
    if (faults.length > 0) return faults;
  }
  return musterFaults(muster, state as State);
};
