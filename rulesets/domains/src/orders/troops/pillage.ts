import { everyNumbered } from '@chancery/kit';
import { oneProvince } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A province is plundered (DOM-13.17). */
export const pillage = action('PILLAGE', {
  rule: 'DOM-13.17',
  title: 'Pillage',
  help: 'Takes as much gold as the province has levels, where your units stand unopposed on land of an enemy. Its people will not forget it.',
  group: GROUPS.marching,
  params: { province: { type: PROVINCE, help: 'which province' } },
  lines: [{ pattern: 'PILLAGE <province>' }],
  options: (known) => {
    const enemies = known.view.wars.flatMap(({ attacker, defender }) =>
      attacker === known.view.domain ? [defender] : [],
    );
    return oneProvince(
      known,
      'province',
      everyNumbered(known.view.provinces).flatMap(({ number, ruler }) =>
        ruler !== null && enemies.includes(ruler) ? [number] : [],
      ),
    );
  },
});
