import { branch, everyNumbered, oneOf } from '@chancery/kit';
import { PROVINCE } from '../param-types.ts';
import { mayOffer, nationOrder } from '../shared.ts';

/** Where generals appear while the capital is lost: a standing choice (UM-10.14, 20.26). */
export const replacements = nationOrder('REPLACEMENTS', {
  rule: 'UM-20.26',
  title: 'Replacements',
  help: 'Says in which province new generals appear when you do not own your capital. It stands until you choose another.',
  params: { province: { type: PROVINCE, optional: true, help: 'where; none: no choice' } },
  lines: [{ pattern: 'REPLACEMENTS <province>' }, { pattern: 'REPLACEMENTS NONE' }],
  options: (known) =>
    mayOffer(known, 'REPLACEMENTS')
      ? oneOf(
          'province',
          everyNumbered(known.view.provinces)
            .filter(({ own }) => own !== null)
            .map(({ number, name }) => branch(number, name)),
        )
      : null,
});
