import { isHex } from '../hash/hex.ts';
import { hashOf } from '../hash-of.ts';
import { withoutRanks } from '../order/ranks.ts';
import type { LineReason } from '../text/line-reasons.ts';
import { hashOfLine } from './lines.ts';
import { openWords } from './private-words.ts';
import { type Proof, refOf } from './proof-lines.ts';
import type { DiceRegister, OwnLine, RegisteredTurn } from './register.ts';
import type { RegisterFault } from './register-fault.ts';

/** What a reader finds of their own orders. */
export interface OwnCheck {
  /** How many own lines are on their lists. */
  readonly listed: number;
  /** Of these, how many hold the orders of a receipt that the reader kept. */
  readonly asReceipt: number;
  /** Lines that hold other orders than the receipt, with the reason that the server gives. */
  readonly otherwise: readonly { readonly turn: number; readonly edition: number; readonly why: LineReason }[];
  readonly faults: readonly RegisterFault[];
}

export const checkOwnLines = (register: DiceRegister, own: readonly OwnLine[], kept: readonly Proof[]): OwnCheck => {
  const entries = new Map(register.turns.map((entry) => [`${entry.turn}.${entry.edition}`, entry]));
  const faults: RegisterFault[] = [];
  const otherwise: OwnCheck['otherwise'][number][] = [];
  let listed = 0;
  let asReceipt = 0;
  for (const line of own) {
    const { turn, edition, why } = line;
    const entry = entries.get(`${turn}.${edition}`);
    if (entry === undefined || !isOnList(entry, line)) {
      faults.push({ code: 'own-line-missing', turn, edition });
      continue;
    }
    listed += 1;
    const first = firstRunOf(register, own, entry);
    if (first !== undefined && ordersHash(first) !== ordersHash(line)) {
      faults.push({ code: 'own-orders-changed', turn, edition });
    }
    const receipt = lastReceipt(kept, refOf(register.campaign), entry);
    if (receipt !== null && receipt === ordersHash(line)) asReceipt += 1;
    else if (why !== null) otherwise.push({ turn, edition, why });
    else if (receipt !== null) faults.push({ code: 'own-orders-other', turn, edition, kind: 'orders' });
  }
  return { listed, asReceipt, otherwise, faults };
};

const isOnList = ({ list }: RegisteredTurn, { seat, salted }: OwnLine): boolean => {
  const { salt, line } = salted;
  if (list === null || !isHex(salt, 32) || line.seat !== seat) return false;
  const hash = hashOfLine(salted);
  return list.lines.some((each) => each.seat === seat && each.hash === hash);
};

/** The own line of the run from which the dice of this one come. */
const firstRunOf = (
  { turns }: DiceRegister,
  own: readonly OwnLine[],
  { turn, edition, list }: RegisteredTurn,
): OwnLine | undefined => {
  const first = turns.find(
    (entry) => entry.turn === turn && entry.edition < edition && entry.list?.digest === list?.diceDigest,
  );
  return first && own.find((line) => line.turn === turn && line.edition === first.edition);
};

/** Private words in the orders are opened by their salts. */
const ordersHash = ({ salted: { line, words = [] } }: OwnLine): string => {
  const orders = withoutRanks(line.orders ?? []);
  return hashOf(openWords(orders, words) ?? orders);
};

/** The orders of the newest sheet of which the reader kept a receipt. */
const lastReceipt = (kept: readonly Proof[], campaign: string, { turn, edition }: RegisteredTurn): string | null => {
  const receipts = kept.filter(
    (proof) => proof.ref === campaign && proof.kind === 'orders' && proof.turn === turn && proof.edition === edition,
  );
  const newest = Math.max(0, ...receipts.map(({ number }) => number ?? 0));
  return receipts.find(({ number }) => (number ?? 0) === newest)?.hex ?? null;
};
