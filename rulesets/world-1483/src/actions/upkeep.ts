import { changeTreasury, treasuryOf } from '../consequences/money.ts';
import { getNation, getPrivy } from '../rules/find.ts';
import { snapshotOf } from '../rules/snapshot.ts';
import type { Contract } from '../state.ts';
import type { GameTurn } from '../types.ts';
import type { NationNumber } from '../words.ts';
import type { NationStep } from './deed.ts';

/** Step 0: what the nation has now counts as had when its turn began, and wars that it pays for are paid (W83-1.10, 5.44). */
export const upkeep: NationStep = (turn, nation) => {
  const snapshot = snapshotOf(turn.setting, turn.state, nation);
  turn.emit({ kind: 'nation-turn-began', rule: 'W83-1.10', nation, snapshot });
  for (const contract of contractsOf(turn, nation)) payFor(turn, contract);
};

const contractsOf = ({ state }: GameTurn, nation: NationNumber): readonly Contract[] =>
  structuredClone(state.contracts.filter(({ financier }) => financier === nation)).toSorted(
    (a, b) => a.npc - b.npc || a.target - b.target,
  );

/** The bid again, or for the last time (W83-5.40, 5.43); nothing for a nation that is conquered (W83-5.41). */
const payFor = (turn: GameTurn, { npc, target, financier, bid, lastDue }: Contract): void => {
  const end = (rule: string): void => turn.emit({ kind: 'contract-ended', rule, npc, target, financier });
  if (getNation(turn.state, npc).status === 'conquered') return end('W83-5.41');
  const paid = Math.min(bid, treasuryOf(turn, financier));
  changeTreasury(turn, financier, { amount: -paid, why: 'war bid', rule: 'W83-5.40' });
  changeTreasury(turn, npc, { amount: paid, why: 'war bid', rule: 'W83-5.40' });
  if (paid < bid) {
    const arrears = getPrivy(turn.state, financier).arrears + bid - paid;
    turn.emit({ kind: 'arrears-set', rule: 'W83-5.49', nation: financier, arrears, paid: 0 });
  }
  if (lastDue) end('W83-5.43');
};
