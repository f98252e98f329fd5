import { oneDomain, othersOf } from '../offers.ts';
import { DOMAIN, FLAG, HOLDING, PROPOSAL, PROVINCES, TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';
import { AGREEABLE, TERMS } from '../terms.ts';

/** Consent to a proposal that will be made this month (DOM-8.1). */
export const agree = freeOrder('AGREE', {
  rule: 'DOM-8.1',
  title: 'Agree',
  help: 'Agrees in advance to what another domain proposes this month. Terms that you leave out may be any.',
  group: GROUPS.answers,
  params: {
    domain: { type: DOMAIN, help: 'with whom' },
    what: { type: PROPOSAL, help: 'to what' },
    provinces: { type: PROVINCES, optional: true, help: 'through which of your provinces' },
    first: { type: HOLDING, optional: true, help: 'their guild' },
    second: { type: HOLDING, optional: true, help: 'yours' },
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    borrowerCommands: { type: FLAG, optional: true, help: 'whoever borrows them gives them orders' },
    borrowerPays: { type: FLAG, optional: true, help: 'whoever borrows them pays them' },
  },
  lines: TERMS('AGREE'),
  options: (known) => oneDomain(known, othersOf(known), () => AGREEABLE),
});
