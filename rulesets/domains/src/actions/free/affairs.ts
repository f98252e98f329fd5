import { getDomain } from '../../rules/find.ts';
import { type DeedOf, firstFault } from '../deed.ts';
import { ownProvincesFault } from './pacts.ts';

/** Free orders about a domain's own people and lands. */

export const nameHeir: DeedOf<'HEIR'> = {
  fault: ({ state, domain }, { underling: person }) =>
    getDomain(state, domain).underlings.some(({ id }) => id === person) ? null : { code: 'no-such-underling', person },
  carryOut: ({ emit, domain }, { underling: person }) => emit({ kind: 'heir-named', rule: 'DOM-3.8', domain, person }),
};

export const setTax: DeedOf<'TAX'> = {
  fault: (acting, { provinces }) => firstFault(ownProvincesFault(acting, provinces)),
  carryOut: ({ emit }, { provinces, rate }) => {
    for (const province of provinces) emit({ kind: 'tax-set', rule: 'DOM-5.8', province, rate });
  },
};
