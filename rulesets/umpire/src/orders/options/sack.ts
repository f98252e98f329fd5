import { oneProvince, ownedOf } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** A city of one's own is destroyed for gold (UM-20.16). */
export const sack = nationOrder('SACK', {
  rule: 'UM-20.16',
  title: 'Sack a city',
  help: 'Destroys a city of yours and brings you its revenue once.',
  params: { province: { type: PROVINCE, help: 'where' } },
  lines: [{ pattern: 'SACK <province>' }],
  options: (known) =>
    mayOffer(known, 'SACK') ? oneProvince(ownedOf(known).filter(({ own }) => own.cty === 'Y')) : null,
});
