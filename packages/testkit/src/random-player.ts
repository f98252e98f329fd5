import {
  afterSection,
  choiceOf,
  type InnerChoices,
  type Known,
  legalOrders,
  type OrderKind,
  orderKindOf,
  orderKindsOf,
  pickOrder,
  type Roller,
  type Ruleset,
  type RulesetTypes,
} from '@chancery/core';
import type { Player } from './player.ts';

/**
 * A player who orders whatever may be ordered: verb by verb and branch by branch, each equally likely. They draft in up to
 * `sittings` sittings; what they have drafted in one is taken into account in the next. At most `most` orders in each.
 */
export const randomPlayer =
  <T extends RulesetTypes>({
    sittings = 3,
    most = 6,
    by = 'ruler',
  }: {
    readonly sittings?: number;
    readonly most?: number;
    readonly by?: OrderKind<T>['by'];
  } = {}): Player<T> =>
  (ruleset, known, dice) => {
    const roller = dice.at('random-player');
    let drafted: readonly T['order'][] = [];
    for (let left = roller.d(sittings); left > 0; left -= 1) {
      drafted = [...drafted, ...oneSitting(ruleset, { known, drafted, by }, roller.d(most), roller)];
      drafted = legalOrders(ruleset, known, drafted);
    }
    return drafted;
  };

interface Sitting<T extends RulesetTypes> {
  readonly known: Known<T>;
  readonly drafted: readonly T['order'][];
  readonly by: OrderKind<T>['by'];
}

/** Fewer than wanted when there is little to choose. */
const oneSitting = <T extends RulesetTypes>(
  { orders }: Ruleset<T>,
  { known, drafted, by }: Sitting<T>,
  wanted: number,
  roller: Roller,
): readonly T['order'][] => {
  const kinds = [...orderKindsOf(orders, by)];
  const picked: T['order'][] = [];
  const inner: InnerChoices<T> = (verb) => {
    const kind = orderKindOf(orders, verb);
    const choice = kind === undefined ? null : choiceOf(orders, kind, known, drafted);
    return kind === undefined || choice === null ? null : { kind, choice: afterSection(choice) };
  };
  while (picked.length < wanted && kinds.length > 0) {
    const at = roller.d(kinds.length) - 1;
    const kind = kinds[at] as OrderKind<T>;
    const choice = choiceOf(orders, kind, known, drafted);
    if (choice === null) kinds.splice(at, 1);
    else picked.push(pickOrder(kind, choice, roller, inner));
  }
  return picked;
};
