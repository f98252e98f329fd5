import type { Order } from '../order.ts';
import type { Refusal } from '../refusals.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import { fail } from './deed.ts';

/** What speaks against a line now, and what it does. */
export interface Doing {
  readonly check: () => Refusal | null;
  readonly act: () => void;
}

/** Carries out a line as often as it says, and looks each time whether it still can be; once it cannot, it is over (W83-5.5, 17.2). */
export const repeatedly = (turn: GameTurn, nation: NationNumber, line: Order, { check, act }: Doing): void => {
  const times = 'times' in line.args ? (line.args.times ?? 1) : 1;
  for (let done = 0; done < times; done += 1) {
    const refusal = check();
    if (refusal !== null) return fail(turn, nation, line, refusal);
    act();
  }
};
