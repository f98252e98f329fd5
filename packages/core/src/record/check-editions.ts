import type { DiceRegister, RegisteredTurn } from './register.ts';
import type { RegisterFault } from './register-fault.ts';

/** What is wrong between the turns of a register, and between the editions of one turn. */
export const editionFaults = ({ turns, closed }: DiceRegister): readonly RegisterFault[] => [
  ...gapFaults(turns),
  ...turns.flatMap((entry) => {
    const before = turns.findLast(({ turn, edition }) => turn === entry.turn && edition < entry.edition);
    return before === undefined ? [] : againFaults(before, entry);
  }),
  ...turns.flatMap((entry) => {
    const opened = turns.find(({ turn, edition }) => turn === entry.turn - 1 && edition === entry.edition);
    const late = opened?.ranAt !== null && opened?.ranAt !== undefined && entry.promisedAt > opened.ranAt;
    return late ? [{ code: 'commitment-late', turn: entry.turn, edition: entry.edition } as const] : [];
  }),
  ...(closed !== null &&
  turns.some(({ turn, list }) => turn >= closed.fromTurn && list !== null && list.closedAt < closed.at)
    ? [{ code: 'commitment-late', turn: 0, edition: 1, kind: 'closed' } as const]
    : []),
];

/** One edition of each turn stands, up to the one in hand. */
const gapFaults = (turns: readonly RegisteredTurn[]): readonly RegisterFault[] => {
  const last = Math.max(0, ...turns.map(({ turn }) => turn));
  const standing = turns.filter((entry) => !entry.void);
  return Array.from({ length: last }, (_, index) => index + 1).flatMap((turn) => {
    const edition = turns.findLast((entry) => entry.turn === turn)?.edition ?? 1;
    const stands = standing.filter((entry) => entry.turn === turn).length;
    // After a campaign was taken back its later turns are void until they are played again.
    const due = standing.some((entry) => entry.turn > turn) || !turns.some((entry) => entry.turn === turn);
    return stands > 1 || (stands === 0 && due) ? [{ code: 'turn-missing', turn, edition } as const] : [];
  });
};

/** A turn that is run again keeps its dice; one that is opened again after its secret was told has new ones, for a reason. */
const againFaults = (before: RegisteredTurn, entry: RegisteredTurn): readonly RegisterFault[] => {
  const { turn, edition } = entry;
  if (before.commitment !== entry.commitment) {
    return entry.reason === null && entry.takenBackBy === null ? [{ code: 'reason-missing', turn, edition }] : [];
  }
  if (before.secret === null) return [];
  if (entry.list === null) return entry.ranAt === null ? [{ code: 'secret-used-again', turn, edition }] : [];
  if (before.list === null) return [];
  if (entry.list.diceDigest === before.list.diceDigest) return [];
  const own = entry.list.diceDigest === entry.list.digest;
  return [{ code: own ? 'secret-used-again' : 'first-list-other', turn, edition }];
};
