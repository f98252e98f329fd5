import { oneDomain, othersOf } from '../offers.ts';
import { DOMAIN, FLAG, HOLDING, PROPOSAL, PROVINCES, TROOPS, UNITS } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { TERMS, termsWith } from '../terms.ts';

/** One proposal to one domain (DOM-8.1). */
export const diplomacy = action('DIPLOMACY', {
  rule: 'DOM-8.1',
  title: 'Propose',
  help: 'Proposes an alliance, passage, a trade route, a loan of troops or peace. It holds at once if the other agrees in the same month.',
  group: GROUPS.diplomacy,
  params: {
    domain: { type: DOMAIN, help: 'to whom' },
    what: { type: PROPOSAL, help: 'what' },
    provinces: { type: PROVINCES, optional: true, help: 'through which of their provinces' },
    first: { type: HOLDING, optional: true, help: 'your guild' },
    second: { type: HOLDING, optional: true, help: 'theirs' },
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    borrowerCommands: { type: FLAG, optional: true, help: 'whoever borrows them gives them orders' },
    borrowerPays: { type: FLAG, optional: true, help: 'whoever borrows them pays them' },
  },
  lines: TERMS('DIPLOMACY'),
  options: (known) =>
    oneDomain(known, [...othersOf(known), ...(known.view.domain === null ? [] : [known.view.domain])], (domain) =>
      termsWith(known, domain),
    ),
});
