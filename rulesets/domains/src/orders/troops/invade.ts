import type { Choice } from '@chancery/core';
import { everyNumbered } from '@chancery/kit';
import { commanded, oneProvince, unitsByPlace } from '../offers.ts';
import { PROVINCE, TROOPS, UNITS, WAY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { wayFrom, within } from '../ways.ts';

/** A march into the land of an enemy (DOM-7.10). */
export const invade = action('INVADE', {
  rule: 'DOM-7.10',
  title: 'Invade',
  help: 'Leads units into a province of a domain on which you have declared war. All your INVADE lines of a round name the same province and are one action.',
  group: GROUPS.marching,
  params: {
    province: { type: PROVINCE, help: 'which province' },
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    via: { type: WAY, optional: true, help: 'through which provinces' },
  },
  units: 'units',
  lines: [
    { pattern: 'INVADE <province> WITH <units> [VIA <via>]' },
    { pattern: 'INVADE <province> WITH <troops> [VIA <via>]' },
  ],
  options: (known) => {
    const enemies = known.view.wars.flatMap(({ attacker, defender }) =>
      attacker === known.view.domain ? [defender] : [],
    );
    const targets = everyNumbered(known.view.provinces).flatMap(({ number, ruler }) =>
      ruler !== null && enemies.includes(ruler) ? [number] : [],
    );
    if (targets.length === 0) return null;
    return unitsByPlace(known, commanded(known), (from) => {
      const near = within(known, from, 2).filter((to) => targets.includes(to));
      const way = (skip: boolean): Choice | null => wayFrom(known, from, { skip, then: null, open: () => true });
      const [there, here] = [way(false), near.includes(from) ? way(true) : null];
      return oneProvince(known, 'province', near, { then: (to) => (to === from ? here : there) });
    });
  },
});
