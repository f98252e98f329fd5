import { numbersOf, oneProvince, ownProvinces } from '../offers.ts';
import { PROVINCE } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A bridge over a river (DOM-2.5). */
export const bridge = action('BRIDGE', {
  rule: 'DOM-2.5',
  title: 'Bridge a river',
  help: 'For 6 gold a bridge over a river, from land of yours to land that is open to you.',
  group: GROUPS.building,
  params: { from: { type: PROVINCE, help: 'from where' }, to: { type: PROVINCE, help: 'to where' } },
  lines: [{ pattern: 'BRIDGE <from> TO <to>' }],
  options: (known) => {
    const ends = known.setting.borders.flatMap(({ a, b, river }, place) =>
      river !== null && !known.view.bridges.includes(place) ? [[a, b] as const, [b, a] as const] : [],
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
