import { afterChangeOfOwner, turnOut } from '../../consequences/holdings.ts';
import { settle } from '../../consequences/settle.ts';
import { findHolding, getProvince, isAlive, unitsInside } from '../../rules/find.ts';
import { isFree } from '../../rules/levels.ts';
import { idsOf } from '../../rules/units.ts';
import type { DeedOf } from '../deed.ts';

/** A gift that nobody need agree to (DOM-4.12). */
export const grant: DeedOf<'GRANT'> = {
  fault: ({ state, domain }, { domain: to, province, holding: id }) => {
    if (to === domain) return { code: 'same-domain', domain: to };
    if (!isAlive(state, to)) return { code: 'eliminated', domain: to };
    if (province !== undefined) {
      const { ruler, occupiedBy } = getProvince(state, province);
      if (ruler !== domain) return { code: 'not-your-province', province };
      return occupiedBy === null ? null : { code: 'province-occupied', province };
    }
    const holding = id === undefined ? null : findHolding(state, id);
    if (holding === null) return { code: 'unknown-holding', holding: id ?? 0 };
    if (holding.owner !== domain) return { code: 'not-your-holding', holding: holding.id };
    return isFree(holding) ? null : { code: 'besieged-or-occupied', holding: holding.id };
  },
  carryOut: (acting, { domain: to, province, holding }) => {
    const { state, emit, domain: by } = acting;
    if (province !== undefined) emit({ kind: 'province-granted', rule: 'DOM-4.12', by, to, province });
    if (holding === undefined) return;
    turnOut(acting, holding, idsOf(unitsInside(state, holding)), 'granted');
    emit({ kind: 'holding-granted', rule: 'DOM-4.12', by, to, holding });
    afterChangeOfOwner(acting, holding);
    settle(acting);
  },
};
