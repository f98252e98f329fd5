import { alliesIn } from '../../known/allies.ts';
import { commanded, oneHolding, unitsByPlace } from '../offers.ts';
import { HOLDING, TROOPS, UNITS } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Into a holding (DOM-7.22). */
export const enter = freeOrder('ENTER', {
  rule: 'DOM-7.22',
  title: 'Enter',
  help: 'Units go from the field into a holding of yours or of an ally, if it has room.',
  group: GROUPS.units,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    holding: { type: HOLDING, help: 'which holding' },
  },
  units: 'units',
  lines: [{ pattern: 'ENTER <units> INTO <holding>' }, { pattern: 'ENTER <troops> INTO <holding>' }],
  options: (known) => {
    const open = new Set([known.view.domain, ...alliesIn(known)]);
    const field = commanded(known).filter(({ inside }) => inside === null);
    return unitsByPlace(known, field, (from) =>
      oneHolding(
        known,
        'holding',
        known.view.holdings.filter(({ owner, province }) => province === from && open.has(owner)),
      ),
    );
  },
});
