import { type Proof, type ProofKind, proofsOf, refOf } from './proof-lines.ts';
import type { DiceRegister, OwnLine } from './register.ts';
import type { RegisterFault } from './register-fault.ts';

/** Compares what a reader kept of this campaign with what the server says now. */
export interface KeptCheck {
  /** How many things are as they were. */
  readonly same: number;
  readonly faults: readonly RegisterFault[];
}

/** Compares everything but the orders of receipts, which are compared with the reader's own lines. */
export const checkKept = (register: DiceRegister, own: readonly OwnLine[], kept: readonly Proof[]): KeptCheck => {
  const ref = refOf(register.campaign);
  const told = new Map([...proofsOf(register), ...saltsOf(ref, own)].map((proof) => [thingOf(proof), proof.hex]));
  const seats = new Set(own.map(keyOf));
  const faults: RegisterFault[] = [];
  let same = 0;
  for (const [thing, proofs] of byThing(kept, ref)) {
    const { turn, edition, kind, number } = proofs[0] as Proof;
    const where = { turn, edition, kind, ...(number === null ? {} : { number }) };
    const now = told.get(thing);
    // A salt is told to the seat's ruler alone: without the own lines there is nothing to compare it with.
    if (kind === 'salt' && !seats.has(keyOf({ turn, edition }))) continue;
    if (new Set(proofs.map(({ hex }) => hex)).size > 1) faults.push({ code: 'kept-twice', ...where });
    else if (now === undefined) faults.push({ code: 'kept-missing', ...where });
    else if (now !== proofs[0]?.hex) faults.push({ code: 'kept-other', ...where });
    else same += 1;
  }
  return { same, faults };
};

const saltsOf = (ref: string, own: readonly OwnLine[]): readonly Proof[] =>
  own.map(({ turn, edition, salted }) => ({ ref, turn, edition, kind: 'salt', number: null, hex: salted.salt }));

const NOT_HERE: readonly ProofKind[] = ['orders'];

const byThing = (kept: readonly Proof[], ref: string): ReadonlyMap<string, readonly Proof[]> => {
  const things = new Map<string, Proof[]>();
  for (const proof of kept) {
    if (proof.ref !== ref || NOT_HERE.includes(proof.kind)) continue;
    things.set(thingOf(proof), [...(things.get(thingOf(proof)) ?? []), proof]);
  }
  return things;
};

const thingOf = ({ turn, edition, kind, number }: Proof): string => `${turn}.${edition} ${kind} ${number ?? ''}`;
const keyOf = ({ turn, edition }: Pick<Proof, 'turn' | 'edition'>): string => `${turn}.${edition}`;
