import { DONE } from '@chancery/core';
import { unitsIn } from '../../rules/find.ts';
import { FIGHT_PARAMS, FIGHT_WORDS } from '../fighting.ts';
import { oneNation, onePlace, optional, ownLands } from '../offers.ts';
import { NATION, TERRITORY } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** Guests are attacked (W83-5.52). */
export const expel = action('EXPEL', {
  rule: 'W83-5.52',
  title: 'Expel guests',
  help: 'Your troops in a territory of yours attack the guests there, all or those of one nation. It declares war on guests at peace.',
  group: GROUPS.marching,
  params: {
    territory: { type: TERRITORY, help: 'from which territory of yours' },
    nation: { type: NATION, optional: true, help: 'whose units; all guests if left out' },
    ...FIGHT_PARAMS,
  },
  lines: [{ pattern: `EXPEL <territory> [<nation>] ${FIGHT_WORDS}` }],
  options: (known) => {
    const guestsIn = (territory: number) => [
      ...new Set(
        unitsIn(known.view, territory).flatMap(({ owner }) =>
          owner > 0 && owner !== known.view.nation ? [owner] : [],
        ),
      ),
    ];
    return onePlace(
      known,
      'territory',
      ownLands(known).flatMap(({ number }) => (guestsIn(number).length > 0 ? [number] : [])),
      (territory) => {
        const whose = oneNation(known, 'nation', guestsIn(territory), DONE);
        return whose && optional(whose, 'all guests');
      },
    );
  },
});
