import type { Turn } from '@chancery/core';
import type { Taken } from '../../memory.ts';
import type { Action, OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import type { Types } from '../../types.ts';
import type { DomainNumber, Round } from '../../words.ts';

/** The actions of the round in hand. */

interface TakenOf<Verb extends Action['verb']> extends Taken {
  readonly order: Extract<Action, OrderOf<Verb>>;
}

/** A domain's lines of these verbs. */
export const takenBy = <Verb extends Action['verb']>(
  { memory }: Turn<Types>,
  domain: DomainNumber,
  verbs: readonly Verb[],
): readonly TakenOf<Verb>[] =>
  (memory.actions.get(domain) ?? []).filter((taken): taken is TakenOf<Verb> =>
    verbs.includes(taken.order.verb as Verb),
  );

export interface Failed {
  readonly domain: DomainNumber;
  readonly round: Round;
  readonly taken: Taken;
  readonly reason: Refusal;
}

/** An action that comes to nothing is used up all the same (DOM-1.7). */
export const fail = ({ emit }: Turn<Types>, { domain, round, taken: { order, position }, reason }: Failed): void =>
  emit({ kind: 'order-failed', rule: 'DOM-1.7', domain, round, position, order, reason });
