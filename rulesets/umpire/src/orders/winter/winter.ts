import { called, oneGeneral, oneThen, ownedOf, ownGeneralsOf } from '../offers.ts';
import { OWN_GENERAL, PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Where a general spends the winter (UM-20.30). */
export const winter = nationOrder('WINTER', {
  rule: 'UM-20.30',
  title: 'Winter quarters',
  help: 'Sends a general to a province of yours for the winter, however far it is; the troops stay where they are.',
  params: {
    general: { type: OWN_GENERAL, help: 'whom' },
    province: { type: PROVINCE, help: 'where' },
  },
  units: 'general',
  lines: [{ pattern: 'WINTER <general> <province>' }],
  also: [{ pattern: 'WINTER <general> IN <province>' }, { pattern: 'WINTER <general> AT <province>' }],
  options: (known) =>
    mayOffer(known, 'WINTER')
      ? oneGeneral(
          ownGeneralsOf(known),
          oneThen(
            'province',
            ownedOf(known).map(({ number, name }) => called(number, name)),
          ),
        )
      : null,
});
