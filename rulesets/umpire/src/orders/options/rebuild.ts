import { oneProvince, ownedOf } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** A ruined city is built up again (UM-20.15). */
export const rebuild = nationOrder('REBUILD', {
  rule: 'UM-20.15',
  title: 'Rebuild a city',
  help: 'Builds up a ruined city of yours again, for 2 RP for each point of its original revenue.',
  params: { province: { type: PROVINCE, help: 'where' } },
  lines: [{ pattern: 'REBUILD <province>' }],
  options: (known) =>
    mayOffer(known, 'REBUILD') ? oneProvince(ownedOf(known).filter(({ own }) => own.cty === 'D')) : null,
});
