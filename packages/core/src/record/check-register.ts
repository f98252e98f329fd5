import { checkCommitment } from '../dice/commitment.ts';
import { editionFaults } from './check-editions.ts';
import { checkKept } from './check-kept.ts';
import { checkOwnLines, type OwnCheck } from './check-own-lines.ts';
import { turnFaults } from './check-registered-turn.ts';
import { type Proof, refOf } from './proof-lines.ts';
import type { DiceRegister, OwnLine } from './register.ts';
import type { RegisterFault } from './register-fault.ts';

/** What a reader brings in addition to the register. */
export interface CheckWith {
  /** The opened lines of the reader's seat; empty for one who rules none. */
  readonly own: readonly OwnLine[];
  /** What the reader kept; lines of other campaigns among it count for nothing. */
  readonly kept: readonly Proof[];
}

/** What a register shows, what it will show at the end, and what it can never show. */
export interface RegisterVerdict {
  readonly over: boolean;
  /** How many things of each sort are as they should be. */
  readonly proved: {
    /** Told secrets that are those that were committed to. */
    readonly secrets: number;
    /** Lists of which D follows from the lines. */
    readonly lists: number;
    /** Labels whose dice fall again as they are told. */
    readonly rolls: number;
    readonly ownLines: number;
    readonly ownReceipts: number;
    /** Things that the reader kept and that are as they were. */
    readonly kept: number;
    /** The closed and the founding secret, once they are told. */
    readonly closed: boolean;
    readonly founding: boolean;
  };
  /** What waits for the end, or for whoever reads the whole record after it. */
  readonly atEnd: {
    /** Dice that the rules hide. */
    readonly closedDice: boolean;
    /** The lines of others, and that the turn was made from what stands on its list. */
    readonly othersLines: boolean;
    readonly founding: boolean;
  };
  readonly never: {
    /** Turns without a list, made by an older release. */
    readonly oldTurns: number;
    /** The first position was not committed to. */
    readonly founding: boolean;
    /** The reader brought nothing: all this is the word of the server alone. */
    readonly nothingKept: boolean;
  };
  readonly otherwise: OwnCheck['otherwise'];
  readonly faults: readonly RegisterFault[];
}

/** Checks a register for itself, against the reader's own lines, and against what the reader kept. */
export const checkRegister = (register: DiceRegister, { own, kept }: CheckWith): RegisterVerdict => {
  const { turns, founding, closed, over, publicDice } = register;
  const ours = kept.filter(({ ref }) => ref === refOf(register.campaign));
  const listed = (turn: number): boolean => closed !== null && turn >= closed.fromTurn;
  const ofTurns = turns.flatMap((entry) => turnFaults(register.campaign, entry, listed(entry.turn)));
  const keptNow = checkKept(register, own, ours);
  const ownNow = checkOwnLines(register, own, ours);
  const faults = [
    ...secretFaults('founding', founding.commitment, founding.secret, over),
    ...(closed === null ? [] : secretFaults('closed', closed.commitment, closed.secret, over)),
    ...ofTurns,
    ...editionFaults(register),
    ...keptNow.faults,
    ...ownNow.faults,
  ];
  const without = (code: RegisterFault['code']): number => ofTurns.filter((fault) => fault.code === code).length;
  const lists = turns.filter(({ list }) => list !== null).length;
  const proves = (commitment: string | null, secret: string | null): boolean =>
    commitment !== null && secret !== null && checkCommitment(commitment, secret);
  return {
    over,
    proved: {
      secrets: turns.filter(({ secret }) => secret !== null).length - without('secret-other'),
      lists: lists - without('list-other'),
      rolls: labelsIn(register) - without('roll-other'),
      ownLines: ownNow.listed,
      ownReceipts: ownNow.asReceipt,
      kept: keptNow.same + ownNow.asReceipt,
      closed: proves(closed?.commitment ?? null, closed?.secret ?? null),
      founding: proves(founding.commitment, founding.secret),
    },
    atEnd: {
      closedDice: publicDice !== 'all' && lists > 0,
      othersLines: lists > 0,
      founding: founding.commitment !== null && founding.secret === null,
    },
    never: {
      oldTurns: turns.filter(({ ranAt, list }) => ranAt !== null && list === null).length,
      // A campaign that an older release began has got its commitment later.
      founding: founding.commitment === null || founding.at > (turns[0]?.promisedAt ?? founding.at),
      nothingKept: ours.length === 0,
    },
    otherwise: ownNow.otherwise,
    faults,
  };
};

const secretFaults = (
  kind: 'founding' | 'closed',
  commitment: string | null,
  secret: string | null,
  over: boolean,
): readonly RegisterFault[] => {
  if (commitment === null) return [];
  const where = { turn: 0, edition: 1, kind } as const;
  if (secret === null) return over ? [{ code: 'secret-missing', ...where }] : [];
  if (!over) return [{ code: 'secret-early', ...where }];
  return checkCommitment(commitment, secret) ? [] : [{ code: 'secret-other', ...where }];
};

const labelsIn = ({ turns }: DiceRegister): number =>
  turns.reduce((sum, { rolls, list, secret }) => {
    const told = list !== null && secret !== null ? (rolls ?? []) : [];
    return sum + new Set(told.map(({ label }) => label)).size;
  }, 0);
