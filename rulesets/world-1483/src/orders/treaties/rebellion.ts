import { numberOf } from '@chancery/kit';
import { unitsIn } from '../../rules/find.ts';
import { foreignLands, onePlace, self } from '../offers.ts';
import { RESOURCES, TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** The least that a rebellion costs (W83-13.54). */
const LEAST = 5;

/** Money for the conquered (W83-13.51). */
export const rebellion = action('REBELLION', {
  rule: 'W83-13.51',
  title: 'Support a rebellion',
  help: 'Spends 5 or more on a rebellion in a territory without troops that once belonged to a conquered nation, or in a colonial city: 1 in 10 for 5, up to 6 in 10 for 56.',
  group: GROUPS.treaties,
  params: {
    territory: { type: TERRITORY, help: 'where' },
    amount: { type: RESOURCES, help: 'for how much' },
  },
  lines: [{ pattern: 'REBELLION <territory> WITH <amount>' }],
  options: (known) => {
    const treasury = known.view.own?.treasury ?? 0;
    if (self(known) === null || treasury < LEAST) return null;
    const lands = foreignLands(known).filter(
      ({ number, owner, originalOwner, city }) =>
        owner > 0 && (originalOwner !== owner || city !== null) && unitsIn(known.view, number).length === 0,
    );
    return onePlace(
      known,
      'territory',
      lands.map(({ number }) => number),
      numberOf('amount', { from: LEAST, to: treasury }),
    );
  },
});
