import { branch, oneOf } from '@chancery/kit';
import { numbersOf, oneHolding, oneProvince, ownHoldings, ownProvinces } from '../offers.ts';
import { HOLDING, PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A level more for a holding or a province (DOM-4.5, 4.6). */
export const raise = action('RAISE', {
  rule: 'DOM-4.5',
  title: 'Raise',
  help: 'Raises a holding by a level for as much gold as the new level, twice as much with walls; or a province for three times as much.',
  group: GROUPS.building,
  params: {
    holding: { type: HOLDING, optional: true, help: 'a holding of yours' },
    province: { type: PROVINCE, optional: true, help: 'a province of yours' },
  },
  lines: [{ pattern: 'RAISE <province>' }, { pattern: 'RAISE <holding>' }],
  options: (known) =>
    oneOf('what', [
      branch('holding', 'A holding', oneHolding(known, 'holding', ownHoldings(known))),
      branch('province', 'A province', oneProvince(known, 'province', numbersOf(ownProvinces(known)))),
    ]),
});
