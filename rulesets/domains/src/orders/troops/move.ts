import { forecastOf } from '../../known/forecast.ts';
import { isFriendly } from '../../rules/passage.ts';
import { commanded, oneHolding, ownHoldings, unitsByPlace } from '../offers.ts';
import { HOLDING, TROOPS, UNITS, WAY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';
import { wayFrom, within } from '../ways.ts';

/** A march through friendly land (DOM-7.9). */
export const move = action('MOVE', {
  rule: 'DOM-7.9',
  title: 'Move',
  help: 'Sends units of one place through friendly provinces, as many as the slowest of them can go. All your MOVE lines of a round are one action. Units inside a holding that stay where they are sally.',
  group: GROUPS.marching,
  params: {
    units: { type: UNITS, optional: true, help: 'which units' },
    troops: { type: TROOPS, optional: true, help: 'or so many of a type' },
    via: { type: WAY, optional: true, help: 'through which provinces' },
    inside: { type: HOLDING, optional: true, help: 'into which holding' },
  },
  units: 'units',
  lines: [
    { pattern: 'MOVE <units> [VIA <via>] [INSIDE <inside>]' },
    { pattern: 'MOVE <troops> [VIA <via>] [INSIDE <inside>]' },
  ],
  also: [{ pattern: 'MOVE <units> TO <via>' }, { pattern: 'MOVE <troops> TO <via>' }],
  options: (known, drafted) => {
    const month = forecastOf(known, drafted);
    if (month === null) return null;
    const open = (province: number): boolean => isFriendly(month.state, month.domain, province, 'march');
    return unitsByPlace(known, commanded(known), (from, holding) => {
      const near = [from, ...within(known, from, 3)];
      const inside = oneHolding(
        known,
        'inside',
        ownHoldings(known).filter(({ province }) => near.includes(province) && open(province)),
      );
      return wayFrom(known, from, { skip: holding !== null, then: inside, open });
    });
  },
});
