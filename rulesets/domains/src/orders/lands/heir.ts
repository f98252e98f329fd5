import { branch, oneOf } from '@chancery/kit';
import { OWN_PERSON } from '../param-types.ts';
import { freeOrder, GROUPS } from '../shared.ts';

/** Who follows the ruler (DOM-3.8). */
export const heir = freeOrder('HEIR', {
  rule: 'DOM-3.8',
  title: 'Name an heir',
  help: 'Says who rules if you die. Unless you name somebody it is the first who serves you.',
  group: GROUPS.lands,
  about: [],
  params: { underling: { type: OWN_PERSON, help: 'who' } },
  lines: [{ pattern: 'HEIR <underling>' }],
  options: ({ view }) =>
    oneOf(
      'underling',
      (view.domains[view.domain ?? 0]?.underlings ?? []).map(({ id, name }) => branch(id, name)),
    ),
});
