import { numbersOf, oneProvince, ownProvinces } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A bridge taken down (DOM-2.6). */
export const demolish = action('DEMOLISH', {
  rule: 'DOM-2.6',
  title: 'Demolish a bridge',
  help: 'Takes down a bridge at a border of yours, unless enemies stand beside it.',
  group: GROUPS.building,
  params: { from: { type: PROVINCE, help: 'from where' }, to: { type: PROVINCE, help: 'to where' } },
  lines: [{ pattern: 'DEMOLISH <from> TO <to>' }],
  options: (known) => {
    const ends = known.setting.borders.flatMap(({ a, b, river }, place) =>
      river !== null && known.view.bridges.includes(place) ? [[a, b] as const, [b, a] as const] : [],
    );
    return oneProvince(known, 'from', numbersOf(ownProvinces(known)), {
      then: (from) =>
        oneProvince(
          known,
          'to',
          ends.flatMap(([one, other]) => (one === from ? [other] : [])),
        ),
    });
  },
});
