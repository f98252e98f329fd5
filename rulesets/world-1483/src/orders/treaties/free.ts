import { oneNation, ownLands, self, somePlaces } from '../offers.ts';
import { NATION, TERRITORIES } from '../param-types.ts';
import { action, GROUPS } from '../shared.ts';

/** A conquered nation gets its land back (W83-13.70). */
export const free = action('FREE', {
  rule: 'W83-13.70',
  title: 'Grant independence',
  help: 'Gives territories back to the conquered or eliminated nation, or the rebels, that owned them when the game began; one of them has a city. It may arm itself at once.',
  group: GROUPS.treaties,
  params: {
    nation: { type: NATION, help: 'whom' },
    territories: { type: TERRITORIES, help: 'with which territories' },
  },
  lines: [{ pattern: 'FREE <nation> WITH <territories>' }],
  options: (known) => {
    const nation = self(known);
    if (nation === null) return null;
    const once = Map.groupBy(
      ownLands(known).filter(({ originalOwner }) => originalOwner !== null && originalOwner !== nation),
      ({ originalOwner }) => originalOwner as number,
    );
    return oneNation(known, 'nation', [...once.keys()], (whose) =>
      somePlaces(
        known,
        'territories',
        (once.get(whose) ?? []).map(({ number }) => number),
      ),
    );
  },
});
