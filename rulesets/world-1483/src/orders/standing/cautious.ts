import { branch, oneOf } from '@chancery/kit';
import { placeName } from '../../names/names.ts';
import { CAUTIOUS } from '../../words.ts';
import { FIGHT_CHOICE } from '../fighting.ts';
import { ownGenerals } from '../offers.ts';
import { RETREAT, TERRITORIES, UNIT_NUMBER } from '../param-types.ts';
import { GROUPS, standingOrder } from '../shared.ts';

/** When the Cautious leaves the field (W83-4.20, 4.21). */
export const cautious = standingOrder('CAUTIOUS', {
  rule: 'W83-4.20',
  title: 'Instruct the Cautious',
  help: 'A general with this ability withdraws with his troops from a defence when a condition is met, to the first refuge that is open.',
  group: GROUPS.war,
  params: {
    general: { type: UNIT_NUMBER, help: 'which general' },
    retreat: { type: RETREAT, help: 'when' },
    to: { type: TERRITORIES, optional: true, help: 'where to, in this order' },
  },
  lines: [{ pattern: 'CAUTIOUS <general> <retreat> [TO <to>]' }],
  options: (known) => {
    const { skip: _, ...condition } = FIGHT_CHOICE as Extract<typeof FIGHT_CHOICE, { ask: 'condition' }>;
    return oneOf(
      'general',
      ownGenerals(known)
        .filter(({ ability }) => ability === CAUTIOUS)
        .map(({ id, place }) => branch(id, `#${id} at ${placeName(known.setting, place)}`, condition)),
    );
  },
});
