import { everyNumbered } from '@chancery/kit';
import { commanded, oneProvince, unitsByPlace } from '../offers.ts';
import { PROVINCE, TROOPS, UNITS } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { within } from '../ways.ts';

/** Scouts plunder (DOM-10.3). */
export const raid = action('RAID', {
  rule: 'DOM-10.3',
  title: 'Raid',
  help: 'Scouts plunder a province within three borders, without a war. Half of all raids are discovered.',
  group: GROUPS.marching,
  params: {
    province: { type: PROVINCE, help: 'which province' },
    units: { type: UNITS, optional: true, help: 'which Scouts' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
  },
  units: 'units',
  lines: [{ pattern: 'RAID <province> WITH <units>' }, { pattern: 'RAID <province> WITH <troops>' }],
  options: (known) => {
    const scouts = commanded(known).filter(({ type, inside }) => type === 'Scouts' && inside === null);
    const foreign = everyNumbered(known.view.provinces).flatMap(({ number, ruler }) =>
      ruler !== null && ruler !== known.view.domain ? [number] : [],
    );
    return unitsByPlace(known, scouts, (from) =>
      oneProvince(
        known,
        'province',
        within(known, from, 3).filter((to) => foreign.includes(to)),
      ),
    );
  },
});
