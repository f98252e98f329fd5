import type { OrderOf } from '../../order.ts';
import type { Refusal } from '../../refusals.ts';
import { type Group, groupFault } from '../../rules/march.ts';
import type { Acting } from '../../rules/scene.ts';
import { pickUnits } from '../../rules/units.ts';

/** The group that a MOVE or an INVADE sends, or why there is none. */
export type ReadGroup =
  | { readonly group: Group; readonly fault: null }
  | { readonly group: null; readonly fault: Refusal };

export const groupOf = ({ setting, state, domain }: Acting, order: OrderOf<'MOVE' | 'INVADE'>): ReadGroup => {
  const { units, fault } = pickUnits(setting, state, domain, order.args);
  if (fault !== null) return { group: null, fault };
  const { via = [] } = order.args;
  const group: Group = {
    domain,
    units,
    via,
    inside: order.verb === 'MOVE' ? (order.args.inside ?? null) : null,
    invades: order.verb === 'INVADE' ? order.args.province : null,
  };
  const refused = groupFault(setting, state, group);
  return refused === null ? { group, fault: null } : { group: null, fault: refused };
};
